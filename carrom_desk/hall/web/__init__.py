"""Parts of the hub's web server for whatever it serves: connections, limits, headers."""
