"""What is on disk: saves, their list, settings, statistics, reports."""
