"""The states of a station at a shared table: its rounds, its chips before they are sealed, its shooter."""

from __future__ import annotations

from drivers import ports
from drivers.ports.message import message
from harness.shots.play_states import BOXES
from harness.shots.steps import (
    KEY,
    READY,
    Curtain,
    Lie,
    NextGame,
    NoOdds,
    OthersBet,
    Says,
    Scene,
    Seals,
    Shows,
    Steps,
    Tap,
    bill,
)
from terminal.cabinet.commands import CertificateFound, PlaceWager, VoidBets
from terminal.common.certificate_ends import Ends
from terminal.rules.actions import CallMain, PuckOff

SEAT = 3
STATION = f"[game]\nmode = auto\n[table]\nrole = station\nseat = {SEAT}\n"
IN_ROLL = STATION.replace("auto", "roll")

SEATED: Steps = (*READY, *bill(100), *bill(100), Says("dice", ports.SeatTaken(SEAT, 0)))
OPEN = Shows(1, "open", left_ms=15_000, shooter=SEAT)


def bet(field: str, cents: int) -> Steps:
    """A bet that is sealed at once."""
    return (PlaceWager(field, cents), Seals())


BETS: Steps = (*bet("pass_line", 10_00), *bet("place@6", 12_00), *bet("field", 5_00))


def closed(number: int, shooter: int = SEAT, left_ms: int = 8_000) -> Steps:
    """The bets are fixed, and the dice wait for the shooter."""
    return (Shows(number, "closing", 500, shooter), Seals(), Shows(number, "closed", left_ms, shooter))


def rest_of_round(number: int, *dice: int, shooter: int = SEAT) -> Steps:
    """The round is closed and decided."""
    return (
        *closed(number, shooter),
        Shows(number, "rolling", shooter=shooter),
        Shows(number, "decided", 5_000, shooter, dice=dice),
        Lie(),
        NoOdds(),
    )


HAND: Steps = (
    *SEATED,
    OPEN,
    *BETS,
    *rest_of_round(1, 4, 2),
    Shows(2, "open", 15_000, SEAT),
    *bet("pass_odds", 20_00),
    *rest_of_round(2, 5, 3),
)
"""The Point is six, and two rolls of this player's hand are over."""

OTHERS = OthersBet(
    (
        *((seat, "pass_line", 10_00 + 5_00 * seat) for seat in (1, 2, 5, 9, 14)),
        (1, "place@6", 12_00),
        (5, "place@6", 30_00),
        (5, "place@8", 6_00),
        (9, "place@4", 100_00),
        (2, "lay@10", 40_00),
        (14, "buy@9", 25_00),
        (2, "field", 5_00),
        (9, "field", 10_00),
        (14, "hard@6", 1_00),
        (1, "hard@8", 5_00),
        (5, "any_seven", 5_00),
        (6, "any_seven", 5_00),
        (9, "dont_pass", 500_00),
        (2, "lucky_low", 1_00),
        (5, "big_6", 5_00),
        (2, "c_and_e", 2_00),
        (9, "horn", 4_00),
        (10, "pair@2", 3_00),
    )
)
"""Bets of others on fields of every size."""

DISPUTED: Steps = (*HAND, Shows(5, "open", 15_000, SEAT))
"""The table shows a round that does not follow on those that this station has taken."""
TWO_KEYS = Says("board", ports.BoardInputs((), ("attendant", "technician")))

NEXT = Shows(3, "open", 15_000, SEAT)

CERTIFICATES = CertificateFound("station-1-3-17", Ends(1_792_000_000_000, 1_794_000_000_000))

PUCK = STATION.replace("[table]", "puck_can_be_reset = 2\n[table]\nshooter_needs = any_bet")
PLACED: Steps = (
    *SEATED,
    OPEN,
    *bet("field", 5_00),
    *rest_of_round(1, 4, 2),
    Shows(2, "open", 15_000, SEAT),
    *bet("place@8", 12_00),
)
"""The Point is six, and the shooter has no bet that goes by it."""

HAZARD = STATION.replace("[game]", "[game]\nsheet = hazard")
HAZARD_SEATED: Steps = (*SEATED, OPEN)
COVERS = ((1, "cover", 10_00), (9, "cover", 100_00), (14, "cover", 5_00))
FADED = OthersBet(COVERS)


