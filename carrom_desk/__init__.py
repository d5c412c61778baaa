"""Carrom Desk: a referee's desk for carrom."""

__version__ = "0.1.0"
