"""A new match: players, laws and format, pairings from a file, taking over a match in progress."""
