"""Cytosis: the worker-placement game inside a human cell, as a desktop application."""

__version__ = "0.1.0"
