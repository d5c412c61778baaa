"""Files of SoL, the tournament program: reading, checking, and writing results."""
