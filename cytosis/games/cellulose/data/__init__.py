"""The rules data of Cellulose, read and checked."""
