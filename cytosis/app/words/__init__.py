"""Texts, the log, results."""
