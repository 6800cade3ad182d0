"""Puzzles: moments of games where one choice is clearly best, and the natural one is not."""
