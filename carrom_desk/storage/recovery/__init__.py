"""Checks of a database, and what can still be read of a damaged one."""
