"""The desk without a screen: the open match, the library of matches, and the ports to what lies outside."""
