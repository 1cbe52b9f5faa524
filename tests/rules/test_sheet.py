"""A par sheet is data that a technician reads; one that is wrong is refused with its line and the reason."""

from __future__ import annotations

import pytest

from terminal.ini import IniError
from terminal.rules.layout import House, Range
from terminal.rules.sheet import Sheet
from tests.rules.player import sheet_text

SHIPPED = sheet_text()


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def refusal(text: str) -> IniError:
    with pytest.raises(IniError) as error:
        Sheet.parse(text, "my-sheet.ini")
    assert str(error.value).startswith(f"my-sheet.ini, line {error.value.line}: ")
    return error.value


def without(key: str) -> str:
    return "\n".join(line for line in SHIPPED.splitlines() if not line.startswith(f"{key} ="))


def with_line(section: str, line: str) -> str:
    return SHIPPED.replace(f"[{section}]", f"[{section}]\n{line}")


def test_the_shipped_sheet_is_read() -> None:
    sheet = Sheet.parse(SHIPPED, "craps-el601.ini")
    assert (sheet.name, sheet.game, sheet.title) == ("craps-el601", "craps", "Craps")
    assert sheet.layout.house == House("stay", "return", "working", exclude=True, payout_rounding="cent_down")
    assert sheet.layout.pays["field_12"] == sheet.layout.pays["field_2"] == (2, 1)
    assert sheet.layout.pays["field_3"] == (1, 1)
    assert sheet.layout.limits.multiples == {"take": (1, 2, 3, 4, 5), "lay": (1, 2, 3, 4, 6)}
    assert sheet.layout.limits.fields["hard@8"] == Range(1_00, 100_00)
    assert sheet.layout.limits.fields["pass_odds"] == Range(1_00, None)


def test_one_line_may_pay_a_whole_group() -> None:
    text = SHIPPED
    for number in (4, 6, 8, 10):
        text = "\n".join(line for line in text.splitlines() if not line.startswith(f"hard@{number} ="))
    sheet = Sheet.parse(text.replace("[pays]", "[pays]\nhard = 7:1"), "my-sheet.ini")
    assert sheet.layout.pays["hard@8"] == (7, 1)


def test_a_field_may_have_limits_of_its_own() -> None:
    text = with_line("limits", "min_bet.hard@8 = 2.00\nmax_bet.pass_odds = 40.00")
    fields = Sheet.parse(text, "my-sheet.ini").layout.limits.fields
    assert fields["hard@8"] == Range(2_00, 100_00)
    assert fields["hard@6"] == Range(1_00, 100_00)
    assert fields["pass_odds"] == Range(1_00, 40_00)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("game", "sic_bo", "game is 'sic_bo' and not one of craps"),
        ("title", "", "title is empty"),
        ("pass_line", "1", "'1' is not a pay like 7:6"),
        ("pass_line", "1:0", "'1:0' is not a pay like 7:6"),
        ("pass_line", "0:1", "'0:1' is not a pay like 7:6"),
        ("pass_line", "-1:1", "'-1:1' is not a pay like 7:6"),
        ("place@6", "7/6", "'7/6' is not a pay like 7:6"),
        ("place@6", "1.2:1", "'1.2:1' is not a pay like 7:6"),
        ("winners", "vanish", "winners is 'vanish' and not one of stay, return"),
        ("push", "", "push is '' and not one of stay, return"),
        ("box_on_come_out", "on", "box_on_come_out is 'on' and not one of working, off"),
        ("exclude", "yes", "exclude is 'yes' and not one of true, false"),
        ("payout_rounding", "up", "payout_rounding is 'up' and not one of none, cent_down"),
        ("min_bet", "1", "'1' is not an amount above zero like 5.00"),
        ("min_bet", "0.00", "'0.00' is not an amount above zero"),
        ("min_bet", "none", "'none' is not an amount above zero"),
        ("max_bet", "-5.00", "'-5.00' is not an amount above zero"),
        ("max_bet", "0.50", "the largest Pass Line bet is below the smallest, 1.00"),
        ("max_bet.hard", "0.99", "the largest Hard 4 bet is below the smallest, 1.00"),
        ("max_total_bet", "499.99", "max_total_bet is less than Pass Line alone may hold"),
        ("take_odds", "", "'' are not multiples like 1 2 3"),
        ("take_odds", "1 2 x", "'1 2 x' are not multiples like 1 2 3"),
        ("take_odds", "0 1", "'0 1' are not multiples like 1 2 3"),
        ("lay_odds", "1 3 2", "the multiples 1 3 2 do not rise"),
        ("lay_odds", "1 1", "the multiples 1 1 do not rise"),
    ],
)
def test_a_wrong_value_is_refused_on_its_line(key: str, value: str, reason: str) -> None:
    text = sheet_text(**{key: value})
    error = refusal(text)
    assert reason in error.reason
    assert error.line == line_of(text, f"{key} =")


