"""How Cellulose looks and is played on the stage."""
