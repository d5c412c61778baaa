"""Queries that list, search and count stored matches."""
