"""Training, the law book and looking up a ruling."""
