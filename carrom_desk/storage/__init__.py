"""The database of matches: the only place that knows SQL."""
