"""Connection of a table to the hall that it has joined."""
