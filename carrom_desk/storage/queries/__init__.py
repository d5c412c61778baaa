"""How stored matches are listed, searched and counted."""
