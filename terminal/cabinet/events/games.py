"""The game: which one, bets, throws, betting times."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.messages.text import Text
from terminal.rules.tables import AnyChange, AnyRoll


class GameChosen(Event, frozen=True, tag="game_chosen"):
    """Another game or par sheet is played from now on, on an empty felt with the puck OFF."""

    sheet: str
    sheet_digest: str
    """SHA-256 of the par sheet's text."""
    game: str
    """The game of the sheet, by its name in par sheets."""
    repeats: dict[str, int] = {}
    """The stakes in cents, by field, that Repeat brings back there: of the visit's last round under this sheet, or else
    at another game of its kind; empty if there is none, and in a journal from before this was kept.
    """


class BetsMoved(Event, frozen=True, tag="bets_moved"):
    """A request between two throws was carried out: usually chips were placed on the felt or taken down."""

    record: AnyChange


class ChoiceOpened(Event, frozen=True, tag="choice_opened"):
    """The player may choose what the game leaves to the player, until this instant of the wall clock."""

    choice: str
    """What is chosen, e.g. ``big_shot``."""
    closes_ms: int


class ChoiceMade(MoneyEvent, frozen=True, tag="choice_made"):
    """The choice was made, and what it did to the bets."""

    record: AnyChange
    choice: str
    chosen: str
    """The alternative, e.g. ``take`` or ``risk``."""
    by: Literal["player", "clock"]
    """The player's touch, or the end of the player's time."""


class DiceCalled(Event, frozen=True, tag="dice_called"):
    """Bets are closed and the generator has to make this throw with this many dice."""

    throw: int
    count: int = 2


class DiceSettled(MoneyEvent, frozen=True, tag="dice_settled"):
    """The generator's result, and what it did to every bet."""

    throw: int
    record: AnyRoll


class ThrowVoided(Event, frozen=True, tag="throw_voided"):
    """A throw without a result. `again` is the throw that replaces it, or None if the player has to roll again."""

    throw: int
    reason: Text
    again: int | None


class BettingOpened(Event, frozen=True, tag="betting_opened"):
    """A betting time began."""

    closes_ms: int


PausePhase = Literal["closed", "show"]
"""``closed``: the dice are thrown at its end. ``show``: the last result is shown, and then a betting time begins."""


class BettingPaused(Event, frozen=True, tag="betting_paused"):
    """Bets are closed until this instant of the wall clock, and no dice are out."""

    phase: PausePhase
    until_ms: int


RepeatStep = Literal["bets", "dice"]
"""``bets`` repeats the last bets, ``dice`` calls the next throw."""


class AutoRepeatStarted(Event, frozen=True, tag="auto_repeat_started"):
    """Bets and throws repeat by themselves until `AutoRepeatEnded`, a reservation, the session's end, or a start."""


class AutoRepeatEnded(Event, frozen=True, tag="auto_repeat_ended"):
    """Bets and throws no longer repeat automatically."""

    by: Literal["touch", "reality_check", "limit", "break", "choice", RepeatStep]
    """The player's touch, a reality check, the player's limit, a break, an open choice, or the step that failed."""
    code: str = ""
    """The code of that step's refusal."""


class RepeatPlanned(Event, frozen=True, tag="repeat_planned"):
    """Auto Repeat or Keep Bets On will carry out this step, unless something else happens first."""

    step: RepeatStep
    at_ms: int


class BetsNotRepeated(Event, frozen=True, tag="bets_not_repeated"):
    """The bets were due to be repeated, but could not be; nothing else ends because of that."""

    code: str
    """The code of the refusal."""
