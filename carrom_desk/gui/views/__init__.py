"""From the match to what each panel shows: pure functions from values to values."""
