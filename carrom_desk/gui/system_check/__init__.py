"""The system check on the screen: a line for each thing that a match depends on."""
