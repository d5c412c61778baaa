"""A paper sheet typed in: its boards as they are written, what they add up to, and what is wrong with them."""
