"""Chapter 1.8 of the rule book: the buttons Press, Across, Inside and Outside."""

from __future__ import annotations

import pytest

from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, INTERBLOCK, Player, assert_says

NUMBERS = (4, 5, 6, 8, 9, 10)
ALL_NUMBERS = (2, 3, *NUMBERS, 11, 12)

COVERS = [
    # button, variant, the numbers that it covers
    ("across", CRAPS, NUMBERS),
    ("across", CRAPLESS, ALL_NUMBERS),
    ("across", EASY, ALL_NUMBERS),
    ("inside", CRAPS, (5, 6, 8, 9)),
    ("outside", CRAPS, (4, 5, 9, 10)),
]


def enabled(point: int | None, shipped: str = CRAPS, bet: str = "field", /, **changes: str) -> Player:
    """A player whose bet makes the buttons work once the Point is set."""
    player = Player(shipped, **changes)
    if bet in ("pass_line", "dont_pass"):
        player.place(bet, 5_00)
        bet = ""
    if point is not None:
        player.set_point(point)
    if bet:
        player.place(bet, 4_00)
    return player


@pytest.mark.parametrize(("button", "variant", "numbers"), COVERS, ids=[f"{row[0]} ({row[1]})" for row in COVERS])
def test_one_chip_goes_on_each_of_the_buttons_numbers_but_the_point(
    button: str, variant: str, numbers: tuple[int, ...]
) -> None:
    for point in ALL_NUMBERS if variant != CRAPS else NUMBERS:
        player = enabled(point, variant)
        player.ask("spread", button, 5_00)
        placed = {f"place@{number}": 5_00 for number in numbers if number != point}
        assert player.bets == dict(sorted({"field": 4_00, **placed}.items()))


@pytest.mark.parametrize("variant", INTERBLOCK)
def test_press_adds_as_much_again_to_the_place_bet_on_the_point(variant: str) -> None:
    player = enabled(6, variant)
    player.place("place@6", 7_00)
    player.place("place@8", 6_00)
    player.ask("press")
    player.ask("press")
    assert player.bets == {"field": 4_00, "place@6": 28_00, "place@8": 6_00}


def test_press_needs_a_place_bet_on_the_point() -> None:
    player = enabled(6)
    player.place("place@8", 6_00)
    assert_says(player.refused("press"), "button", "Press", "Place 6")


ENABLING = [
    "pass_line",
    "dont_pass",
    "field",
    "seven",
    "any_craps",
    "c",
    "e",
    "c_and_e",
    "horn",
    "total@3",
    "hop@1-3",
    "big",
]
NOT_ENABLING = ["place@8", "buy@8", "lay@8", "hard@8", "big6", "lucky_shooter", "come", "dont_come"]


@pytest.mark.parametrize("bet", ENABLING)
def test_the_buttons_work_while_pass_dont_pass_field_or_a_single_roll_bet_is_up(bet: str) -> None:
    player = enabled(6, CRAPS, bet)
    for button in ("across", "inside", "outside"):
        player.ask("spread", button, 1_00)
    player.place("place@6", 1_00)
    player.ask("press")
    assert player.bets["place@6"] == 2_00


@pytest.mark.parametrize("bet", NOT_ENABLING)
def test_they_do_not_work_beside_any_other_bet(bet: str) -> None:
    player = Player()
    if bet == "lucky_shooter":
        player.place(bet, 4_00)
        player.set_point(6)
    else:
        player.set_point(6)
        player.place(bet, 4_00)
    for asked in (("press",), ("spread", "across", 1_00), ("spread", "inside", 1_00), ("spread", "outside", 1_00)):
        assert_says(player.refused(*asked), "button", "Pass Line, Don't Pass, Field or single-roll")


def test_big_that_is_played_for_several_rolls_is_no_single_roll_bet() -> None:
    player = enabled(6, CRAPS, "big", big_small_mode="multi")
    assert player.refused("spread", "across", 1_00).code == "button"


