"""The states of a felt in use: full of bets, special bets, the puck, the betting time, the player's options."""

from __future__ import annotations

from harness.shots.play_states import PLAYER, POINT_SIX, RICH
from harness.shots.steps import Frozen, Passes, Scene, Steps, Still, Tap, roll
from terminal.cabinet.commands import (
    Answer,
    CallAttendant,
    EnterDice,
    NoMoreBets,
    OpenBetting,
    PlaceWager,
    PuckOff,
    SetOption,
    Touch,
)

QUARTERS = "[game]\ndenominations = 0.25, 1.00, 5.00\n"
PUCK = "[game]\npuck_can_be_reset = 2\n"
CLOCK = "[game]\nmode = auto\n"
DEALER = "[game]\nmode = live\ndealer_dice = hand\n"
ROUND: Steps = (*PLAYER, PlaceWager("pass_line", 10_00), OpenBetting(1, "Ann"))
THROWN: Steps = (*ROUND, NoMoreBets(1, "Ann"), EnterDice(1, (3, 5), "Ann"))
WHITE = "[screen]\ndice_colour = white\n"


def paid(bet: str, cents: int) -> tuple[Touch, ...]:
    """Place a bet and pay its commission."""
    return (PlaceWager(bet, cents), Answer(yes=True))


def option(name: str, value: str = "yes") -> SetOption:
    """Set one of the player's options."""
    return SetOption(name, value)


LUCKY: Steps = tuple(PlaceWager(f"lucky_{part}", 5_00) for part in ("low", "all", "high"))

FULL: Steps = (
    *RICH,
    PlaceWager("pass_line", 41_00),
    PlaceWager("lucky_shooter", 5_00),
    *LUCKY,
    *roll(4, 2),
    PlaceWager("pass_odds", 82_00),
    PlaceWager("come", 36_00),
    *roll(5, 4),
    PlaceWager("come_odds@9", 72_00),
    PlaceWager("come", 16_00),
    *(PlaceWager(f"place@{number}", 36_00) for number in (4, 5, 6, 8)),
    *paid("buy@9", 36_00),
    *paid("buy@4", 36_00),
    *paid("lay@10", 41_00),
    *(PlaceWager(bet, 6_00) for bet in ("big6", "big8", "big", "small", "c", "e", "c_and_e")),
    PlaceWager("field", 41_00),
    *(PlaceWager(f"hard@{number}", 16_00) for number in (4, 6, 8, 10)),
    *(PlaceWager(bet, 6_00) for bet in ("seven", "any_craps", "total@2", "total@3", "total@11", "total@12")),
    PlaceWager("horn", 16_00),
    *(PlaceWager(bet, 6_00) for bet in ("hop@2-2", "hop@1-3", "hop@4-6")),
)
"""Some seventy chips."""

TRAVELLED: Steps = (
    *RICH,
    PlaceWager("pass_line", 10_00),
    *roll(4, 4),
    PlaceWager("come", 25_00),
    *roll(3, 2),
    PlaceWager("come_odds@5", 75_00),
    PlaceWager("come", 15_00),
    *roll(6, 4),
    PlaceWager("come_odds@10", 45_00),
)
TRAVELLED_AGAINST: Steps = (
    *RICH,
    PlaceWager("dont_pass", 10_00),
    *roll(4, 4),
    PlaceWager("dont_come", 25_00),
    *roll(3, 1),
    PlaceWager("dont_come_odds@4", 100_00),
    PlaceWager("dont_come", 15_00),
    *roll(5, 4),
)
SHOOTER: Steps = (*PLAYER, PlaceWager("lucky_shooter", 10_00), *roll(4, 2), *roll(3, 1), *roll(5, 4), *roll(4, 4))
LOW_DONE: Steps = (*PLAYER, *LUCKY, *roll(1, 1), *roll(1, 2), *roll(3, 1), *roll(3, 2), *roll(5, 1))
ALL_DONE: Steps = (*LOW_DONE, *roll(4, 4), *roll(5, 4), *roll(6, 4), *roll(6, 5), *roll(6, 6))
BETS: Steps = (*POINT_SIX, PlaceWager("field", 5_00), PlaceWager("come", 25_00), PlaceWager("place@5", 36_00))

HOT_SHOOTER = "[screen]\nhot_shooter = yes\n"
SIDE_SHEET = "[game]\nsheet = craps-side-bets\n[screen]\nmoment_times = 0\n"
HOT: Steps = (
    *PLAYER,
    PlaceWager("fire", 1_00),
    PlaceWager("hot_roller", 1_00),
    *(PlaceWager(f"repeater@{total}", 2_00) for total in (2, 4, 6, 8, 12)),
    *(step for total in ((2, 2), (3, 2), (3, 3)) for step in (*roll(*total), *roll(*total))),
    *roll(6, 6),
    *roll(5, 3),
    *roll(4, 2),
    *roll(4, 2),
    *roll(3, 1),
    *roll(4, 1),
)
"""Three Points made, the fourth being played; 4 and 5 have come in each way; the Repeaters are on their way."""

