"""Desk without a screen: the open match, the library of matches, and ports to the outside."""
