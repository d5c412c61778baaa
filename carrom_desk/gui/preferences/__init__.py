"""Preferences and the card of shortcuts."""