def hazard_round(number: int, *dice: int, shooter: int = SEAT, main: int | None = None) -> Steps:
    """The round is closed and decided; the shooter has named this main for it."""
    return (
        Shows(number, "closing", 500, shooter),
        Seals(),
        Shows(number, "closed", 8_000, shooter, main=main),
        Shows(number, "rolling", shooter=shooter),
        Shows(number, "decided", 5_000, shooter, dice=dice),
        Lie(),
    )


AT_TABLE: dict[str, Scene] = {
    "station-no-player": Scene("A station without a player.", READY, param=STATION),
    "station-waiting": Scene("A player at a station whose table has not opened a round yet.", SEATED, param=STATION),
    "station-open": Scene(
        "A station: the player has the dice before the come-out roll.", (*SEATED, OPEN, *BETS), param=STATION
    ),
    "station-ready": Scene(
        "A station in mode roll: the player may say that all bets are down.",
        (*SEATED, Shows(1, "open", shooter=5), *BETS),
        param=IN_ROLL,
    ),
    "station-said-ready": Scene(
        "A station in mode roll: the player is ready, and others may still bet.",
        (*SEATED, Shows(1, "open", shooter=5), *BETS, Tap("Ready")),
        param=IN_ROLL,
    ),
    "station-pale": Scene(
        "A station: chips on many fields that are not sealed yet, some on sealed ones.",
        (
            *SEATED,
            OPEN,
            *BETS,
            PlaceWager("pass_line", 15_00),
            *(PlaceWager(f"place@{number}", 6_00 if number in (6, 8) else 5_00) for number in BOXES),
            PlaceWager("hard@6", 1_00),
        ),
        param=STATION,
    ),
    "station-others": Scene(
        "A station: the sums that the other players have on the fields.", (*SEATED, OPEN, *BETS, OTHERS), param=STATION
    ),
    "station-others-chips": Scene(
        "A station: the chips of the other players, by seat.",
        (*SEATED, OPEN, *BETS, OTHERS),
        param=f"{STATION}others = chips\n",
    ),
    "station-next-game": Scene(
        "A station: another game comes next at the table.",
        (*SEATED, OPEN, *BETS, NextGame("Crapless Craps")),
        param=STATION,
    ),
    "station-big-shot": Scene(
        "Big Shot at a shared table: bets of this player and of others, and another seat shoots.",
        (
            *SEATED,
            Shows(1, "open", 15_000, 12),
            *bet("number@6", 10_00),
            PlaceWager("straight", 5_00),
            OthersBet(((1, "number@6", 20_00), (5, "number@2", 5_00), (9, "double", 100_00), (14, "triple", 1_00))),
        ),
        param=STATION.replace("[game]", "[game]\nsheet = big-shot-baden"),
    ),
    "station-hazard-caster": Scene(
        "Hazard at a shared table: the player has the dice, and has named the main for the bank.",
        (*HAZARD_SEATED, *bet("bank", 25_00), CallMain(7), Seals(), FADED),
        param=HAZARD,
    ),
    "station-hazard-first": Scene(
        "Hazard at a shared table: another seat has the dice, and nothing is laid yet.",
        (*SEATED, Shows(1, "open", 15_000, 5)),
        param=HAZARD,
    ),
    "station-hazard-fader": Scene(
        "Hazard at a shared table: the player fades another seat's bank.",
        (*SEATED, Shows(1, "open", 15_000, 5), *bet("cover", 20_00), OthersBet(((5, "bank", 50_00), *COVERS))),
        param=HAZARD,
    ),
    "station-hazard-chance": Scene(
        "Hazard at a shared table: main and chance are another seat's, and the cover lies until they decide it.",
        (
            *SEATED,
            Shows(1, "open", 15_000, 5),
            *bet("cover", 20_00),
            *hazard_round(1, 2, 2, shooter=5, main=7),
            Shows(2, "open", 5_000, 5),
        ),
        param=HAZARD,
    ),
    "station-hazard-choice": Scene(
        "Hazard at a shared table: the bank has won; the dice are passed or kept.",
        (
            *HAZARD_SEATED,
            *bet("bank", 25_00),
            CallMain(7),
            Seals(),
            *hazard_round(1, 6, 5, main=7),
            Shows(1, "choice", 9_000, SEAT, dice=(6, 5)),
        ),
        param=HAZARD,
    ),
    "station-hazard-passed": Scene(
        "Hazard at a shared table: the dice pass without a throw, the cover is back, and this seat has them.",
        (
            *SEATED,
            Shows(1, "open", 15_000, 5),
            *bet("cover", 20_00),
            Shows(1, "closing", 500, 5),
            Seals(),
            Shows(1, "closed", 0, 5),
            Shows(1, "decided", 0, 5, over=True),
            Shows(2, "open", 15_000, SEAT),
        ),
        param=HAZARD,
    ),
    "station-first-person": Scene(
        "First Person Craps at a shared table, with chips of others by seat.",
        (*SEATED, OPEN, *bet("pass_line", 10_00), PlaceWager("field", 5_00), OTHERS),
        param=f"{STATION.replace('[game]', '[game]' + chr(10) + 'sheet = first-person')}others = chips\n",
    ),
    "station-help": Scene(
        "The page of the help on the shared table.", (*SEATED, OPEN, Tap("Help"), Tap("Page 15: Shared table")), IN_ROLL
    ),
    "station-hurry": Scene(
        "A station: the last seconds for bets.",
        (*SEATED, OPEN, *BETS, Shows(1, "hurry", 4_000, SEAT)),
        param=STATION,
    ),
    "station-throws": Scene(
        "A station: the bets are fixed, and the player throws.", (*SEATED, OPEN, *BETS, *closed(1)), param=STATION
    ),
    "station-other-throws": Scene(
        "A station: the bets are fixed, and another seat throws.",
        (*SEATED, Shows(1, "open", 15_000, 12), *BETS, *closed(1, 12)),
        param=STATION,
    ),
    "station-late": Scene(
        "A station: the last chips came too late, and are in the credit again.",
        (*SEATED, OPEN, *BETS, PlaceWager("place@8", 60_00), Seals("late"), *closed(1)[::2]),
        param=STATION,
    ),
    "station-rolling": Scene(
        "A station without bets: the dice of the table are out.",
        (*SEATED, Shows(1, "open", shooter=5), *closed(1, 5), Shows(1, "rolling", shooter=5)),
        param=STATION,
    ),
    "station-hand": Scene("A station: a hand of two rolls; the result of the last one.", HAND, param=STATION),
    "station-puck": Scene("A station: the shooter may move the puck to OFF.", PLACED, param=PUCK),
    "station-puck-asked": Scene(
        "A station: the shooter has asked the table to move the puck.",
        (*PLACED, Tap("Puck to OFF")),
        param=PUCK,
    ),
    "station-puck-stays": Scene(
        "A station: bets at another seat hold the puck.",
        (*PLACED, PuckOff(), *closed(2), Shows(2, "decided", shooter=SEAT, over=True), NEXT),
        param=PUCK,
    ),
    "station-paused": Scene(
        "A station: the dealer has paused the table.",
        (*HAND, NEXT, Shows(3, "open", 15_000, SEAT, stopped="paused")),
        param=STATION,
    ),
    "station-lost": Scene(
        "A station whose line to the table is cut.",
        (*HAND, NEXT, Says("dice", ports.Lost(message("exchange.table_silent")))),
        param=STATION,
    ),
    "station-disagrees": Scene("A station that disagrees with its table.", DISPUTED, param=STATION),
    "station-void": Scene(
        "A station: the bets are void, and the seat is prepared again.",
        (*DISPUTED, TWO_KEYS, VoidBets(5), Says("board", ports.BoardInputs((), ()))),
        param=STATION,
    ),
    "staff-certificate": Scene(
        "A station whose certificate ends soon, like that of the house's authority.",
        (*HAND, NEXT, CERTIFICATES, Curtain(), KEY, Tap("Machine"), Tap("Faults")),
        param=STATION,
    ),
    "staff-disagrees": Scene(
        "The faults of a station that disagrees with its table, with bets up.",
        (*DISPUTED, Curtain(), TWO_KEYS, Tap("Machine"), Tap("Faults")),
        param=STATION,
    ),
}
