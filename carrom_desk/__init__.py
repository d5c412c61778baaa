"""Carrom Desk: a referee assistant for carrom."""

__version__ = "1.0.0"
