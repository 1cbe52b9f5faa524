"""Section game: what is played, with which chips, who closes the bets, and how long each phase takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from terminal.settings.kinds import (
    Amount,
    ChipsBySheet,
    ChipValues,
    Duration,
    Factors,
    Names,
    OneOf,
    Renamed,
    Whole,
    YesNo,
)
from terminal.settings.parameter import AT_START, HOUSE_RULE, MONEY, parameter

Mode = Literal["roll", "auto", "live", "video"]
"""Who closes the bets: the player with the Roll button, the clock (in video mode before a camera), or a dealer."""
DealerDice = Literal["generator", "hand"]
DealerConfirm = Literal["one", "two"]
PuckReset = Literal["0", "2"]
"""The numbers of the rule book's "Puck can be reset"; no rule book says what its 1 means."""
CHIP_MAX_CENTS = 1_000_000


@dataclass(frozen=True)
class GameSection:
    """The parameters of this section."""

    sheets: tuple[str, ...] = parameter(
        "game.sheet",
        Names(60, 12),
        "craps-el601",
        MONEY,
        "the par sheets offered, separated by commas: files in config/sheets without .ini; the first is played until"
        " another is chosen. Those called craps-commission-... differ in the commission on Buy and Lay bets: from a win"
        " (on-win), the same rounded down (unit-down), with the bet and rounded up (unit-up), or paid back with the bet"
        " (refund)",
    )
    chips_cents: tuple[int, ...] = parameter(
        "game.chips",
        ChipValues(Amount(1, CHIP_MAX_CENTS)),
        "1.00, 5.00, 10.00, 25.00, 100.00, 500.00, 1000.00",
        MONEY,
        "the chip values on the rail at a denomination of 1.00",
    )
    chips_by_sheet: tuple[tuple[str, tuple[int, ...]], ...] = parameter(
        "game.chips_by_sheet",
        ChipsBySheet(ChipValues(Amount(1, CHIP_MAX_CENTS))),
        "none",
        MONEY,
        "other chip values for some of the par sheets offered, such as a chip of 0.50 where bets begin there",
    )
    denominations: tuple[str, ...] = parameter(
        "game.denominations",
        Factors(Amount(1, 1_000_00), 6),
        "1.00",
        MONEY,
        "the factors that the player may choose for the chips, separated by commas; a new player has the first",
    )
    mode: Mode = parameter(
        "game.mode",
        OneOf[Mode](("roll", "auto", "live", "video")),
        "roll",
        AT_START,
        "who closes the bets: the player (roll), the clock (auto; video: the same, with a live picture of the dice), "
        "or a dealer, at the latest the clock (live)",
    )
    bet_ms: int = parameter(
        "game.bet_seconds",
        Duration(5, 300, "seconds"),
        "25",
        HOUSE_RULE,
        "the length of a betting time, in modes other than roll",
    )
    hurry_ms: int = parameter(
        "game.hurry_seconds",
        Duration(0, 60, "seconds"),
        "5",
        HOUSE_RULE,
        "how long before its end the screen warns the player",
    )
    choice_ms: int = parameter(
        "game.choice_seconds",
        Duration(5, 120, "seconds"),
        "20",
        HOUSE_RULE,
        "how long the player may think about a choice that the game leaves to the player, in every mode",
    )
    closed_ms: int = parameter(
        "game.closed_seconds",
        Duration(0, 30, "seconds"),
        "0",
        HOUSE_RULE,
        "how long bets are closed before the dice are thrown, in modes auto and video; 0: they are thrown at once",
    )
    show_ms: int = parameter(
        "game.show_seconds",
        Duration(0, 30, "seconds"),
        "0",
        HOUSE_RULE,
        "how long a result is shown before the next betting time, in modes auto and video; 0: it begins at once",
    )
    dealer_dice: DealerDice = parameter(
        "game.dealer_dice",
        OneOf[DealerDice](("generator", "hand")),
        "generator",
        AT_START,
        "whose dice a dealer confirms, in mode live: those that the generator has read, or dice thrown by hand, which "
        "the dealer enters (a table without a generator has devices.dice = internal, which is then never asked)",
    )
    dealer_confirm: DealerConfirm = parameter(
        "game.dealer_confirm",
        OneOf[DealerConfirm](("one", "two")),
        "one",
        HOUSE_RULE,
        "how many people it takes until dice thrown by hand count, with dealer_dice = hand; two: another person "
        "confirms them than the one who has entered them, such as another dealer or a person of the staff with a key",
    )
    dealer_ms: int = parameter(
        "game.dealer_seconds",
        Duration(10, 600, "seconds"),
        "60",
        HOUSE_RULE,
        "how long the dealer may take for the next step, in mode live; then the player learns that the dealer does "
        "not answer, and a round without dice is void",
    )
    keep_bets: bool = parameter(
        "game.keep_bets",
        YesNo(),
        "yes",
        AT_START,
        "yes: the player may switch on that bets are repeated automatically",
    )
    auto_repeat: bool = parameter(
        "game.auto_repeat",
        YesNo(),
        "yes",
        HOUSE_RULE,
        "yes: the player may switch on that bets and rolls are repeated automatically",
    )
    favourites_max: int = parameter(
        "game.favourites",
        Whole(0, 12),
        "6",
        HOUSE_RULE,
        "how many felts a player may save under a name and put up again with one touch; 0: none",
    )
    strategies: bool = parameter(
        "game.strategies",
        YesNo(),
        "yes",
        HOUSE_RULE,
        "yes: strategies such as Iron Cross are offered, each with its house edge, where the par sheet has their bets",
    )
    puck_can_be_reset: PuckReset = parameter(
        "game.puck_can_be_reset",
        Renamed(("0", "2"), (("no", "0"), ("yes", "2"))),
        "0",
        HOUSE_RULE,
        "2: the player may move the puck to OFF while no bet depends on it; 0: only the dice move it. At a shared table"
        " the shooter may, where the parameters of the table and of the station say 2. The earlier no and yes are read"
        " as 0 and 2; 1 is refused, because no rule book says what it means",
    )
    min_return: int = parameter(
        "game.min_return",
        Amount(0, 100_00, "percent"),
        "0.00",
        MONEY,
        "the least that a bet may return on average with the best play; a par sheet with a bet below it is refused,"
        " odds apart; 0.00: there is no such bound",
    )
    max_odds: int = parameter(
        "game.max_odds",
        Whole(0, 1_000_000_000, "to 1"),
        "0",
        MONEY,
        "the longest odds against any pay of a bet; a par sheet with longer ones is refused; 0: there is no such bound",
    )
