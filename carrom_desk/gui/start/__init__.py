"""The page that the desk starts with, while no match is open."""
