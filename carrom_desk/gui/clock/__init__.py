"""The umpire's clock: deadlines, what there is to read, and the watch over a sleeping machine."""
