"""The player's visit beside the bets: sessions, options, calls, a reserved station."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event


class AttendantCalled(Event, frozen=True, tag="attendant_called"):
    """The player has called the attendant, or the call has ended."""

    on: bool


class OptionSet(Event, frozen=True, tag="option_set"):
    """The player's option has this value from now on."""

    name: str
    value: str
    default: bool = False
    """It is what a new player has anyway, so that nothing needs to be kept."""


class SessionStarted(Event, frozen=True, tag="session_started"):
    """The next event brings money to a cabinet without credit: a player has sat down."""

    at_ms: int


class SessionEnded(Event, frozen=True, tag="session_ended"):
    """The player has left: the session and the options are forgotten."""

    untouched: bool = False
    """Nobody had touched anything for the time of the parameters; False in journals from before it was kept."""


class StationReserved(Event, frozen=True, tag="station_reserved"):
    """The station waits for its player. The PIN is not kept, only what a PIN is held against.

    The same digest once more, for a clock that was set back, moves the end alone.
    """

    until_ms: int
    salt: str
    digest: str
    """What `terminal.cabinet.pins.digest_of` made of salt and PIN; an earlier program's SHA-256."""


class PinMistaken(Event, frozen=True, tag="pin_mistaken"):
    """Somebody has tried a wrong PIN at the reserved station."""


class ClocksStopped(Event, frozen=True, tag="clocks_stopped"):
    """A staff key is turned: betting time, reservation and tilt keep what they have left (regulation 547.8(c))."""

    at_ms: int


class ClocksResumed(Event, frozen=True, tag="clocks_resumed"):
    """No staff key is turned any more: betting time, reservation and tilt go on with what they had left."""

    at_ms: int


class StationReturned(Event, frozen=True, tag="station_returned"):
    """The station is open again: by its PIN, by the attendant's key, or because its time is over."""

    by: Literal["pin", "key", "time"]
