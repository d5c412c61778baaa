"""Documents about a match: values in, text out."""