def test_low_and_high_field_are_single_roll_bets() -> None:
    for bet in ("low_field", "high_field"):
        enabled(6, EASY, bet).ask("spread", "across", 1_00)


@pytest.mark.parametrize(
    "asked", [("press",), ("spread", "across", 1_00), ("spread", "inside", 1_00), ("spread", "outside", 1_00)]
)
def test_they_do_not_work_while_the_puck_is_off(asked: tuple[str, ...]) -> None:
    player = enabled(None)
    player.place("place@6", 6_00)
    assert_says(player.refused(*asked), "button", "Point")


@pytest.mark.parametrize(
    ("variant", "button"),
    [(FIRST, "press"), *((FIRST, one) for one in ("across", "inside", "outside"))]
    + [(variant, one) for variant in (CRAPLESS, EASY) for one in ("inside", "outside")],
)
def test_a_button_that_the_variant_does_not_have(variant: str, button: str) -> None:
    player = enabled(6, variant)
    asked = ("press",) if button == "press" else ("spread", button, 1_00)
    assert_says(player.refused(*asked), "not_in_variant", button.title())


REASONS = [
    # sentence, the bet that hinders a part, its stake, chip, changes of the sheet, code, what the reason names
    ("a Lay on one of the numbers", "lay@9", 6_00, 5_00, {}, "excluding", "Place 9"),
    ("a field that would hold too much", "place@9", 498_00, 5_00, {}, "above_maximum", "Place 9"),
    (
        "all bets together",
        "place@10",
        80_00,
        5_00,
        {"max_total_bet": "100.00", "max_bet": "90.00"},
        "above_maximum",
        "100.00",
    ),
    ("a chip below the minimum", "seven", 1_00, 99, {}, "below_minimum", "Place 4"),
    (
        "stakes that do not pay whole cents",
        "seven",
        1_00,
        1_01,
        {"payout_rounding": "none"},
        "not_whole_cents",
        "Place 4",
    ),
]


@pytest.mark.parametrize(
    ("bet", "stake_cents", "chip_cents", "changes", "code", "fact"),
    [row[1:] for row in REASONS],
    ids=[row[0] for row in REASONS],
)
def test_all_or_nothing_and_the_reason_shows(
    bet: str, stake_cents: int, chip_cents: int, changes: dict[str, str], code: str, fact: str
) -> None:
    if "max_bet" in changes:
        changes = changes | dict.fromkeys(("max_bet.hard", "max_bet.hop", "max_bet.total", "max_bet.horn"), "90.00")
        changes |= dict.fromkeys((f"max_bet.lucky_{one}" for one in ("low", "high", "all", "shooter")), "90.00")
    player = enabled(6, **changes)
    player.place(bet, stake_cents)
    assert_says(player.refused("spread", "across", chip_cents), code, "Across places nothing", fact)


def test_across_needs_the_money_for_all_its_parts() -> None:
    player = Player(CRAPS, 20_00)
    player.set_point(6)
    player.place("field", 4_00)
    assert_says(player.refused("spread", "across", 4_00), "balance", "Across places nothing")
    player.ask("spread", "across", 3_00)
    assert player.table.playable_cents == 1_00


def test_press_is_refused_where_the_field_would_hold_too_much() -> None:
    player = enabled(6)
    player.place("place@6", 300_00)
    assert_says(player.refused("press"), "above_maximum", "Press places nothing", "600.00")


@pytest.mark.parametrize("chip_cents", [0, -5_00])
def test_no_chip_is_no_bet(chip_cents: int) -> None:
    assert_says(enabled(6).refused("spread", "across", chip_cents), "below_minimum")


def test_what_a_button_placed_is_undone_and_cleared_as_one() -> None:
    for verb in ("undo", "clear_last"):
        player = enabled(6)
        player.ask("spread", "inside", 5_00)
        player.press(verb)
        assert player.bets == {"field": 4_00}
