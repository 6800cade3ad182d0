"""What must survive: the database and its tables."""
