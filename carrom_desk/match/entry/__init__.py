"""The entries of a match, each described once."""
