"""Playing: the one door, set-up, who plays, replays."""
