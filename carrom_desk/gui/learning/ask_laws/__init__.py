"""Look up a ruling: a position and an act, with the ruling of each edition."""
