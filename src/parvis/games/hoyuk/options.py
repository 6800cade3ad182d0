"""The options of Höyük: its modes and lengths, and the readings left open by its rulebook.

In a state, `s.options[MODE]` is the index of the chosen value; 0 is always the default.
"""

from typing import Final

from parvis.engine.options import Options
from parvis.games.hoyuk.components import HOUSES as HOUSES_EACH

MODES: Final = ("classic", "intermediate", "expert")
INTERMEDIATE: Final = MODES.index("intermediate")
EXPERT: Final = MODES.index("expert")

OPTIONS: Final = Options()
MODE: Final = OPTIONS.add("mode", *MODES)
HOUSES: Final = OPTIONS.add("houses", *HOUSES_EACH)
CLANS_DRAWN: Final = OPTIONS.add("clans", "chosen", "drawn")
EXPERT_CARDS_JOKERS: Final = OPTIONS.add("expert_cards", "even", "jokers")
TIEBREAK_LINKED: Final = OPTIONS.add("classic_tiebreak", "block", "linked")
CORNER_ALLOWED: Final = OPTIONS.add("corner_only_contact_forbidden", True, False)
CORNER_BETWEEN_BLOCKS_BARRED: Final = OPTIONS.add(
    "corner_contact_between_blocks_forbidden", False, True
)
NEWCOMER_AT_PEN: Final = OPTIONS.add("newcomer_may_touch_pen_only", False, True)
PEN_ON_RUIN: Final = OPTIONS.add("pen_on_ruin", False, True)
EDGE_CLOSED: Final = OPTIONS.add("edge_counts_as_free", True, False)
BUILDING_FREE: Final = OPTIONS.add("building_mandatory", True, False)
FIRST_STEP_TILES_RETURN: Final = OPTIONS.add("first_step_tiles_barred", True, False)
SHAMAN_STAYS: Final = OPTIONS.add("shaman_taken_from_opponent", True, False)
MOST_COUNTS_ZERO: Final = OPTIONS.add("most_ignores_zero", True, False)
HALF_MAY_BE_NOTHING: Final = OPTIONS.add("half_min_one_for_all_elements", True, False)
ONLY_CONTESTED: Final = OPTIONS.add("list_only_contested_blocks", False, True)
LIMIT_EACH_PLAY: Final = OPTIONS.add("family_limit_check", "start_of_chance", "each_play")
DEAL_BY_LAYER: Final = OPTIONS.add("aspect_deal", "all_together", "by_layer")
EMPTY_PILE_DEAD: Final = OPTIONS.add("empty_pile", "refillable", "dead")
SOLO_SCORES_NOTHING: Final = OPTIONS.add("solo_blocks_score", True, False)
SAME_OWNER_TIE_SCORES_NOTHING: Final = OPTIONS.add("same_owner_tie_scores", True, False)
