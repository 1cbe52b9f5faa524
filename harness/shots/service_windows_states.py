"""The states of the windows round the game: options, the reserved station, the wiped glass, the untouched table."""

from __future__ import annotations

from drivers import ports
from harness.scripted_pins import come_back, reserve
from harness.shots.play_states import PLAYER
from harness.shots.steps import KEY, READY, Says, Scene, Steps, Still, Tap, Untouched, roll
from terminal.cabinet.commands import CashOut, PlaceWager, ReserveForPlayer, SetOption

PIN = "2718"
MINUTE_MS = 60_000
DENOMINATIONS = "[game]\ndenominations = 0.25, 1.00, 5.00\n"
STRICT = "[game]\nkeep_bets = no\n[screen]\nreserve_minutes = 0\nsound = no\n"

TABLE: Steps = (*PLAYER, PlaceWager("pass_line", 25_00), PlaceWager("place@8", 12_00), PlaceWager("hard@6", 5_00))
"""A player with bets up before the come-out roll."""

OPTIONS: Steps = (*TABLE, Tap("Options"))
RESERVED: Steps = (*TABLE, reserve(PIN))
DOORS = Says("board", ports.BoardInputs(("main", "logic"), ()))

ROLLS = ((4, 5), (2, 3), (6, 6), (5, 2), (3, 1), (5, 4))

SESSION: Steps = (
    *PLAYER,
    *(step for dice in ROLLS[:3] for step in (PlaceWager("field", 10_00), *roll(*dice))),
    Tap("Options"),
    Tap("Session"),
)

SERVICE_WINDOWS: dict[str, Scene] = {
    "options": Scene("The options, with several denominations.", OPTIONS, DENOMINATIONS),
    "options-set": Scene(
        "The options with half of them on and the largest texts.",
        (
            *OPTIONS,
            Tap("Show Winnings"),
            Tap("Show Bet Limits"),
            Tap("Marked Chips"),
            Tap("Sound Volume: more"),
            Tap("Text Size: more"),
            Tap("Text Size: more"),
        ),
        DENOMINATIONS,
    ),
    "options-few": Scene("The options of a house that leaves little to the player.", OPTIONS, STRICT),
    "left-hand": Scene("The left-hand layout.", (*TABLE, SetOption("left_hand", "yes"))),
    "reserve": Scene("A PIN is thought of.", (*OPTIONS, Tap("Reserve station"), Tap("Digit 2"), Tap("Digit 7"))),
    "reserve-again": Scene(
        "The PIN is to be typed once more, in the largest texts.",
        (
            *TABLE,
            SetOption("text_scale", "130"),
            Tap("Options"),
            Tap("Reserve station"),
            *(Tap(f"Digit {digit}") for digit in PIN),
            Tap("Confirm the PIN"),
        ),
    ),
    "reserved": Scene("The station waits for its player.", RESERVED),
    "reserved-by-staff": Scene(
        "The staff keeps the station for a player.",
        (*READY, KEY, ReserveForPlayer(300_000), Says("board", ports.BoardInputs((), ()))),
    ),
    "reserved-door": Scene("A door is opened at a reserved station.", (*RESERVED, DOORS)),
    "reserved-wrong": Scene(
        "A wrong PIN has been tried at a reserved station, in the largest texts.",
        (
            *TABLE,
            SetOption("text_scale", "130"),
            reserve(PIN),
            Still(),
            *(Tap("Digit 1") for _ in range(4)),
            Tap("Confirm the PIN"),
        ),
    ),
    "reserved-blocked": Scene(
        "Too many wrong PINs: the keys are dead.", (*RESERVED, *(come_back("0000") for _ in range(5)))
    ),
    "clean": Scene("The glass is wiped.", (*OPTIONS, Tap("Clean screen"))),
    "languages": Scene("The languages of the house.", (*TABLE, Tap("Languages"))),
    "session": Scene("The session card after three rolls.", SESSION),
    "session-large": Scene("The session card in the largest texts.", (*SESSION, SetOption("text_scale", "130"))),
    "session-none": Scene("The session card before the first bill.", (*READY, Tap("Options"), Tap("Session"))),
    "attract-limits": Scene("The attract mode: what can be bet at this table.", (*READY, Untouched(MINUTE_MS))),
    "attract-rolls": Scene(
        "The attract mode after play: the last rolls.",
        (
            *PLAYER,
            *(step for dice in ROLLS for step in (PlaceWager("field", 10_00), *roll(*dice))),
            CashOut(),
            Says("printer", ports.TicketPrinted(1)),
            Says("printer", ports.PrinterReady()),
            Untouched(MINUTE_MS),
        ),
    ),
    "practice": Scene("A table of practice.", TABLE, practice=True),
    "practice-staff": Scene("A staff page in practice.", (*TABLE, KEY, Tap("Money"), Tap("Bills")), practice=True),
    "practice-window": Scene("A window in practice, with open doors.", (*OPTIONS, DOORS), practice=True),
    "dimmed": Scene("A player has left the table alone for three minutes.", (*TABLE, Untouched(3 * MINUTE_MS))),
}
