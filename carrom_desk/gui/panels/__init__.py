"""The rooms of the desk beside the board: each has its values, its widget, and its words."""
