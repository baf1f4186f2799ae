"""Tests of Cellulose."""
