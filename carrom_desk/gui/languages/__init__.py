"""The languages of the window and of the calls."""
