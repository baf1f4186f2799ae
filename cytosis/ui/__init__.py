"""The screen: scenes, widgets, pictures and sound. The only package that imports pygame."""
