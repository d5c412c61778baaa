"""JSON form of matches, entries and states, read strictly and written canonically."""
