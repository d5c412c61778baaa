"""Commands that need no window, a module for each."""
