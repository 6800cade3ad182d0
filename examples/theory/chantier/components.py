"""The printed numbers."""

from typing import Final

BUILDERS: Final = 2  # of each player
PRICES: Final = (3, 2, 1, 0)  # to place the first builder that is drawn, the second …
SPACES: Final = (5, 3, 2, 1)  # points, the best first
PURSES: Final = (1, 2, 4)  # gold at the start, drawn uniformly
