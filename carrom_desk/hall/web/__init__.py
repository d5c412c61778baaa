"""General parts of the hub's web server: connections, limits, headers."""
