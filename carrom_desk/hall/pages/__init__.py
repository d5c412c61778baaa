"""Pages of the hall, rendered from values with templates."""
