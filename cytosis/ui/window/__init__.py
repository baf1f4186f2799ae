"""The window, its loop, its devices, and what starts it."""
