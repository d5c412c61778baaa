"""Forms for a new match, a paper sheet and a document."""
