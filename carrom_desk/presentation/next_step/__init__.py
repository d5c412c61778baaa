"""The next step: actions, offers, sentence and reminders."""
