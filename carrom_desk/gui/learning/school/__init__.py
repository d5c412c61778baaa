"""Umpire training: exercises, progress by law, and learners."""
