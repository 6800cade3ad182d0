"""Observations: what a seat sees as a vector, for learned players and for training."""
