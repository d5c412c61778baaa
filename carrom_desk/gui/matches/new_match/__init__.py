"""New match: players, laws and format, pairings from a file, and taking over a match in progress."""
