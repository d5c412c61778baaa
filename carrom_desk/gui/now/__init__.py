"""What now: the next step, as values worked out from the match and the marks."""
