"""Scoreboard window for spectators: names, score, clock and ruling, without controls."""
