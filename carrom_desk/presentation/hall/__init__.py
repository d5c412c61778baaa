"""Words of the pages of a hall, and its refusals."""
