"""What is heard: tones made here, played by what the platform has, and whether that worked."""
