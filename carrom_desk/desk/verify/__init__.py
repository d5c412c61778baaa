"""Verification of reports: the file is read, its match found, and both are compared."""
