"""Networks for the players, learned from games against themselves: `parvis train`."""


class BadConfig(ValueError):
    """Training can't be changed like this. The message says why."""
