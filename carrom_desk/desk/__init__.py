"""The desk without a user interface: the open match, the library of matches, and ports to the outside."""
