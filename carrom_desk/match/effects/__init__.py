"""Effects of entries on the state of a match."""
