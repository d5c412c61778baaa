"""The windows: they show the state and pass on what the umpire wants; they decide nothing."""
