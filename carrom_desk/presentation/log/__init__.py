"""The log in words: its lines in a report, its rows in a window, and where in the match an entry belongs."""
