"""Whether this computer is fit for a match: one small function for each thing that a match depends on."""
