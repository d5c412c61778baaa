"""The clock of a round: all its matches have the same time together."""
