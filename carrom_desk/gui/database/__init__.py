"""The database in the window: opened, backed up, recovered; and the log of the program."""
