"""The game as lines of text: for terminals, screen readers and scripts."""
