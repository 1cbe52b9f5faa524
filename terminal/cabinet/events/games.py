"""The game: bets, throws, betting times."""

from __future__ import annotations

from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.rules.tables import AnyChange, AnyRoll


class BetsMoved(Event, frozen=True, tag="bets_moved"):
    """Something was asked for between two throws, and done: mostly chips that went on the felt or came off it."""

    record: AnyChange


class DiceCalled(Event, frozen=True, tag="dice_called"):
    """Bets are closed and the generator is to make this throw."""

    throw: int


class DiceSettled(MoneyEvent, frozen=True, tag="dice_settled"):
    """The generator's result and what it did to every bet."""

    throw: int
    record: AnyRoll


class ThrowVoided(Event, frozen=True, tag="throw_voided"):
    """A throw without a result. `again` is the throw that replaces it, or None when the player has to call anew."""

    throw: int
    reason: str
    again: int | None


class BettingOpened(Event, frozen=True, tag="betting_opened"):
    """A betting time has begun."""

    closes_ms: int
