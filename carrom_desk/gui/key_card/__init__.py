"""The card of keys: on the screen, on paper, as a file."""
