"""Returns True when a report matches the record: the file is read, its match found, and both are compared."""
