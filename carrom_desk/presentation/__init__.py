"""What users see, decided once and as values, and every sentence about a match; views draw it."""
