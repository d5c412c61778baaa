"""What is filled in before something is done: a new match, a paper sheet, a document."""
