"""What lies on the fields of a shared table, for everyone round it: the largest sums, and the seats that have them."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.table.watching.sight import Sight

LAID_ROLES = ("title", "value", "seats", "speech")
FIXED = ("closed", "rolling")
"""The phases in which it is fixed which bets count, and they are not decided."""
SHOWN = 6
"""So many fields are shown; the others together are the last line."""


def laid_rows(sight: Sight, style: str) -> list[Row]:
    """A line for each field with bets, the largest sum first; nothing while none lie, or the house shows none."""
    fields: dict[str, dict[int, int]] = {}
    for seat, bets in _by_seat(sight, style).items():
        for bet, cents in bets.items():
            fields.setdefault(bet, {})[seat] = cents
    largest = sorted(fields.items(), key=lambda one: (-sum(one[1].values()), one[0]))
    if len(largest) > SHOWN:
        others: dict[int, int] = {}
        for _, seats in largest[SHOWN - 1 :]:
            others = {seat: others.get(seat, 0) + seats.get(seat, 0) for seat in (*others, *seats)}
        largest = [*largest[: SHOWN - 1], ("", others)]
    return [_row(sight, style, bet, seats) for bet, seats in largest]


def _by_seat(sight: Sight, style: str) -> Mapping[int, Mapping[str, int]]:
    """The bets of each seat: those that count once that is fixed, before it the chips as they are laid."""
    if style == "off" or sight.shown is None:
        return {}
    if sight.shown.phase in FIXED:
        return {seat: one.bets for seat, one in sight.board.seals.items() if one.stake_cents}
    return sight.views


def _row(sight: Sight, style: str, bet: str, seats: Mapping[int, int]) -> Row:
    mode = sight.board.mode
    title = bet_name(bet, mode.game) if bet else translate("Display", "Other fields")
    value = languages.amount(sum(seats.values()), mode.currency)
    numbers = ", ".join(map(str, sorted(seats))) if style == "chips" else ""
    said = translate("Display", "seats {0}").format(numbers) if numbers else ""
    return (title, value, numbers, ", ".join(filter(None, (f"{title}: {value}", said))))
