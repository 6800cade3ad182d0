"""R48 to R53  Rules with two readings. In a state, `s.options[STRICT_LARGE]` is 1 when it is on."""

from typing import Final

from parvis.engine import Options

OPTIONS: Final = Options()
STRICT_LARGE: Final = OPTIONS.add("strict_large_worker", False, True)
PASS_AT_ZERO: Final = OPTIONS.add("pass_at_zero", False, True)
NEGATIVE_POINTS: Final = OPTIONS.add("negative_vp", False, True)
NO_SELL_THEN_BUY: Final = OPTIONS.add("no_sell_then_buy", False, True)
# R49  1: a second card of a name lacks the function of the first.
SECOND_APART: Final = OPTIONS.add("second_cards", True, False)
# R50  1: the player names the archbishop's craftsman at the event.
HELP_AT_ONCE: Final = OPTIONS.add("archbishop", "cathedral", "event")
# R51  1: the large worker at the mill is one figure for Philip.
COUNT_FIGURES: Final = OPTIONS.add("philip_gift", "workers", "figures")
# R52  1: the sixth place is lost with a craftsman.
JACK_ENDS: Final = OPTIONS.add("jack_lasts", True, False)
# R53  1: Thomas decides before the bishop; winter and volunteers also change the patrons' goods.
THOMAS_FIRST: Final = OPTIONS.add("thomas_first", False, True)
PATRONS_TOO: Final = OPTIONS.add("patron_yields", False, True)
