"""How Cellulose is told."""
