"""How Amino is told."""
