"""The preferences: a page for everything that can be chosen about the desk, and the card of shortcuts."""
