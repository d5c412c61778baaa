"""Law book: every edition, searchable, with how the program applies each law."""
