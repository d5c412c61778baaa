"""The hall as the window knows it: joined, followed, left, opened."""
