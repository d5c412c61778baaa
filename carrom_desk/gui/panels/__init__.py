"""Panels of the desk beside the board, each with its values, widget and texts."""
