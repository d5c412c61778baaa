"""Dialogs: each asks for one thing, shows what is missing, and answers with a value or None."""
