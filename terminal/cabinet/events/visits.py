"""The player's visit: sessions, options, calls, a reserved station."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person


class AttendantCalled(Event, frozen=True, tag="attendant_called"):
    """The player called the attendant, or the call ended."""

    on: bool
    by_key: bool = False
    """The attendant's key has answered it; false too in a journal from before this was kept."""


class OptionSet(Event, frozen=True, tag="option_set"):
    """The player's option has this value from now on."""

    name: str
    value: str
    default: bool = False
    """It is the default of a new player, so it does not have to be stored."""


class FavouriteSaved(Event, frozen=True, tag="favourite_saved"):
    """The player has saved the bets that are up under a name."""

    name: str
    game: str
    """The game, by its name in par sheets."""
    stakes: dict[str, int]
    """The stakes in cents, by field."""
    card: str = ""
    """The card with which they are remembered; empty if they are saved until the session ends."""


class FavouriteForgotten(Event, frozen=True, tag="favourite_forgotten"):
    """The player no longer wants the felt that was saved under this name."""

    name: str
    card: str = ""
    """The card with which it was remembered; empty if it was saved until the session ends."""


class FeltPutUp(Event, frozen=True, tag="felt_put_up"):
    """A saved felt, or a strategy, is put up by one touch; the next event holds its bets."""

    what: Literal["favourite", "strategy"]
    name: str


class SessionStarted(Event, frozen=True, tag="session_started"):
    """A player has sat down: the next event brings money to a cabinet without credit."""

    at_ms: int
    new_stay: bool = False
    """It goes on with no stay of a player whose credit was lost. Undo and Redo begin with nothing, for what was taken
    down before may have been another player's; and Repeat too, if the session before has ended.
    """


class SessionEnded(Event, frozen=True, tag="session_ended"):
    """The player has left: the session and the options are discarded."""

    untouched: bool = False
    """Nothing was touched for the time that the parameters set; False in journals of earlier versions."""


class StationReserved(Event, frozen=True, tag="station_reserved"):
    """The station is reserved for its player. Only a digest of the PIN is stored.

    If the clock was set back, the event is repeated with the same digest; only the end moves.
    """

    until_ms: int
    salt: str
    digest: str
    """What `terminal.cabinet.pins.digest_of` makes of salt and PIN; SHA-256 in journals of earlier versions.

    Empty if the staff reserves it for a player: no PIN opens it.
    """
    for_ms: int = 0
    """The time that the staff has named; 0 for the player's own reservation, whose time is a parameter."""
    by: str = ""
    """The key of the staff who reserves it; empty for the player's own reservation."""
    who: Person | None = None
    """The person of the staff; None where a key alone is enough, and for the player's own reservation."""


class PinMistaken(Event, frozen=True, tag="pin_mistaken"):
    """A wrong PIN was entered at the reserved station."""


ClocksRest = Literal["key", "reality_check"]
"""What makes the clocks rest: a turned staff key, or a reality check that is not answered."""


class ClocksStopped(Event, frozen=True, tag="clocks_stopped"):
    """Betting time, reservation and tilt keep their remaining time (regulation 547.8(c))."""

    at_ms: int
    by: ClocksRest = "key"


class ClocksResumed(Event, frozen=True, tag="clocks_resumed"):
    """Nothing stops the clocks any more: betting time, reservation and tilt continue with their remaining time."""

    at_ms: int
    by: ClocksRest = "key"


class RealityCheckShown(Event, frozen=True, tag="reality_check_shown"):
    """Play waits until the player has read for how long the session has run, and its result."""

    played_ms: int
    result_cents: int
    """What the session has won, negative for a loss; a bet that is up is neither."""


class RealityCheckAnswered(Event, frozen=True, tag="reality_check_answered"):
    """The player has read the reality check: the time to the next one begins."""

    at_ms: int
    cash_out: bool
    """The player cashes out; otherwise the player goes on playing."""


PlayerLimit = Literal["time", "loss"]
"""A limit that the player may set for the session."""


class LimitsSet(Event, frozen=True, tag="limits_set"):
    """The player has set or lowered limits for the session; these hold from now on."""

    at_ms: int
    time_ms: int | None
    """The longest time of play; None for no such limit."""
    loss_cents: int | None
    """The most that may be lost; None for no such limit."""


class LimitReached(Event, frozen=True, tag="limit_reached"):
    """The player's limit is reached: no further bet is taken in this session."""

    limit: PlayerLimit
    at_ms: int
    played_ms: int
    """Since the session began, without the time in which the clocks rested."""
    result_cents: int
    """What was won since then, negative for a loss; a bet that is up is neither."""


BreakReason = Literal["player", "time"]
"""Why a break begins: the player wants it, or has played for the time that the parameters set."""


class BreakBegan(Event, frozen=True, tag="break_began"):
    """A break in play: no bet is taken and no dice are thrown until it is over."""

    by: BreakReason
    at_ms: int
    until_ms: int


class BreakEnded(Event, frozen=True, tag="break_ended"):
    """The break is over: the time to the next one begins."""

    at_ms: int


class FirstHandBegan(Event, frozen=True, tag="first_hand_began"):
    """A first hand with play chips is open: until it is over no touch places a bet. It has no part in any money."""

    at_ms: int


LessonEnd = Literal["left", "untouched", "interrupted", "start"]
"""Why a first hand is over: the player left it, or walked away; something came that it may not cover; a start."""


class FirstHandEnded(Event, frozen=True, tag="first_hand_ended"):
    """The first hand is over; the table is as it was."""

    at_ms: int
    why: LessonEnd


class StationReturned(Event, frozen=True, tag="station_returned"):
    """The station is open again: by its PIN, by the attendant's key, by the staff, or because its time is over."""

    by: Literal["pin", "key", "time", "staff"]
    who: Person | None = None
    """The person of the staff who has opened it; None otherwise, and where a key alone is enough."""
