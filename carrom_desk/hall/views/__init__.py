"""Values shown by the hall: tables, results, standings."""
