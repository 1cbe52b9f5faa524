"""The state of the player at the cabinet, and of one who has left for a while."""

from __future__ import annotations

import msgspec

from terminal.cabinet.events import BreakReason, PausePhase, PlayerLimit
from terminal.cabinet.favourite import Favourite
from terminal.cabinet.people.account import Person
from terminal.cabinet.session import Session
from terminal.cabinet.state.games import Repeating


class Reservation(msgspec.Struct, frozen=True):
    """The station is reserved for its player."""

    until_ms: int
    """The wall-clock instant at which the reservation ends."""
    salt: str
    digest: str
    """The digest of the PIN (`terminal.cabinet.pins`): the PIN itself is stored nowhere."""
    mistakes: int = 0
    """How many wrong PINs were tried."""
    for_ms: int = 0
    """The time that the staff has named; 0 for the player's own reservation, whose time is a parameter."""
    by: str = ""
    """The key of the staff who has reserved it; empty for the player's own reservation."""
    who: Person | None = None
    """The person of the staff who has reserved it."""

    @property
    def by_staff(self) -> bool:
        """The staff keeps the station for a player: it opens by the staff, or at its time."""
        return bool(self.by)


class BettingPause(msgspec.Struct, frozen=True):
    """Bets are closed although no dice are out."""

    phase: PausePhase
    until_ms: int
    """The wall-clock instant at which the dice are thrown, or the next betting time begins."""


class RealityCheck(msgspec.Struct, frozen=True):
    """The figures that the player has to read before play goes on."""

    played_ms: int
    result_cents: int


class PlayBreak(msgspec.Struct, frozen=True):
    """A break in play."""

    by: BreakReason
    until_ms: int
    """The wall-clock instant at which it ends."""


class Stay(msgspec.Struct, frozen=True):
    """From a player's first money until the cash-out. A session ends when the credit is lost; a stay does not."""

    began_ms: int
    """When play began; later by the time in which the clocks rested."""
    played_since_ms: int
    """When the last break ended, or play began; later by the time in which the clocks rested."""
    earlier_cents: int = 0
    """What the earlier sessions of this stay have won, negative for a loss."""
    time_limit_ms: int | None = None
    """How long the player wants to play at most, from the beginning."""
    loss_limit_cents: int | None = None
    """How much the player wants to lose at most."""
    reached: PlayerLimit | None = None
    """The limit that is reached: no further bet is taken."""
    before_ms: int = 0
    """What of the time limit was used up before this stay, with the player's card."""
    cards: tuple[str, ...] = ()
    """The cards for which the limits of this stay are kept after it."""


class Visit(msgspec.Struct, frozen=True):
    """The player at the cabinet: the session, the options, and the clocks that run."""

    session: Session | None = None
    """Since the player's first money; None before it, and in a journal from before there were sessions."""
    options: dict[str, str] = {}
    """The player's options that differ from the default: `Cabinet.option` returns all."""
    attendant_called: bool = False
    """The player has called the attendant."""
    repeating: Repeating = Repeating()
    reservation: Reservation | None = None
    betting_closes_ms: int | None = None
    """When the betting time ends, by the wall clock; None if none is open."""
    pause: BettingPause | None = None
    """Between the end of a betting time and the throw, or between a result and the next betting time."""
    reality_check: RealityCheck | None = None
    """Play waits until the player has answered it."""
    stay: Stay | None = None
    """Since the player's first money, with the player's limits."""
    play_break: PlayBreak | None = None
    """No bet is taken and no dice are thrown until it is over."""
    choice_closes_ms: int | None = None
    """When the cabinet makes the open choice, by the wall clock; None if none is open, or its time does not run."""
    first_hand: bool = False
    """A lesson with play chips covers the table: no touch places a bet until it is over."""
    favourites: tuple[Favourite, ...] = ()
    """The felts that were saved in this session, the oldest first; those of a player who is remembered are the card's.
    """
    rounds: dict[str, dict[str, int]] = {}
    """The stakes in cents of the last round under each par sheet that was left, the one that was left last at the end.
    """
