"""What the laws are put into: sentences, names of pieces, and readings of what a text leaves open."""
