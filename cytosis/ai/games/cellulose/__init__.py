"""How Cellulose is thought about."""
