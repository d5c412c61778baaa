"""Dialogs, each with one purpose; they show what is missing, and answer with a value or None."""
