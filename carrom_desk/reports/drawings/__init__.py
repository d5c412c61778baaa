"""The drawings of reports as SVG."""
