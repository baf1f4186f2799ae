"""The faults of the fault model, one row each: run small by the tests, at full size by ``dev.py soak``."""
