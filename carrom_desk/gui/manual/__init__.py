"""The manual: pages of text with pictures, on the screen."""
