"""Data files and plain data as people write them: read, laid over each other, checked, refused with a reason."""
