"""The table of any game: its scene, questions, log, coach, replay, lesson."""
