"""Drawings of Cytosis."""
