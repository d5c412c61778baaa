"""Protocols of the database that a match needs."""
