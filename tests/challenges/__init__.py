"""The challenges: their files, and a solution of every medal, found by packaging/lab/challenges.py."""
