"""Words of the laws: sentences, names of pieces, and readings of open questions."""
