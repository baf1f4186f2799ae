"""The table of Cytosis."""
