"""Puzzles: positions where one choice is clearly best and is not the obvious one."""
