"""What the fields of Lucky Roller and Lucky Shooter light up, read off the marks of the table."""

from __future__ import annotations

from terminal.cabinet.state import State
from terminal.rules.craps.lucky_bets import ROLLERS
from terminal.screens.player.felts.felt import Spot

Marked = tuple[list[int], int, bool]
"""The totals that are hit, the total that is marked (0 for none), and whether all is hit that wins."""

NONE: Marked = ([], 0, False)


def marks(spot: Spot, state: State) -> Marked:
    """What is lit on the spot; nothing on the spots of other bets."""
    if spot.face == "roller":
        return _roller(spot.bet, state)
    return _shooter(state) if spot.face == "shooter" else NONE


def _roller(bet: str, state: State) -> Marked:
    """The totals that have come since the last 7, as far as they count here; gold once all have."""
    _, wanted = ROLLERS[bet]
    hit = [total for total in state.craps.marks.since_seven if total in wanted]
    return hit, 0, len(hit) == len(wanted)


def _shooter(state: State) -> Marked:
    """Its own Point in red, and the other Points that have come since in blue; nothing while no such bet is up."""
    marks = state.craps.marks
    if "lucky_shooter" not in state.craps.bets or marks.point is None:
        return NONE
    return [total for total in marks.since_point if total != marks.point], marks.point, False
