"""Start page, shown while no match is open."""
