"""What the hub's web server needs whatever it serves: connections, limits, headers."""
