"""Cytosis: its state, rules and views."""
