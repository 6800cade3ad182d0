"""Tournaments: pairing and standings, which are pure, and running them on the store."""
