"""Database of matches; the only package that uses SQL."""
