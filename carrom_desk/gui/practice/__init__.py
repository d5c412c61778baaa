"""Practice: situations to rule on, and a database of its own with a mark that cannot be overlooked."""
