"""Sentences about a match: what it is called, what happened, what was ruled, what is asked."""
