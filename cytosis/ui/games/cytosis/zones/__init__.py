"""The zones of Cytosis' table, one class per concern."""
