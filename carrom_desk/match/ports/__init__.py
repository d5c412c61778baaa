"""Protocols of the storage that a match needs."""
