"""What was decided well, what was not, and what was luck: after a game, and before the next."""
