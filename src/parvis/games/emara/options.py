"""The options of La Couronne d'Emara. In a state, `s.options[SOLO]` is the index of the value."""

from typing import Final

from parvis.engine import Options
from parvis.games.emara.components import FIRST_START, LOWEST_START, TRACK

BY_EVENT: Final = "event"

OPTIONS: Final = Options()
BUILDING_START: Final = OPTIONS.add(
    "building_start", BY_EVENT, *range(TRACK + 1), needs=("solo", "score")
)
INFORMED_CHOICE: Final = OPTIONS.add("informed_choice", False, True)
SOLO: Final = OPTIONS.add("solo", "score", "campaign", seats=(1,))
CAMPAIGN_START: Final = OPTIONS.add(
    "campaign_start",
    FIRST_START,
    *(n for n in range(LOWEST_START, TRACK + 1) if n != FIRST_START),
    seats=(1,),
    needs=("solo", "campaign"),
)
TOKEN_SAME_VISIT: Final = OPTIONS.add("cathedral_token_same_visit", False, True)  # R16
RESHUFFLE_AT_ONCE: Final = OPTIONS.add("favour_reshuffle", "on_need", "at_once")  # R48
VICTORIA_COURT: Final = OPTIONS.add("victoria_court_bonus", False, True, seats=(1,))  # R49


CAMPAIGN_ALONE: Final = "campaign-alone"
CAMPAIGN_HAS_ITS_START: Final = "campaign-start"
NO_CAMPAIGN: Final = "no-campaign"
REFUSALS: Final = (CAMPAIGN_ALONE, CAMPAIGN_HAS_ITS_START, NO_CAMPAIGN)


def refuse(seats: int, options: tuple[int, ...]) -> str:
    """Return why a game can't be started with these options; "" if it can."""
    campaign = options[SOLO] == 1
    if campaign and seats > 1:
        return CAMPAIGN_ALONE
    if campaign and options[BUILDING_START]:
        return CAMPAIGN_HAS_ITS_START
    if options[CAMPAIGN_START] and not campaign:
        return NO_CAMPAIGN
    return ""
