"""Match, entry and state as JSON, read strictly and written canonically."""
