"""The shipped laws: law book, digest and search."""
