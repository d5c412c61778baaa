"""Stored matches: list, filters, opening, import, export and trash."""
