"""The hall: every table in one place, for the chief referee, for those who watch, and for the stream."""
