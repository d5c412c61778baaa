"""All that a report says of a match, as values that follow from its log."""
