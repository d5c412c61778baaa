"""What every part of the window is made of: theme, icons, layouts, names, and work beside the window."""
