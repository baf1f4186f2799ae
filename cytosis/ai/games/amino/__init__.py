"""How Amino is thought about."""
