"""Database of the window: opening, backups and recovery, system check and program log."""
