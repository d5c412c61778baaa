"""Pages about the laws: comparison of rulings, law book, mock exam."""
