"""Ask the laws: a position and an act, and what every edition rules about it."""
