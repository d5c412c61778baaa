"""Toolkit of the window: theme, icons, layouts, names and background work."""
