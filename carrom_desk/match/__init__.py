"""A match as a log of entries: set up, decided, evolved and replayed, without a clock or a disk."""
