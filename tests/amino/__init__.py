"""Tests of Amino."""
