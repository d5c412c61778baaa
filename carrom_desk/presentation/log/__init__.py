"""Texts of the log: lines of a report, rows of the window, and the place of an entry in the match."""
