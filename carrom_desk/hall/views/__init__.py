"""Values that the hall shows: tables, results, standings."""
