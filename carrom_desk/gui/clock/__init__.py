"""The umpire's clock: deadlines, readings and detection of system sleep."""
