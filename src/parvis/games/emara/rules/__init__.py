"""The rules of La Couronne d'Emara, a module a chapter of the rulebook."""

from typing import Final

from parvis.engine import Ask, Do
from parvis.games.emara import kinds as k
from parvis.games.emara import setup
from parvis.games.emara.rules import (
    advisors,
    bonus,
    country,
    favours,
    paying,
    rounds,
    solo,
    town,
    turn,
)
from parvis.games.emara.state import State

ASKS: Final[dict[int, Ask[State]]] = {
    k.LAY_COUNTRY: setup.ask_lay_country,
    k.LAY_TOWN: setup.ask_lay_town,
    k.LAY_ADVISOR: setup.ask_lay_advisor,
    k.TURN_UP: bonus.ask_turn_up,
    k.OPEN: rounds.ask_reveal,
    k.STATUE: setup.ask_statue,
    k.DRAW: rounds.ask_draw,
    k.REVEAL: rounds.ask_reveal,
    k.TRIBUTE: rounds.ask_tribute,
    k.SETTLE: rounds.ask_settle,
    k.PLAY: turn.ask_play,
    k.TURN: turn.ask_turn,
    k.GATHER: country.ask_gather,
    k.CRAFTSMAN: country.ask_craftsman,
    k.VISIT: town.ask_visit,
    k.AT_ONCE: bonus.ask_at_once,
    k.LEAVE_OUT: paying.ask_leave_out,
    k.PAY: paying.ask_pay,
    k.SPEND: paying.ask_spend,
    k.DRAW_FAVOUR: favours.ask_draw_favour,
    k.KEEP: favours.ask_keep,
}

DOES: Final[dict[int, Do[State]]] = {
    k.LAY_COUNTRY: setup.do_lay_country,
    k.LAY_TOWN: setup.do_lay_town,
    k.LAY_ADVISOR: setup.do_lay_advisor,
    k.TURN_UP: bonus.do_turn_up,
    k.OPEN: setup.do_open,
    k.STATUE: setup.do_statue,
    k.PLACE_ENVOYS: setup.do_place_envoys,
    k.ROUND: rounds.do_round,
    k.DEAL: rounds.do_deal,
    k.DRAW: rounds.do_draw,
    k.REVEAL: rounds.do_reveal,
    k.ROUND_END: rounds.do_round_end,
    k.TRIBUTE: rounds.do_tribute,
    k.VICTORIA: solo.do_victoria,
    k.CLEAN_UP: rounds.do_clean_up,
    k.SETTLE: rounds.do_settle,
    k.PLAY: turn.do_play,
    k.TURN: turn.do_turn,
    k.GATHER: country.do_gather,
    k.CRAFTSMAN: country.do_craftsman,
    k.VISIT: town.do_visit,
    k.AT_ONCE: bonus.do_at_once,
    k.LEAVE_OUT: paying.do_leave_out,
    k.PAY: paying.do_pay,
    k.SPEND: paying.do_spend,
    k.GIVEN: town.do_given,
    k.DONATED: town.do_donated,
    k.DRAW_FAVOURS: favours.do_draw_favours,
    k.DRAW_FAVOUR: favours.do_draw_favour,
    k.KEEP: favours.do_keep,
    k.EXCHANGED: turn.do_exchanged,
    k.BUILT: town.do_built,
    k.BAKED: country.do_baked,
    k.HIRED: bonus.do_hired,
    k.RECRUITED: bonus.do_recruited,
    k.HELPED: advisors.do_helped,
    k.RELIEVED: rounds.do_relieved,
}
