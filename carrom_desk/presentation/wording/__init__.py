"""Sentences about a match: its name, events, rulings and questions."""
