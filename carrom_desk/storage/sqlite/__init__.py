"""What only SQLite needs: its driver, its files, and the lock of the one desk that writes."""
