"""The facts of a field before it is drawn: its stake, what is allowed, and its result of the last roll."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import BetsRestored, ChoiceMade, DiceSettled, Event
from terminal.cabinet.state import State
from terminal.rules.games import kind_of
from terminal.rules.resolution import Resolution
from terminal.rules.rulebook import Lit
from terminal.screens.shared.felts.felt import Spot
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

TO = "\N{EN DASH}"


class Fate(msgspec.Struct, frozen=True):
    """The result of a bet in the roll that is being shown."""

    outcome: str = ""
    stake_cents: int = 0
    leaving_cents: int = 0
    profit_cents: int = 0


LATE = "late"
"""The outcome of chips that came too late, and go back to the credit."""

Settled = DiceSettled | ChoiceMade
"""What decides bets: dice, or a choice after them."""


def last_settled(events: tuple[Event, ...]) -> Settled | None:
    """The last of these events that decides bets."""
    return next((event for event in reversed(events) if isinstance(event, DiceSettled | ChoiceMade)), None)


def fates_of(settled: Settled | BetsRestored | None) -> dict[str, Fate]:
    """What it did to each bet that it decided; chips that came too late for a shared table only leave."""
    if settled is None:
        return {}
    if isinstance(settled, BetsRestored):
        change = kind_of(settled.record).change_of(settled.record)
        changes = () if change is None else change.changes
        return {bet: Fate(LATE, leaving_cents=-cents) for bet, cents in changes if cents < 0}
    return {
        one.bet: Fate(one.result, one.stake_cents, 0 if one.stays else one.stake_cents, max(one.profit_cents, 0))
        for one in resolved_by(settled)
    }


def resolved_by(settled: Settled) -> tuple[Resolution, ...]:
    """The bets that it decided."""
    return tuple(kind_of(settled.record).resolved_by(settled.record))


NO_FATE = Fate()


class Facts(NamedTuple):
    """Everything from which the changing part of a row is made."""

    stake_cents: int
    limit_cents: int
    point: int | None
    open_to_chips: bool
    locked: bool
    off: bool
    fate: Fate
    bounds: str
    shows_winnings: bool
    shows_wins: bool
    lit: Lit
    since: int
    chips_cents: tuple[int, ...]
    pale_cents: int
    """The part of the stake for which a shared table has not answered yet."""
    others: tuple[str, ...] = ()
    """What the others at a shared table have there (`others.py`)."""


class Look:
    """What all spots need of a state, computed once."""

    def __init__(self, state: State, cabinet: Cabinet) -> None:
        self.state = state
        self.felt = state.felt
        self.off = cabinet.bets_off(state)
        self.chips_cents = cabinet.chips_of(state)
        self._cabinet = cabinet
        self._fields = frozenset(cabinet.game_of(state).fields())
        self.shows_winnings = cabinet.option(state, "show_winnings") == "yes"
        self.shows_wins = cabinet.profile.win_tags
        self._pale_cents = cabinet.pale_cents(state)
        self._shows_bounds = cabinet.option(state, "show_limits") == "yes"

    def facts(self, spot: Spot, fate: Fate, *, open_to_chips: bool, locked: bool) -> Facts:
        """All facts of the spot."""
        return Facts(
            self.felt.bets.get(spot.bet, 0),
            self.odds_limit_cents(spot),
            self.felt.point,
            open_to_chips,
            locked,
            spot.bet in self.off,
            fate,
            self.bounds(spot),
            self.shows_winnings,
            self.shows_wins,
            self._cabinet.lit(self.state, spot.bet),
            _since(spot, self.state),
            self.chips_cents,
            self._pale_cents.get(spot.bet, 0),
        )

    def odds_limit_cents(self, spot: Spot) -> int:
        """The most that the odds on this spot may hold; 0 if there can be none, or if the spot is not for odds."""
        if not spot.base or spot.base not in self.felt.bets:
            return 0
        return self._cabinet.odds_limit_cents(self.state, spot.bet)

    def bounds(self, spot: Spot) -> str:
        """The least and the most that the spot holds, while the player wants to see it."""
        if not self._shows_bounds or spot.shape == "place" or spot.bet not in self._fields:
            return ""
        min_cents, max_cents = self._cabinet.limits(self.state, spot.bet)
        if max_cents is None:
            return translate("Felt", "from {0}").format(languages.brief(min_cents))
        return f"{languages.brief(min_cents)}{TO}{languages.brief(max_cents)}" if max_cents else ""


NO_PAIR, NOT_YET = -1, -2


def _since(spot: Spot, state: State) -> int:
    """How many rolls ago a Hard Ways pair last came; `NOT_YET` before the first, and `NO_PAIR` for other spots."""
    if not spot.bet.startswith("hard@"):
        return NO_PAIR
    rolls = state.results.statistics.rolls_since_pair(spot.dice[0])
    return NOT_YET if rolls is None else rolls
