"""Practice: situations to rule on, in a separate database and clearly marked."""
