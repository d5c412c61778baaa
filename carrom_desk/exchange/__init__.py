"""Documents exchanged with other programs: scenarios, match files, SoL files."""
