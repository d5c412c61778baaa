"""What now: the next step of the match in one sentence, the words to call, and what can be done."""
