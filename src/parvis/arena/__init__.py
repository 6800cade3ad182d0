"""The arena: matches between computer players with rotated seats, ratings, and reports."""
