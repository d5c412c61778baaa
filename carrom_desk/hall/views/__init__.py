"""What the hall shows, as values: tables, results, standings."""
