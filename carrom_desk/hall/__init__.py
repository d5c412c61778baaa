"""The hall: all tables in one place, for the chief referee, spectators and streams."""
