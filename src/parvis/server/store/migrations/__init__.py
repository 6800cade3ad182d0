"""Changes of the database's tables, in order. `Store.open` applies those that are missing."""
