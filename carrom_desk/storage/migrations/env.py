"""Runs all migrations on the given connection, in a single transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    # SQLite can hardly alter tables in place, so batch mode rebuilds them.
    render_as_batch=True,
)
context.run_migrations()
