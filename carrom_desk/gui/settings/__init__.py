"""What the umpire chooses: settings, keys and languages."""
