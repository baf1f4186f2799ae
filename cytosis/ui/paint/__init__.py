"""Drawing: pictures, type, themes."""
