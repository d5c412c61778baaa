"""Dialogs by which the umpire makes an entry."""
