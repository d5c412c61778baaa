"""The database in the window: opened, backed up, recovered; the system check and the log of the program."""
