"""What each entry does to the state of a match."""
