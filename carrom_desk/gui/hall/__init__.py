"""The hall in the window: joining, syncing, leaving and opening it."""
