"""Umpire training: exercises made from the rules without end, scheduled by law. It knows neither Qt nor disk."""
