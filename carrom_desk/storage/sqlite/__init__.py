"""SQLite: its driver, its files, and the lock of the writing desk."""