@pytest.mark.parametrize(
    ("key", "value", "bet"),
    [
        ("pass_line", "11:10", "Pass Line"),
        ("dont_pass", "21:20", "Don't Pass"),
        ("field", "6:5", "Field"),
        ("field_12", "5:1", "Field"),
        ("place@4", "21:10", "Place 4"),
        ("place@6", "5:4", "Place 6"),
        ("hard@8", "11:1", "Hard 8"),
        ("hard@10", "9:1", "Hard 10"),
    ],
)
def test_a_pay_that_gives_the_player_an_edge_is_refused(key: str, value: str, bet: str) -> None:
    text = sheet_text(**{key: value})
    error = refusal(text)
    assert f"{bet} would give the player an edge of " in error.reason
    assert "%" in error.reason
    named = "field_2" if key == "field" else key
    assert error.line == line_of(text, f"{named} =")


@pytest.mark.parametrize(("key", "value"), [("place@6", "6:5"), ("hard@4", "8:1"), ("field_12", "4:1")])
def test_a_pay_without_edge_for_either_side_is_allowed(key: str, value: str) -> None:
    profit, per = value.split(":")
    assert Sheet.parse(sheet_text(**{key: value}), "my-sheet.ini").layout.pays[key] == (int(profit), int(per))


def test_odds_may_pay_what_the_sheet_says() -> None:
    assert Sheet.parse(sheet_text(**{"take_odds@4": "3:1"}), "my-sheet.ini").layout.pays["take_odds@4"] == (3, 1)


@pytest.mark.parametrize("key", ["pass_line", "dont_pass", "field", "place@9", "hard@6", "take_odds@5", "lay_odds@10"])
def test_a_bet_without_a_pay_is_refused(key: str) -> None:
    text = without(key)
    error = refusal(text)
    assert "[pays] does not say " in error.reason
    assert key in error.reason
    assert error.line == line_of(text, "[pays]")


@pytest.mark.parametrize(
    ("section", "key"),
    [
        ("sheet", "name"),
        ("sheet", "game"),
        ("sheet", "title"),
        ("house", "winners"),
        ("house", "push"),
        ("house", "box_on_come_out"),
        ("house", "exclude"),
        ("house", "payout_rounding"),
        ("limits", "min_bet"),
        ("limits", "max_bet"),
        ("limits", "max_total_bet"),
        ("limits", "take_odds"),
        ("limits", "lay_odds"),
    ],
)
def test_what_every_sheet_states_may_not_be_missing(section: str, key: str) -> None:
    text = without(key)
    error = refusal(text)
    assert f"[{section}] does not say " in error.reason
    assert key in error.reason
    assert error.line == line_of(text, f"[{section}]")


@pytest.mark.parametrize(
    ("section", "line"),
    [
        ("sheet", "colour = green"),
        ("pays", "place@7 = 1:1"),
        ("pays", "field_5 = 1:1"),
        ("pays", "pass_odds = 1:1"),
        ("house", "winner = stay"),
        ("limits", "max_bet.moon = 5.00"),
        ("limits", "max_odds = 5"),
    ],
)
def test_a_key_that_nothing_reads_is_refused(section: str, line: str) -> None:
    text = with_line(section, line)
    key = line.partition(" ")[0]
    error = refusal(text)
    assert error.reason == f"{key} is no key of [{section}]"
    assert error.line == line_of(text, key)


def test_an_unknown_section_is_refused() -> None:
    text = f"{SHIPPED}\n[colours]\nfelt = green\n"
    error = refusal(text)
    assert error.reason.startswith("[colours] is no section of a par sheet")
    assert error.line == line_of(text, "[colours]")


def test_a_missing_section_is_refused() -> None:
    error = refusal(SHIPPED.partition("; Amounts in currency")[0])
    assert (error.line, error.reason) == (1, "the section [limits] is missing")
