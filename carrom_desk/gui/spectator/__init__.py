"""A second window for those who watch: names, score, clock and what was ruled, nothing to press."""
