"""The editions of the laws, each a value."""
