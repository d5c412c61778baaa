"""Cases that exercises and exams ask about: acts, moments of a match, and look-up questions."""
