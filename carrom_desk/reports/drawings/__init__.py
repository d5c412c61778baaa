"""SVG drawings of reports."""
