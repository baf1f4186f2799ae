"""What surrounds a game: saves, settings, texts, the text table."""
