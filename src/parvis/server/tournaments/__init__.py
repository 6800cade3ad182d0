"""Tournaments: pairing and standings as pure functions, and running them on the store."""
