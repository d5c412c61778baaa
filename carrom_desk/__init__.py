"""Carrom Desk: a referee's desk for carrom."""

__version__ = "1.0.0"
