"""Umpire training in the window: exercises, what is known of each law, and who learns."""
