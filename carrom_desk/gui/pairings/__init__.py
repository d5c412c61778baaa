"""Pairings of the tournament desk taken into the library."""
