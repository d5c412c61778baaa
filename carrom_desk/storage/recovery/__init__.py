"""Checks of a database, and recovery of damaged ones."""
