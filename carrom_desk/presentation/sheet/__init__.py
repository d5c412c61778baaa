"""Contents of a report, as values derived from a match's log."""
