"""Dialogs: each asks for one thing, says what is missing, and answers with a value or nothing."""
