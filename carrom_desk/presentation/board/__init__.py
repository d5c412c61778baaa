"""Values and texts of the displayed board."""
