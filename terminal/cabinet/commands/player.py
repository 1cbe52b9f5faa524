"""What a player wants by a touch, besides the bets that the rules know."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec


class CallDice(msgspec.Struct, frozen=True):
    """Close the bets and throw."""


class Choose(msgspec.Struct, frozen=True):
    """The player chooses what the game leaves to the player: what is chosen, and the alternative, by their names."""

    choice: str
    alternative: str


class ChooseGame(msgspec.Struct, frozen=True):
    """Play under a different one of the par sheets that the cabinet offers."""

    sheet: str


class CashOut(msgspec.Struct, frozen=True):
    """Print the whole credit as a ticket."""


class CallAttendant(msgspec.Struct, frozen=True):
    """Light the lamp for the attendant, or cancel the call."""

    on: bool


class SetOption(msgspec.Struct, frozen=True):
    """Set one of the player's options, both as text: a name and a choice of `terminal.cabinet.options`."""

    name: str
    value: str


class PassTheDice(msgspec.Struct, frozen=True):
    """The shooter at a shared table passes the dice to the next player."""


class TakeTheDice(msgspec.Struct, frozen=True):
    """The player at a shared table wants to shoot."""


class StartAutoRepeat(msgspec.Struct, frozen=True):
    """Repeat the bets after every roll and call the dice, without a touch."""


class StopAutoRepeat(msgspec.Struct, frozen=True):
    """End Auto Repeat."""


@dataclass(frozen=True)
class Reserve:
    """Reserve the station for a player who leaves for a while; the PIN has this digest (`terminal.cabinet.pins`)."""

    salt: str = field(repr=False)
    digest: str = field(repr=False)


@dataclass(frozen=True)
class ReturnToStation:
    """The player who reserved the station is back: the digest of the PIN, with the reservation's salt and costs."""

    digest: str = field(repr=False)


class AnswerRealityCheck(msgspec.Struct, frozen=True):
    """The player has read the reality check, and goes on playing or cashes out."""

    cash_out: bool


class SetLimits(msgspec.Struct, frozen=True):
    """The player sets limits for the session, or lowers them; None leaves a limit as it is."""

    time_ms: int | None = None
    """The longest time of play, from the beginning of the session."""
    loss_cents: int | None = None


class TakeBreak(msgspec.Struct, frozen=True):
    """The player takes a break in play."""


class BeginFirstHand(msgspec.Struct, frozen=True):
    """The player wants the lesson for novices, with play chips."""


class EndFirstHand(msgspec.Struct, frozen=True):
    """The player leaves the lesson, at its end or before."""


class SaveFavourite(msgspec.Struct, frozen=True):
    """The player saves the bets that are up under this name."""

    name: str


class ForgetFavourite(msgspec.Struct, frozen=True):
    """The player no longer wants the felt that was saved under this name."""

    name: str


class PutUpFavourite(msgspec.Struct, frozen=True):
    """Put the felt up that was saved under this name."""

    name: str


class PutUpStrategy(msgspec.Struct, frozen=True):
    """Put up what the strategy of this name has up now, in units of this chip, or of the least unit if that is more."""

    name: str
    chip_cents: int


class EndSession(msgspec.Struct, frozen=True):
    """The player has left: discard the session and the options."""
