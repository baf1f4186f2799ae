"""Cytosis: the worker-placement game inside a human cell, as a desktop application."""
