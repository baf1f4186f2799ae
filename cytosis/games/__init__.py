"""The games built on the engine."""
