"""The arena: seat-balanced matches between computer players, ratings, and what can be learnt."""
