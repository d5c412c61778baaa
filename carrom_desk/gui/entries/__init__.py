"""Dialogs for entries."""
