"""Runs all migrations on the given connection, in a single transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    # SQLite can change little of a table in place; a batch builds it again.
    render_as_batch=True,
)
context.run_migrations()