SETTINGS: Steps = (option("left_hand"), option("text_scale", "130"), option("show_limits"))

FELT: dict[str, Scene] = {
    "hot-shooter": Scene(
        "The shooter's hand beside the best one of the day.",
        (*POINT_SIX, *roll(5, 4), *roll(6, 1), PlaceWager("hard@8", 5_00), *roll(6, 4), *roll(6, 4), *roll(3, 1)),
        param=HOT_SHOOTER,
    ),
    "side-bets": Scene(
        "Fire, Hot Roller and the Repeaters: three Points made, the fourth is being played.",
        (*HOT, Tap("Side Bets tab")),
        param=SIDE_SHEET,
    ),
    "side-bets-large": Scene(
        "Fire has been paid for all six Points, in the left-hand layout with the largest text and the limits.",
        (*HOT, *roll(5, 3), *roll(6, 3), *roll(5, 4), *roll(6, 4), *SETTINGS, Tap("Side Bets tab"), *roll(5, 5)),
        param=SIDE_SHEET,
    ),
    "full": Scene("A felt full of chips, with bets of every kind.", FULL),
    "full-hop": Scene("The same felt with the tab of the Hop bets.", (*FULL, Tap("Hop Bets tab"))),
    "full-win": Scene("A roll over the full felt: much wins at once, much is lost.", (*FULL, *roll(6, 3))),
    "travelled": Scene("Two Come bets have travelled and have odds.", TRAVELLED),
    "travelled-against": Scene("Two Don't Come bets have travelled, one has odds.", TRAVELLED_AGAINST),
    "lucky-shooter": Scene("Lucky Shooter: its Point is six, three hits.", SHOOTER),
    "lucky-shooter-won": Scene("Lucky Shooter wins with three hits: its Point came again.", (*SHOOTER, *roll(3, 3))),
    "lucky-roller": Scene("Lucky Roller: all low totals have come, Low Rolls has won.", LOW_DONE),
    "lucky-roller-done": Scene("Lucky Roller: every total has come and all three bets have won.", ALL_DONE),
    "lucky-roller-late": Scene(
        "Lucky Roller is refused until a seven: the puck says so.",
        (*ALL_DONE, Still(), Tap("Roll 'Em All"), Frozen(0.5)),
    ),
    "hop": Scene(
        "The tab of the Hop bets.",
        (*PLAYER, Tap("Hop Bets tab"), *(PlaceWager(f"hop@{pair}", 5_00) for pair in ("2-2", "1-3", "3-4", "4-6"))),
    ),
    "show-winnings": Scene("What bets would win stands beside them.", (option("show_winnings"), *BETS)),
    "show-limits": Scene("The limits of every field.", (option("show_limits"), *POINT_SIX)),
    "show-hints": Scene("Tips for the player.", (option("show_hints"), *POINT_SIX)),
    "marked-chips": Scene("Chips that bear shapes.", (option("marked_chips"), *BETS)),
    "left-hand-full": Scene("The left-hand layout of a full felt.", (*FULL, option("left_hand"))),
    "text-large": Scene("The largest text.", (*POINT_SIX, option("text_scale", "130"))),
    "white-dice": Scene("White dice.", (*POINT_SIX, *roll(5, 3)), param=WHITE),
    "denomination": Scene(
        "Seven chips of a quarter of their value.",
        (*PLAYER, option("denomination", "0.25"), PlaceWager("pass_line", 2_75), PlaceWager("place@6", 3_50)),
        param=QUARTERS,
    ),
    "timer-open": Scene("Bets are taken by the clock.", (*POINT_SIX, Passes(8_000)), param=CLOCK),
    "timer-hurry": Scene("The last seconds of the betting time.", (*POINT_SIX, Passes(21_000)), param=CLOCK),
    "timer-closed": Scene("The clock has closed the bets.", (*POINT_SIX, Passes(25_000)), param=CLOCK),
    "dealer": Scene("A dealer closes the bets.", ROUND, param=DEALER),
    "dealer-shown": Scene("Hand-thrown dice lie, and the dealer confirms them.", THROWN, param=DEALER),
    "dealer-silent": Scene(
        "The dealer has left, and the round is void.", (*ROUND, NoMoreBets(1, "Ann"), Passes(60_000)), param=DEALER
    ),
    "puck-button": Scene(
        "The puck can be moved: no bet goes by it.",
        (*PLAYER, PlaceWager("place@8", 12_00), *roll(4, 2)),
        param=PUCK,
    ),
    "puck-moved": Scene(
        "The puck has been moved by hand, which the history shows.",
        (*PLAYER, PlaceWager("place@8", 12_00), *roll(4, 2), *roll(3, 1), PuckOff()),
        param=PUCK,
    ),
    "attendant-called": Scene("The attendant has been called.", (*POINT_SIX, CallAttendant(on=True))),
}
