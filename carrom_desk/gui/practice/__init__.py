"""Practice: situations to rule on, in a separate database with a prominent mark."""
