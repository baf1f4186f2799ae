"""What single games look like."""
