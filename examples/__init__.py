"""Small programs to start from."""
