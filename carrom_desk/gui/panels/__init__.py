"""The parts of the umpire's window beside the board: each shows values and tells what the umpire wants."""
