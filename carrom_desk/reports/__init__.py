"""Documents about matches, created from values."""
