"""The shipped par sheet of Big Shot, and refused sheets: with the file, the line and the reason."""

from __future__ import annotations

import pytest

from terminal.ini.ini import IniError
from terminal.messages.english import sentence
from terminal.rules.refusal import Refusal
from tests.rules.big_shot.tables import SHEET, SHIPPED, big_shot

GAME = big_shot()


def without(key: str) -> str:
    return "\n".join("" if line.startswith(f"{key} =") else line for line in SHIPPED.splitlines())


def with_value(key: str, value: str) -> str:
    return "\n".join(f"{key} = {value}" if line.startswith(f"{key} =") else line for line in SHIPPED.splitlines())


def with_line(section: str, line: str) -> str:
    return SHIPPED.replace(f"[{section}]", f"[{section}]\n{line}")


def refusal(text: str, said: str) -> str:
    """The reason for which a sheet is refused, at the line that contains `said`."""
    with pytest.raises(IniError) as error:
        big_shot(text=text)
    assert said in text.splitlines()[error.value.line - 1]
    assert str(error.value).startswith(f"{SHEET.name}, line {error.value.line}: ")
    return sentence(error.value.reason)


def test_the_shipped_sheet_says_what_is_played_in_baden() -> None:
    assert (GAME.name, GAME.title, GAME.sheet) == ("big_shot", "Big Shot", "big-shot-baden")
    assert GAME.dice_count(GAME.open_table({"": 0})) == 3
    assert len(GAME.sheet_digest) == 64
    assert GAME.fields() == (*(f"number@{number}" for number in range(1, 7)), "double", "triple", "straight")
    assert GAME.house() == {"payout_rounding": "cent_down"}
    assert GAME.pays() == {
        "number_1": "1:1",
        "number_2": "2:1",
        "number_3": "12:1",
        "number_risk_hit": "50:1",
        "number_risk_miss": "6:1",
        "double": "1:1",
        "double_triple": "4:1",
        "triple": "33:1",
        "straight": "15:2",
    }


@pytest.mark.parametrize("key", GAME.pays())
def test_every_pay_is_the_sheets_alone(key: str) -> None:
    assert big_shot(("pays", key, "9:7")).pays() == GAME.pays() | {key: "9:7"}


@pytest.mark.parametrize(
    ("section", "key"),
    [
        *(("pays", key) for key in GAME.pays()),
        ("house", "payout_rounding"),
        *(("limits", key) for key in ("min_bet", "max_bet", "max_total_bet")),
    ],
)
def test_a_line_that_is_missing_is_named(section: str, key: str) -> None:
    reason = refusal(without(key), f"[{section}]")
    assert reason.startswith(f"[{section}] does not say ")
    assert reason.endswith(key)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("straight", "7.5:1", "'7.5:1' is not a pay like 7:6"),
        ("straight", "15/2", "'15/2' is not a pay like 7:6"),
        ("triple", "0:1", "'0:1' is not a pay"),
        ("number_3", "", "'' is not a pay"),
        ("payout_rounding", "cent_up", "payout_rounding is 'cent_up' and not one of none, cent_down"),
        ("min_bet", "5", "'5' is not an amount above zero"),
        ("min_bet", "none", "'none' is not an amount above zero"),
        ("max_bet", "-5.00", "'-5.00' is not an amount above zero"),
        ("max_bet", "0.99", "the largest Number 1 bet is below the smallest, 1.00"),
        ("max_bet.triple", "0.99", "the largest Triple bet is below the smallest, 1.00"),
        ("max_total_bet", "499.99", "max_total_bet is less than Number 1 alone may hold"),
    ],
)
def test_a_value_that_is_wrong_is_named(key: str, value: str, reason: str) -> None:
    assert reason in refusal(with_value(key, value), f"{key} =")


@pytest.mark.parametrize(
    ("section", "line"),
    [
        ("pays", "number_4 = 20:1"),
        ("pays", "pass_line = 1:1"),
        ("house", "winners = stay"),
        ("limits", "take_odds = 1 2 3"),
        ("limits", "max_bet.number@7 = 5.00"),
        ("limits", "max_bet.field = 5.00"),
    ],
)
def test_a_line_that_means_nothing_is_refused(section: str, line: str) -> None:
    key = line.partition(" ")[0]
    assert refusal(with_line(section, line), line).startswith(f"{key} is no key of [{section}]")


def test_an_override_that_belongs_to_another_game_has_no_effect() -> None:
    game = big_shot(("pays", "field_12", "3:1"), ("house", "winners", "stay"))
    assert (game.pays(), game.house()) == (GAME.pays(), GAME.house())


@pytest.mark.parametrize(
    ("line", "bet", "limits"),
    [
        ("max_bet.double = 400.00", "double", (1_00, 400_00)),
        ("max_bet.double = none", "double", (1_00, None)),
        ("max_bet.double = 400.00", "straight", (1_00, 500_00)),
        ("min_bet.number = 10.00", "number@3", (10_00, 500_00)),
        ("min_bet.number@3 = 20.00", "number@3", (20_00, 500_00)),
        ("min_bet.number@3 = 20.00", "number@4", (1_00, 500_00)),
        ("min_bet.number = 10.00", "triple", (1_00, 250_00)),
        ("min_bet.number = 10.00\nmin_bet.number@3 = 7.00", "number@3", (7_00, 500_00)),
        ("max_bet.number@3 = 50.00\nmax_bet.number = none", "number@3", (1_00, 50_00)),
        ("max_bet.double = 1.00", "double", (1_00, 1_00)),
    ],
)
def test_a_limit_holds_for_all_fields_unless_a_narrower_line_names_the_field(
    line: str, bet: str, limits: tuple[int, int | None]
) -> None:
    game = big_shot(text=with_line("limits", line))
    assert game.limits(game.open_table({"anna": 5_00}), bet) == limits


@pytest.mark.parametrize(
    ("key", "value", "limits"),
    [
        ("max_bet", "20.00", {"double": (1_00, 20_00), "triple": (1_00, 20_00)}),
        ("max_bet", "0.50", {"double": (1_00, 50), "triple": (1_00, 50)}),
        ("min_bet", "600.00", {"double": (600_00, 500_00), "triple": (600_00, 250_00)}),
        ("max_total_bet", "20.00", {"double": (1_00, 500_00), "triple": (1_00, 250_00)}),
    ],
)
def test_an_override_stands_over_the_lines_that_narrow_it_too_and_contradicts_nothing(
    key: str, value: str, limits: dict[str, tuple[int, int]]
) -> None:
    game = big_shot(("limits", key, value))
    table = game.open_table({"anna": 5_00})
    assert {bet: game.limits(table, bet) for bet in limits} == limits


def test_there_is_no_limit_for_a_field_that_is_not_there() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.limits(GAME.open_table({"anna": 5_00}), "number@0")
    assert refused.value.code == "no_such_number"
