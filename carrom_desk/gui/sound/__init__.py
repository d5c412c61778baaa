"""Bundled sounds, played by the platform's player."""
