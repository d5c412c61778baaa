"""Round clock, shared by all matches of a round."""
