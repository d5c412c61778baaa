"""Statistics of a match, and of a player over several."""
