"""The law book: every edition to be read and searched, with what the desk does about each law."""
