"""The report of a match: score cards, details, log, and the blank sheet."""
