"""The states of the game: bets, dice, wins and losses."""

from __future__ import annotations

from drivers.dice.faults import VOIDS
from drivers.dice.messages import VoidReason
from harness.shots.steps import READY, Carry, Falls, Frozen, Lie, Scene, Steps, Still, Tap, Voids, bill, roll
from terminal.cabinet.commands import CallDice, PlaceWager, Undo

PLAYER: Steps = (*READY, *bill(100), *bill(100))
"""A player with 200.00 before an open table."""

RICH: Steps = (*READY, *bill(1000), *bill(1000), *bill(500))
"""A player with 2500.00."""

BOXES = (4, 5, 6, 8, 9, 10)

ALL_BETS: Steps = (
    PlaceWager("pass_line", 25_00),
    PlaceWager("field", 5_00),
    *(
        PlaceWager(f"place@{number}", cents)
        for number, cents in zip(BOXES, (1_00, 6_00, 12_00, 36_00, 131_00, 500_00), strict=True)
    ),
    *(PlaceWager(f"hard@{number}", cents) for number, cents in ((4, 1_00), (6, 5_00), (8, 37_00), (10, 100_00))),
)

POINT_SIX: Steps = (
    *PLAYER,
    PlaceWager("pass_line", 10_00),
    *roll(4, 2),
    PlaceWager("pass_odds", 30_00),
    PlaceWager("place@8", 12_00),
    PlaceWager("hard@6", 5_00),
)

ROLLS = ((6, 5), (1, 2), (4, 4), (3, 6), (5, 3), (6, 6), (2, 3), (4, 3), (5, 5), (6, 1), (3, 2), (1, 1))

PLAY: dict[str, Scene] = {
    "attract": Scene("No credit: the table waits for a player.", READY),
    "come-out": Scene("Come-out roll with credit and no bets.", PLAYER),
    "bets": Scene("Bets of every kind and height before the come-out roll.", (*RICH, *ALL_BETS)),
    "dont-pass": Scene("Don't Pass before the come-out roll.", (*PLAYER, PlaceWager("dont_pass", 15_00))),
    "point": Scene("The Point is six, with Odds behind the Pass Line.", POINT_SIX),
    "point-dont-pass": Scene(
        "The Point is ten, with Odds laid behind Don't Pass.",
        (*RICH, PlaceWager("dont_pass", 100_00), *roll(6, 4), PlaceWager("dont_pass_odds", 200_00)),
    ),
    "waiting": Scene("The dice are called and the generator has not answered.", (*POINT_SIX, CallDice())),
    "bets-off": Scene(
        "After a seven-out a Place bet has gone off by itself: the line says how it is switched on.",
        (*POINT_SIX, *roll(4, 3), PlaceWager("hard@8", 5_00), PlaceWager("place@6", 12_00)),
    ),
    "bets-off-point": Scene(
        "The Point is six; Place, Odds and Hard Ways are switched off, the Pass Line is not.",
        (*POINT_SIX, PlaceWager("place@5", 36_00), PlaceWager("hard@10", 10_00), Tap("Set bets off")),
    ),
    "bets-not-valid": Scene(
        "A roll is refused: the only bet that is up is off.",
        (*PLAYER, PlaceWager("place@8", 12_00), Tap("Set bets off"), Tap("Roll")),
    ),
    "falling": Scene(
        "The dice in the air, half way to their result.", (*POINT_SIX, CallDice(), Still(), Falls(5, 3), Frozen(0.4))
    ),
    "falling-late": Scene(
        "The dice in the air, shortly before they lie.", (*POINT_SIX, CallDice(), Still(), Falls(5, 3), Frozen(0.8))
    ),
    "win": Scene("A win on Place 8 just shown.", (*POINT_SIX, *roll(5, 3))),
    "win-big": Scene(
        "The Point is made the hard way: four bets win at once.",
        (*POINT_SIX, PlaceWager("place@6", 60_00), *roll(3, 3)),
    ),
    "winning": Scene(
        "The same moment earlier: wins count up, stakes leave.",
        (*POINT_SIX, PlaceWager("place@6", 60_00), Still(), CallDice(), Falls(3, 3), Lie(), Frozen(0.5)),
    ),
    "seven-out": Scene("Seven out: everything is lost.", (*POINT_SIX, *roll(4, 3))),
    "losing": Scene(
        "The same moment earlier: lost chips leave the felt.", (*POINT_SIX, Still(), *roll(4, 3), Frozen(0.4))
    ),
    "natural": Scene(
        "Eleven on the come-out roll: the Pass Line wins.", (*PLAYER, PlaceWager("pass_line", 25_00), *roll(6, 5))
    ),
    "push": Scene(
        "Twelve on the come-out roll: Don't Pass is a stand-off.",
        (*PLAYER, PlaceWager("dont_pass", 25_00), *roll(6, 6)),
    ),
    "refused": Scene(
        "A refused touch: the information line says why.",
        (*PLAYER, PlaceWager("pass_line", 5_00), Tap("Don't Pass")),
    ),
    "poor": Scene("A touch that the credit does not cover.", (*READY, *bill(5), Tap("Chip 100.00"), Tap("Place 6"))),
    "undo": Scene(
        "A change has been taken back, and another can be.",
        (*PLAYER, PlaceWager("field", 5_00), PlaceWager("place@6", 12_00), PlaceWager("place@8", 12_00), Undo()),
    ),
    "carrying": Scene(
        "A chip is carried from the rail to Place 9.",
        (*PLAYER, PlaceWager("pass_line", 5_00), Carry("Chip 25.00", "Place 9")),
    ),
    "taking-down": Scene(
        "A bet is carried off the felt.", (*PLAYER, PlaceWager("place@5", 36_00), Carry("Place 5", "Chip 5.00"))
    ),
    "void": Scene(
        "A cocked die: the throw does not count and the dice are thrown again.",
        (*POINT_SIX, CallDice(), Voids(VOIDS[VoidReason.COCKED])),
    ),
    "history": Scene(
        "Many rolls in the history.",
        (*RICH, *(step for dice in ROLLS for step in (PlaceWager("field", 5_00), *roll(*dice)))),
    ),
}
