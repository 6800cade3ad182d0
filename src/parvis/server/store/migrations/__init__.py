"""Migrations of the database, in order. `Store.open` applies the missing ones."""
