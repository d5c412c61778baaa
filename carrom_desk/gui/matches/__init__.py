"""The stored matches: listed, filtered, opened, imported, exported and deleted."""
