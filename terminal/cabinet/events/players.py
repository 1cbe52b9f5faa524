"""Players with a card of the house. A card is named by a keyed digest of its number, and by nothing else."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event
from terminal.cabinet.events.visits import PlayerLimit
from terminal.cabinet.people.account import Person, PinDigest
from terminal.cabinet.players.figures import PlayerFigures

CardRefusal = Literal["unreadable", "several", "foreign", "blocked", "other", "reserved"]
"""Why a card is not used: it cannot be read, there are several, it is none of the house, its PIN is blocked, another
player is logged in, or the station is reserved for another player."""


class CardSeen(Event, frozen=True, tag="card_seen"):
    """A card of the house was put in or swiped."""

    card: str
    at_ms: int
    stays: bool
    """The reader holds it until it is taken out."""
    asks_pin: bool = False
    """Its player has to enter a PIN before the log-in."""


class CardTaken(Event, frozen=True, tag="card_taken"):
    """The card was taken out of the reader."""

    at_ms: int


class CardRefused(Event, frozen=True, tag="card_refused"):
    """A card is not used. Nothing else changes."""

    why: CardRefusal
    at_ms: int


class CardSetAside(Event, frozen=True, tag="card_set_aside"):
    """No PIN was entered: the player plays without the card until it is put in again."""

    card: str
    at_ms: int
    untouched: bool = False
    """Nothing was touched for long; otherwise the player has touched it."""


class CardPinMistaken(Event, frozen=True, tag="card_pin_mistaken"):
    """A wrong PIN was entered for the card."""

    card: str
    at_ms: int
    until_ms: int = 0
    """No PIN is accepted for it before this instant; 0 if the next one is accepted at once."""
    blocked: bool = False
    """No PIN is accepted for it before the staff has unblocked it."""


class CardUnblocked(Event, frozen=True, tag="card_unblocked"):
    """The staff has unblocked a card after too many wrong PINs."""

    card: str
    at_ms: int
    who: Person | None = None
    """The person; None where a key alone is enough."""


class PlayerLoggedIn(Event, frozen=True, tag="player_logged_in"):
    """The player of this card is logged in. Money is not bound to it."""

    card: str
    at_ms: int
    asks_consent: bool = False
    """The player is asked whether the cabinet may remember."""


LogOutReason = Literal["card", "cash_out", "time", "touch", "session", "start"]
"""Why a player is logged out: the card was taken or swiped again, the credit was paid out, nothing was touched for
long, the player touched it, the session ended, or the program starts without a card reader."""


class PlayerLoggedOut(Event, frozen=True, tag="player_logged_out"):
    """The player is logged out. Credit and bets stay as they are."""

    card: str
    why: LogOutReason
    at_ms: int
    figures: PlayerFigures
    """Of the session with the card."""


class PlayerRemembered(Event, frozen=True, tag="player_remembered"):
    """The player agrees that this cabinet remembers: language, hand, size of text, felts, given name and figures."""

    card: str
    at_ms: int
    pin: PinDigest | None = None
    """Only the digest of the PIN is stored, with its salt and its costs; None where none is asked for."""
    with_felts: bool = False
    """The felts that were saved in this session are the card's from now on."""


class ConsentDeclined(Event, frozen=True, tag="consent_declined"):
    """The player does not want to be remembered, and is not asked again in this gaming day."""

    card: str
    at_ms: int


class PlayerNamed(Event, frozen=True, tag="player_named"):
    """The given name on the card of a player who has agreed to be remembered."""

    card: str
    name: str


ForgetReason = Literal["player", "staff", "room"]
"""Who deleted it: the player, the staff, or the cabinet, which remembers only so many players."""


class PlayerForgotten(Event, frozen=True, tag="player_forgotten"):
    """What the cabinet remembered of a player is deleted. Limits of the gaming day stay in force."""

    card: str
    why: ForgetReason
    at_ms: int
    who: Person | None = None
    """The person of the staff; None for any other reason, and where a key alone is enough."""


class LimitsKept(Event, frozen=True, tag="limits_kept"):
    """A player's own limits are kept for the card until the gaming day ends, with what of them is used up."""

    card: str
    time_ms: int | None
    """The longest time of play; None for no such limit."""
    loss_cents: int | None
    """The most that may be lost; None for no such limit."""
    played_ms: int
    result_cents: int
    """What was won in this time, negative for a loss."""
    reached: PlayerLimit | None = None
    """The limit that is reached."""


class LimitsBrought(Event, frozen=True, tag="limits_brought"):
    """The limits that were kept for the card hold here too: the stricter one of each kind, with what is used up."""

    card: str
    time_ms: int | None
    loss_cents: int | None
    played_ms: int
    result_cents: int
    reached: PlayerLimit | None = None
