"""The options of Höyük: its modes and lengths, and the readings left open by its rulebook.

Rules ask for an option by its place in `s.options`, which holds the index of the chosen
value; 0 is always the default.
"""

from typing import Final

from parvis.engine.options import Option

OPTIONS: Final = (
    Option("mode", "classic", "intermediate", "expert"),
    Option("houses", 25, 20, 15),
    Option("clans", "chosen", "drawn"),
    Option("expert_cards", "even", "jokers"),
    Option("classic_tiebreak", "block", "linked"),
    Option("corner_only_contact_forbidden", True, False),
    Option("corner_contact_between_blocks_forbidden", False, True),
    Option("newcomer_may_touch_pen_only", False, True),
    Option("pen_on_ruin", False, True),
    Option("edge_counts_as_free", True, False),
    Option("building_mandatory", True, False),
    Option("first_step_tiles_barred", True, False),
    Option("shaman_taken_from_opponent", True, False),
    Option("most_ignores_zero", True, False),
    Option("half_min_one_for_all_elements", True, False),
    Option("list_only_contested_blocks", False, True),
    Option("family_limit_check", "start_of_chance", "each_play"),
    Option("aspect_deal", "all_together", "by_layer"),
    Option("empty_pile", "refillable", "dead"),
    Option("solo_blocks_score", True, False),
    Option("same_owner_tie_scores", True, False),
)

MODE: Final = 0
HOUSES: Final = 1
CLANS_DRAWN: Final = 2
EXPERT_CARDS_JOKERS: Final = 3
TIEBREAK_LINKED: Final = 4
CORNER_ALLOWED: Final = 5
CORNER_BETWEEN_BLOCKS_BARRED: Final = 6
NEWCOMER_AT_PEN: Final = 7
PEN_ON_RUIN: Final = 8
EDGE_CLOSED: Final = 9
BUILDING_FREE: Final = 10
FIRST_STEP_TILES_RETURN: Final = 11
SHAMAN_STAYS: Final = 12
MOST_COUNTS_ZERO: Final = 13
HALF_MAY_BE_NOTHING: Final = 14
ONLY_CONTESTED: Final = 15
LIMIT_EACH_PLAY: Final = 16
DEAL_BY_LAYER: Final = 17
EMPTY_PILE_DEAD: Final = 18
SOLO_SCORES_NOTHING: Final = 19
SAME_OWNER_TIE_SCORES_NOTHING: Final = 20

CLASSIC: Final = 0
INTERMEDIATE: Final = 1
EXPERT: Final = 2
HOUSE_LIMITS: Final = (25, 20, 15)
