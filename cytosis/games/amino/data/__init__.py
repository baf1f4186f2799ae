"""The rules data of Amino, read and checked."""
