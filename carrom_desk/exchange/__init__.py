"""Documents that other programs read and write: scenarios, match files, SoL."""
