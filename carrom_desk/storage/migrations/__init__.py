"""Migrations between versions of the database, run by Alembic."""
