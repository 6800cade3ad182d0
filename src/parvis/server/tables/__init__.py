"""Live tables: seats, games in progress, and what watchers are told."""
