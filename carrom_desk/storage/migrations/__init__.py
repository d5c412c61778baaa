"""How a database goes from one version to the next, as Alembic runs it."""
