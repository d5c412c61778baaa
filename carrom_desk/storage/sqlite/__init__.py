"""SQLite: driver, files, and the lock of the writing desk."""
