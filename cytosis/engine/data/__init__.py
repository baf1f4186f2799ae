"""Data files and plain data as people write them: read, merged, checked, refused with a reason."""
