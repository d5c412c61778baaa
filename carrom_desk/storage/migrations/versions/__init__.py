"""One file per migration. A released migration is never changed, and does not depend on current table definitions."""
