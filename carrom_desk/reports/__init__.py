"""What is printed or handed on about a match: values in, text out."""
