"""Sentences about matches, entries, rulings and refusals."""
