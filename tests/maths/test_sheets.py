"""A sheet that would give the player an edge on any bet but odds is refused: the line of the pay, and the reason."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

from terminal.common.places import SHEETS
from terminal.ini.ini import IniError
from terminal.maths.sheets import Bounds, open_checked, shipped, verify_edges
from terminal.rules.game import AnyGame, Wager
from terminal.rules.sheet import Sheet
from tests.maths.tiny_game import TinyGame, token
from tests.maths.worked_out import NAMES, changed, line_number

CRAPS = "craps-el601"


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_sheet_is_safe_to_play(name: str) -> None:
    game = open_checked(changed(name), f"{name}.ini")
    assert game.sheet == name


def test_the_shipped_sheets_are_the_files_of_their_folder() -> None:
    assert list(shipped()) == sorted(path.stem for path in SHEETS.iterdir() if path.is_file())


@pytest.mark.parametrize(
    ("sheet", "old", "new", "bet", "edge"),
    [
        (CRAPS, "pass_line = 1:1", "pass_line = 2:1", "pass_line", "47.88% (79/165)"),
        (CRAPS, "place@6 = 7:6", "place@6 = 5:4", "place@6", "2.27% (1/44)"),
        (CRAPS, "hard@8 = 9:1", "hard@8 = 11:1", "hard@8", "9.09% (1/11)"),
        (CRAPS, "field = 1:1", "field = 5:2", "field", "52.78% (19/36)"),
        (CRAPS, "field_12 = 2:1", "field_12 = 5:1", "field", "2.78% (1/36)"),
        (CRAPS, "c = 7:1", "c = 9:1", "c", "11.11% (1/9)"),
        (CRAPS, "c_and_e_11 = 7:1", "c_and_e_11 = 12:1", "c_and_e", "16.67% (1/6)"),
        (CRAPS, "hop = 15:1", "hop = 18:1", "hop@1-3", "5.56% (1/18)"),
        (CRAPS, "hop_hard = 30:1", "hop_hard = 36:1", "hop@2-2", "2.78% (1/36)"),
        (CRAPS, "big_single = 1:1", "big_single = 3:2", "big", "4.17% (1/24)"),
        (CRAPS, "buy@4 = 2:1", "buy@4 = 5:2", "buy@4", "19.05% (4/21)"),
        (CRAPS, "lucky_all = 155:1", "lucky_all = 200:1", "lucky_all", "5.68% (455661587153/8022419605200)"),
        ("craps-side-bets", "repeater@6 = 90:1", "repeater@6 = 113:1", "repeater@6", "0.55% (9689/1771561)"),
        ("craps-side-bets", "fire_6 = 999:1", "fire_6 = 2999:1", "fire", "11.724199%"),
        (
            "craps-side-bets",
            "hot_roller_6 = 200:1",
            "hot_roller_6 = 400:1",
            "hot_roller",
            "0.74% (2887358041/388181593800)",
        ),
        ("big-shot-baden", "number_3 = 12:1", "number_3 = 30:1", "number@1:take", "4.63% (5/108)"),
        ("big-shot-baden", "straight = 15:2", "straight = 9:1", "straight", "11.11% (1/9)"),
    ],
)
def test_a_pay_that_favours_the_player_is_refused_on_its_line(
    sheet: str, old: str, new: str, bet: str, edge: str
) -> None:
    text = changed(sheet, (old, new))
    with pytest.raises(IniError) as refused:
        open_checked(text, "own.ini")
    reason = f"{bet} would give the player an edge of {edge} at a stake of 1.00"
    assert str(refused.value) == f"own.ini, line {line_number(text, new)}: {reason}"


LAW = (
    (CRAPS, Bounds(Fraction(85, 100)), "big_single = 1:1", "big returns 83.33% (5/6) with the best play", "85.00%"),
    (CRAPS, Bounds(Fraction(5, 6)), "lucky_low = 30:1", "lucky_low returns 81.70% (621519/760760)", "83.33%"),
    ("hazard", Bounds(Fraction(98, 100)), "bank = 1:1", "main@6 returns 97.66% (6961/7128) with the best", "98.00%"),
    (CRAPS, Bounds(max_odds=100), "lucky_all = 155:1", "the odds against a pay of lucky_all are 189:1", "100:1"),
    (CRAPS, Bounds(Fraction(80, 100), 50_000_000), "", "", ""),
)
"""A sheet, what is asked of it, and the line, the figure and the bound that the refusal names."""


def test_l1_a_bet_below_a_jurisdictions_return_or_beyond_its_odds_is_refused_by_name_line_and_figure() -> None:
    for sheet, bounds, line, reason, bound in LAW:
        text = changed(sheet)
        if not line:
            assert open_checked(text, "own.ini", bounds).sheet == sheet
            continue
        with pytest.raises(IniError) as refused:
            open_checked(text, "own.ini", bounds)
        said = str(refused.value)
        assert said.startswith(f"own.ini, line {line_number(text, line)}: {reason}"), said
        assert said.rpartition(" ")[2] == bound, said


@pytest.mark.parametrize(
    ("old", "new"),
    [("place@6 = 7:6", "place@6 = 6:5"), ("take_odds@6 = 6:5", "take_odds@6 = 2:1")],
    ids=["a pay without any edge", "odds that favour the player"],
)
def test_what_gives_the_house_nothing_may_be_offered(old: str, new: str) -> None:
    assert open_checked(changed(CRAPS, (old, new)), "own.ini").name == "craps"


@pytest.mark.parametrize("rule", ["box_on_come_out", "odds_on_come_out"])
def test_a_house_that_leaves_bets_off_on_a_come_out_roll_is_safe_too(rule: str) -> None:
    assert open_checked(changed(CRAPS, (f"{rule} = working", f"{rule} = off")), "own.ini").house()[rule] == "off"


def test_a_sheet_that_is_wrong_already_is_refused_as_such() -> None:
    with pytest.raises(IniError, match=r"own\.ini, line 1: the section \[pays\] is missing"):
        open_checked("[sheet]\n[house]\n[limits]\n", "own.ini")


class Offered(TinyGame):
    """The token's game with all that a sheet is checked by; its bet has no pay in the sheet."""

    def wagers(self) -> tuple[Wager[str], ...]:
        return (token("felt"),)

    def fields(self) -> tuple[str, ...]:
        return ("token",)


@pytest.mark.parametrize(
    ("square", "reason"),
    [
        (("felt", "felt"), "token can stand for ever"),
        (("win", "win"), "token would give the player an edge of 100.00% (1) at a stake of 1.00"),
    ],
)
def test_a_bet_without_a_pay_of_its_own_is_refused_on_no_single_line(square: tuple[str, str], reason: str) -> None:
    sheet = Sheet.parse(changed(CRAPS), f"{CRAPS}.ini")
    with pytest.raises(IniError) as refused:
        verify_edges(sheet, cast("AnyGame", Offered({"felt": square}, {})))
    assert str(refused.value) == f"{CRAPS}.ini: {reason}"
