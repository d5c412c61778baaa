"""The keys of the window: what each does, which ones are in force, and how they are written."""
