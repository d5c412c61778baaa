"""All stored matches: found, opened, reported, written, taken in, deleted."""
