"""The PIN of a player's card: four to eight digits, kept as argon2id like those of the staff, with a growing delay."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import CardPinMistaken, Event
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.account import PinDigest
from terminal.cabinet.people.signing_in import delay_ms
from terminal.cabinet.players.commands import EnterCardPin
from terminal.cabinet.players.player import Player
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal

MAX_FAILURES = 6
"""After so many wrong PINs in a row the card is blocked until the staff unblocks it."""


def made(pin: str, salt: bytes) -> PinDigest:
    """What is kept of a new PIN. Slow. Raises Refusal for one without the form, at once."""
    pins.verify_form(pin)
    return staff_pins.derived(pin, salt)


def entering(pin: str, player: Player) -> EnterCardPin:
    """The command that tries this PIN. Slow. Raises Refusal for one without the form, at once."""
    pins.verify_form(pin)
    return EnterCardPin(player.card, staff_pins.digest_like(player.pin, pin) if player.pin else "")


def verify_may_try(state: State, card: str, now: c.Instant) -> Player:
    """A PIN of this card may be tried now. Raises Refusal."""
    player = state.players.player(card)
    if state.players.asks != "pin" or state.players.asked != card or player is None or player.pin is None:
        raise Refusal("no_card_pin", "No card asks for a PIN.")
    if left_ms := delay_left_ms(player, now.at_ms):
        seconds = -(-left_ms // 1_000)
        raise Refusal("sign_in_delay", "Too many wrong PINs: wait {seconds} seconds.", seconds=seconds)
    return player


def delay_left_ms(player: Player, now_ms: int) -> int:
    """For how long no PIN is accepted. A clock that was set back makes it no longer than it was."""
    return min(max(player.until_ms - now_ms, 0), delay_ms(player.failures))


def mistaken(player: Player, now: c.Instant) -> tuple[Event, ...]:
    """A wrong PIN: the delay grows with each, and after the last the card is blocked."""
    failures = player.failures + 1
    delay = delay_ms(failures)
    until_ms = now.at_ms + delay if delay else 0
    return (CardPinMistaken(player.card, now.at_ms, until_ms, failures >= MAX_FAILURES),)
