"""A match as a log of entries: setup, decisions, state and replay, without clock or disk access."""
