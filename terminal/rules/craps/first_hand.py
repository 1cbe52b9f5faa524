"""The first hand of the craps family: the Pass Line, its Point with odds, and a Place bet on the 6."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rules.craps.layout import Layout
from terminal.rules.first_hand import Step

LINE, ODDS, SIX = "pass_line", "pass_odds", "place@6"
POINT, COME_OUT, HIT, MADE = 8, (5, 3), (5, 1), (6, 2)
LINE_CENTS = (10_00, 5_00, 20_00, 25_00, 50_00, 100_00)
ODDS_TIMES = (2, 1)
SIX_STEPS = (12, 6, 18, 30, 60, 120)
"""In units of the sheet's smallest chip of 1.00: a Place bet on the 6 is paid exactly in sixes."""


def first_hands(layout: Layout) -> Iterator[tuple[Step, ...]]:
    """The lesson with each stake of the line, the most instructive first; none where the variant lacks a bet of it."""
    bets = layout.catalogue.bets
    if not {LINE, ODDS, SIX} <= bets.keys() or POINT not in layout.catalogue.points:
        return
    for line_cents in LINE_CENTS:
        yield (
            Step("line", LINE, (line_cents,)),
            Step("come_out", LINE, dice=COME_OUT),
            Step("odds", ODDS, tuple(line_cents * times for times in ODDS_TIMES)),
            Step("number", SIX, tuple(100 * units for units in SIX_STEPS)),
            Step("hit", SIX, dice=HIT),
            Step("point", LINE, dice=MADE),
        )
