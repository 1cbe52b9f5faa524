"""How wins are paid on the felt: which chips are laid beside which bets, before they go to the credit."""

from __future__ import annotations

from terminal.cabinet.wins import Win
from terminal.screens.player.winning.win_show import Pay
from terminal.screens.shared.felts.felt import Felt, Spot
from terminal.screens.shared.table.stacks import chips_of

PAYS = 12
"""So many pays move at most, those of the largest wins: each moving chip costs a part of every frame."""
CHIPS = 3
"""So many chips represent a pay; the tag states the amount."""


def pays_of(felt: Felt, tab: str, win: Win, chips_cents: tuple[int, ...]) -> tuple[Pay, ...]:
    """The pays of this win on the felt, of which only bets without a tab or under the open one are seen."""
    spots = {spot.bet: spot for spot in felt.spots if spot.tab in ("", tab)}
    seen = [(spots[bet], cents) for bet, cents in win.bets if bet in spots]
    return tuple(_pay(spot, chips_of(cents, chips_cents)) for spot, cents in seen[:PAYS])


def _pay(spot: Spot, chips: list[str]) -> Pay:
    """Beside the stake, on its right."""
    x, y = spot.stack
    return Pay(tuple(chips[:CHIPS]), spot.x + x + spot.chip + 4, spot.y + y)
