"""Settings, shortcuts and languages."""
