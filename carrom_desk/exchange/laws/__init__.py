"""The laws that ship: the law book, its digest, and the search in them."""
