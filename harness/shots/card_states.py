"""The states of players' cards: the PIN, the question of consent, the card's window, and what the staff sees."""

from __future__ import annotations

from drivers import ports
from harness.shots.play_states import PLAYER
from harness.shots.steps import READY, Curtain, Passes, Says, Scene, Steps, Tap, roll
from terminal.cabinet.commands import AnswerConsent, EnterCardPin, PlaceWager
from terminal.cabinet.people.account import PinDigest

CARDS = "[devices]\ncards = boxman var/rig/cards\n[player]\ncard_memory = yes\ncard_pin = {pin}\n"
WITH_PIN, WITHOUT = CARDS.format(pin="yes"), CARDS.format(pin="no")
WITH_LIMITS = f"{WITH_PIN}limits = yes\n"
ANNA, BORIS = "5f1e2d3c4b5a69788796a5b4c3d2e1f0", "0f1e2d3c4b5a69788796a5b4c3d9c8a7"
PIN = PinDigest("00" * 16, "argon2id:8:1:1:00")

READER: Steps = (Says("cards", ports.Back("BOXMAN CARD TWIN 1.0, 000001")), Says("cards", ports.CardReaderReady()))
IN: Steps = (Says("cards", ports.CardIn(ANNA, stays=True)),)
OUT: Steps = (Says("cards", ports.CardOut()),)
NAMED: Steps = (Says("cards", ports.CardNamed(ANNA, "Anna")),)
KNOWN: Steps = (*PLAYER, *READER, *IN, AnswerConsent(ANNA, remember=True, pin=PIN), *NAMED)
PLAYED: Steps = (
    *KNOWN,
    PlaceWager("field", 25_00),
    *roll(3, 4),
    PlaceWager("field", 10_00),
    *roll(1, 2),
    Passes(250_000),
)
ASKED: Steps = (*KNOWN, *OUT, *IN)

BLOCKED: Steps = (*OUT, *IN, *(EnterCardPin(ANNA, "wrong"), EnterCardPin(ANNA, "wrong")))
OTHER: Steps = (
    *OUT,
    Says("cards", ports.CardIn(BORIS, stays=True)),
    AnswerConsent(BORIS, remember=True, pin=PIN),
    Says("cards", ports.CardNamed(BORIS, "Boris")),
    PlaceWager("field", 25_00),
    *roll(1, 2),
)
PANEL: Steps = (Curtain(), Says("board", ports.BoardInputs((), ("attendant",))), Tap("Gaming"))

CARD = {
    "card-consent": Scene("A player with a card is asked whether to be remembered.", (*PLAYER, *READER, *IN), WITH_PIN),
    "card-pin": Scene("A card asks for its PIN.", ASKED, WITH_PIN),
    "help-card": Scene(
        "The page of the help on the player's card.", (*READY, Tap("Help"), Tap("Page 18: Your card")), WITH_LIMITS
    ),
    "card-window": Scene(
        "The figures of play with the card, and what is remembered.",
        (*PLAYED, Curtain(), Tap("Session clock"), Tap("Your card")),
        WITHOUT,
    ),
    "staff-players": Scene(
        "The staff's page of players with a card.", (*PLAYED, *BLOCKED, *OTHER, *PANEL, Tap("Players")), WITH_PIN
    ),
}
