"""The board as it is shown, and its words."""
