"""Pages about the laws: rulings compared, law book, mock exam."""
