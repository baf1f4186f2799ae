"""How Cytosis is told."""
