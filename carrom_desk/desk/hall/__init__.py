"""The way from a table to the hall that it has joined."""
