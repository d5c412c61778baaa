"""What is seen while no match is open."""
