"""Start page, shown without an open match."""
