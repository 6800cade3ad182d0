"""Studying the games: simulations, data sets, learning environments."""
