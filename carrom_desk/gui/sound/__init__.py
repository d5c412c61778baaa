"""What is heard: bundled sounds, played by what the platform has, and whether that worked."""
