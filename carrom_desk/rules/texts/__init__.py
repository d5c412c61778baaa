"""Texts of the laws: names of pieces, sentences about men, and readings of open questions."""
