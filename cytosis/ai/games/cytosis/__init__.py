"""How Cytosis is thought about."""
