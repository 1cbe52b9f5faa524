"""The rounds of a table with a dealer: who opened, closed, confirmed and voided them.

Each names its round: rounds are numbered, and numbers only rise, also over a RAM clear.
"""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.cabinet.rounds.commands import VoidReason


class RoundOpened(Event, frozen=True, tag="round_opened"):
    """A round's betting time begins; by the clock, last seconds without a bet were over and it begins again."""

    round: int
    at_ms: int
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""


class LastBetsCalled(Event, frozen=True, tag="last_bets_called"):
    """The last seconds of the betting time begin."""

    round: int
    at_ms: int
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""


class RoundClosed(Event, frozen=True, tag="round_closed"):
    """No more bets. The event after it names the throw."""

    round: int
    at_ms: int
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    by_hand: bool = False
    """The dice are thrown by hand, and the generator is not asked."""


class DiceShown(Event, frozen=True, tag="dice_shown"):
    """The dice of the throw lie and are shown; they decide nothing until they are confirmed.

    Hand-thrown dice that were entered by mistake are entered again.
    """

    round: int
    at_ms: int
    throw: int
    dice: tuple[int, ...]
    by: str
    """``console``, the key that was turned, ``generator`` or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""


class DiceConfirmed(Event, frozen=True, tag="dice_confirmed"):
    """The dice that are shown count. By the clock: the generator has read them, and the dealer did not answer."""

    round: int
    at_ms: int
    throw: int
    dice: tuple[int, ...]
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""


class RoundVoided(Event, frozen=True, tag="round_voided"):
    """The throw decides nothing, and the round is over; bets stay up and may be taken down."""

    round: int
    at_ms: int
    throw: int
    reason: VoidReason | Literal["silent"]
    """What the dealer said; ``silent``: no dice lay, and the dealer did not answer."""
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    dice: tuple[int, ...] = ()
    """The dice that were shown."""
    second: Person | None = None
    """The second person who agreed, as is needed once dice may lie."""


class DealerSilent(Event, frozen=True, tag="dealer_silent"):
    """The dealer has not acted for the time that the parameters set: the player learns it, and an attendant is called.

    The next act of a dealer ends it.
    """

    round: int
    at_ms: int


class DealerAwaited(Event, frozen=True, tag="dealer_awaited"):
    """The player can bet again, and no round is open: the dealer's time to open one begins.

    What kept the player from betting was not the dealer's: a hand pay, a break, a door, a fault, an empty credit.
    """

    round: int
    """The last one."""
    at_ms: int


class RoundResumed(Event, frozen=True, tag="round_resumed"):
    """The program has started, and the round goes on in its phase: the dealer's time to answer begins again."""

    round: int
    at_ms: int


ByDealer = RoundOpened | LastBetsCalled | RoundClosed | DiceShown | DiceConfirmed | RoundVoided
"""They say who did it."""
