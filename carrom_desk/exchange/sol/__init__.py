"""Files of SoL, the tournament program: read, checked, and written with results."""
