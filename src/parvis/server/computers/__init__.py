"""Computer players and analysts, in worker processes."""
