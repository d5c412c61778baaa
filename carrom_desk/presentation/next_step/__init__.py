"""Next step: actions, offers, sentence and reminders."""
