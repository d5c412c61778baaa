"""The kinds of entries of a match."""
