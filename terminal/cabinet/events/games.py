"""The game: which it is, bets, throws, betting times."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.messages.text import Text
from terminal.rules.tables import AnyChange, AnyRoll


class GameChosen(Event, frozen=True, tag="game_chosen"):
    """Another game, or another par sheet, is played from now on, on an empty felt with the puck OFF."""

    sheet: str
    sheet_digest: str
    """SHA-256 of the par sheet's text."""
    game: str
    """The game of the sheet, as par sheets name it."""


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
    reason: Text
    again: int | None


class BettingOpened(Event, frozen=True, tag="betting_opened"):
    """A betting time has begun."""

    closes_ms: int


RepeatStep = Literal["bets", "dice"]
"""``bets`` puts the last ones up again, ``dice`` calls the next throw."""


class AutoRepeatStarted(Event, frozen=True, tag="auto_repeat_started"):
    """From now on bets and throws repeat by themselves, until `AutoRepeatEnded`, the session's end or a start."""


class AutoRepeatEnded(Event, frozen=True, tag="auto_repeat_ended"):
    """Bets and throws no longer repeat by themselves."""

    by: Literal["touch", RepeatStep]
    """The player's touch, or the step that could not be done."""
    code: str = ""
    """The code of the refusal of that step."""


class RepeatPlanned(Event, frozen=True, tag="repeat_planned"):
    """This step is to be done by itself, by Auto Repeat or Keep Bets On, unless something comes between."""

    step: RepeatStep
    at_ms: int


class BetsNotRepeated(Event, frozen=True, tag="bets_not_repeated"):
    """The time had come to put the bets up again, and they could not be; nothing else has ended by it."""

    code: str
    """The code of the refusal."""
