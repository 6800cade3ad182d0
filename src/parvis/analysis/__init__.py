"""Judges finished games: good decisions, mistakes, and luck."""
