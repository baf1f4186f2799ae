"""How Amino looks."""
