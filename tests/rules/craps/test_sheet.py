"""A par sheet is data that a technician reads; a wrong one is refused with its file, its line and the reason."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from terminal.common.places import SHEETS
from terminal.ini.ini import IniError, read
from terminal.messages.english import sentence
from terminal.rules.craps.commission import commission_cents
from terminal.rules.craps.game import Craps
from terminal.rules.craps.house import Commission, House
from terminal.rules.games import open_game
from terminal.rules.limits import Range
from terminal.rules.sheet import Sheet
from tests.each import each_of
from tests.rules.craps.player import CRAPS, FIRST, VARIANTS, sheet_text

COMMISSIONS = {
    "craps-commission-on-win": {"commission_time": "on_win"},
    "craps-commission-refund": {"commission_refund": "true"},
    "craps-commission-unit-down": {"commission_time": "on_win", "commission_rounding": "unit_down"},
    "craps-commission-unit-up": {"commission_rounding": "unit_up"},
}
"""The house rules in which each of these differs from EL601."""
SHIPPED = (*VARIANTS, "craps-el602", "craps-side-bets", *COMMISSIONS)
FAMILY = ("craps", "crapless", "easy", "first_person")


def opened(text: str) -> Craps:
    game = open_game(Sheet.parse(text, "my-sheet.ini"))
    assert isinstance(game, Craps)
    return game


def refusal(text: str) -> IniError:
    """What is wrong with it, named with the file and the line."""
    with pytest.raises(IniError) as error:
        opened(text)
    assert str(error.value) == f"my-sheet.ini, line {error.value.line}: {sentence(error.value.reason)}"
    return error.value


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def without(key: str, text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith(f"{key} ="))


def with_line(section: str, line: str, text: str) -> str:
    return text.replace(f"\n[{section}]\n", f"\n[{section}]\n{line}\n")


def keys_of(shipped: str, section: str) -> list[str]:
    return list(read(sheet_text(shipped), shipped)[section].entries)


@pytest.mark.parametrize("shipped", SHIPPED)
def test_every_shipped_sheet_opens_under_its_own_name(shipped: str) -> None:
    assert opened(sheet_text(shipped)).sheet == shipped


def test_no_sheet_of_the_family_is_missing_here() -> None:
    sheets = {path.stem: Sheet.parse(path.read_text(), path.name) for path in SHEETS.glob("*.ini")}
    assert {name for name, sheet in sheets.items() if sheet.game in FAMILY} == set(SHIPPED)


def test_el601_and_el602_differ_in_the_pay_of_a_field_12_and_in_nothing_else() -> None:
    one, other = (opened(sheet_text(shipped)) for shipped in ("craps-el601", "craps-el602"))
    differing = {key for key in one.pays() if one.pays()[key] != other.pays()[key]}
    assert differing == {"field_12"}
    assert (one.pays()["field_12"], other.pays()["field_12"]) == ("2:1", "3:1")
    assert one.pays().keys() == other.pays().keys()
    assert (one.house(), one.layout.limits) == (other.house(), other.layout.limits)
    assert (one.fields(), one.title, one.name) == (other.fields(), other.title, other.name)
    assert one.sheet_digest != other.sheet_digest


def test_o4_when_a_commission_is_taken_how_it_is_rounded_and_paid_back_is_a_choice_of_sheets() -> None:
    """The commission changes the house edge: each way of it is a sheet of its own, and the technician chooses one."""
    standard = opened(sheet_text("craps-el601"))
    for sheet, rules in COMMISSIONS.items():
        game = opened(sheet_text(sheet))
        assert game.house() == standard.house() | rules, sheet
        assert game.pays() == standard.pays(), sheet
        if game.layout.house.commission and game.layout.house.commission.rounding != "none":
            least = {bet: limits.min_cents for bet, limits in game.layout.limits.fields.items()}
            for bet, stake_cents in least.items():
                if game.layout.catalogue.bets[bet].commission:
                    assert commission_cents(game.layout, game.layout.field(bet), stake_cents) == 1_00, bet


def test_what_a_sheet_says_is_what_the_game_plays() -> None:
    layout = opened(sheet_text()).layout
    assert layout.house == House(
        "stay",
        "return",
        "working",
        "working",
        exclude=True,
        payout_rounding="cent_down",
        off_lasts="until_on",
        auto_off_after_seven_out=True,
        commission=layout.house.commission,
    )
    assert isinstance(layout.house.commission, Commission)
    assert layout.pays["place@6"] == (7, 6)
    assert layout.pays["field_3"] == (1, 1)
    assert layout.limits.multiples == {"take": (1, 2, 3, 4, 5), "lay": (1, 2, 3, 4, 6)}
    assert layout.limits.fields["hard@8"] == Range(1_00, 100_00)
    assert layout.limits.fields["pass_odds"] == Range(1_00, None)


def test_one_line_may_pay_a_whole_group() -> None:
    text = sheet_text()
    for number in (4, 6, 8, 10):
        text = without(f"hard@{number}", text)
    pays = opened(with_line("pays", "hard = 7:1", text)).layout.pays
    assert {pays[f"hard@{number}"] for number in (4, 6, 8, 10)} == {(7, 1)}


def test_a_field_may_have_limits_of_its_own() -> None:
    text = with_line("limits", "min_bet.hard@8 = 2.00\nmax_bet.pass_odds = 40.00", sheet_text())
    fields = opened(text).layout.limits.fields
    assert fields["hard@8"] == Range(2_00, 100_00)
    assert fields["hard@6"] == Range(1_00, 100_00)
    assert fields["pass_odds"] == Range(1_00, 40_00)


NARROWING = ("field_2", "field_12", "c_and_e_11")
"""Pays that replace the line of their group, so that the group's pays are missing."""

LINES = [
    (shipped, section, key)
    for shipped in VARIANTS
    for section in ("sheet", "pays", "house", "limits")
    for key in keys_of(shipped, section)
]


@each_of(("shipped", "section", "key"), LINES, ids=[" ".join(row) for row in LINES])
def test_a_line_that_is_missing_or_misspelt_is_refused_by_name(shipped: str, section: str, key: str) -> None:
    text = sheet_text(shipped)
    misspelt = text.replace(f"\n{key} = ", f"\n{key}x = ")
    assert sentence(refusal(misspelt).reason).startswith(
        (f"{key}x is no key of [{section}]", f"[{section}] does not say")
    )
    if key in NARROWING or key.startswith(("lucky_shooter_point", "lucky_shooter_craps", "max_bet.")):
        return
    error = refusal(without(key, text))
    assert sentence(error.reason).startswith(f"[{section}] does not say ")
    assert key in sentence(error.reason)
    assert error.line == line_of(text, f"[{section}]")


def test_a_line_in_the_wrong_section_is_named_where_it_stands() -> None:
    text = with_line("house", "pass_line = 1:1", without("pass_line", sheet_text()))
    error = refusal(text)
    assert sentence(error.reason) == "pass_line is in [house] and belongs in [pays]"
    assert error.line == line_of(text, "pass_line = 1:1")


NO_RATIOS = ["1", "1:0", "0:1", "-1:1", "7/6", "1.2:1", "7:6:5", "7 to 6", "1000000:1", "", "a:b"]
PAYS = [
    *((CRAPS, "place@6", value) for value in NO_RATIOS),
    *((shipped, key, "7/6") for shipped in VARIANTS for key in keys_of(shipped, "pays")),
]


@each_of(("shipped", "key", "value"), PAYS, ids=[" ".join(row) for row in PAYS])
def test_a_pay_that_is_no_ratio_is_refused_on_its_line(shipped: str, key: str, value: str) -> None:
    text = sheet_text(shipped, **{key: value})
    error = refusal(text)
    assert sentence(error.reason) == f"{value!r} is not a pay like 7:6, of two whole numbers"
    assert error.line == line_of(text, f"{key} =")


@each_of(("key", "pay"), [("total@3", "2:1"), ("total@12", "299:100")])
def test_a_part_of_horn_that_pays_less_than_the_other_three_lose_is_refused_on_its_line(key: str, pay: str) -> None:
    text = sheet_text(**{key: pay})
    error = refusal(text)
    assert sentence(error.reason) == (
        f"{key} also pays one of 4 parts of Horn, and the others are lost: 3:1 is the least"
    )
    assert error.line == line_of(text, f"{key} =")


def test_a_part_of_horn_may_pay_what_the_others_lose_and_less_where_there_is_no_horn() -> None:
    assert opened(sheet_text(**{"total@3": "3:1"})).layout.pays["total@3"] == (3, 1)
    assert opened(sheet_text(FIRST, **{"total@3": "2:1"})).layout.pays["total@3"] == (2, 1)


HOUSE = [(shipped, key) for shipped in VARIANTS for key in keys_of(shipped, "house")]


@each_of(("shipped", "key"), HOUSE, ids=[" ".join(row) for row in HOUSE])
def test_a_house_rule_that_is_none_of_its_words_is_refused_on_its_line(shipped: str, key: str) -> None:
    for value in ("", "STAY"):
        text = sheet_text(shipped, **{key: value})
        error = refusal(text)
        assert error.line == line_of(text, f"{key} =")
        assert repr(value) in sentence(error.reason)


@pytest.mark.parametrize("rate", ["5", "5%", "1.0", "-0.05", "0,05", ".05", "0.00001", "0.5:1"])
def test_a_rate_that_is_no_rate_is_refused_on_its_line(rate: str) -> None:
    text = sheet_text(commission_rate=rate)
    error = refusal(text)
    assert sentence(error.reason) == f"{rate!r} is not a rate below one like 0.05"
    assert error.line == line_of(text, "commission_rate =")


@each_of(
    ("key", "value", "reason"),
    [
        ("game", "sic_bo", "game is 'sic_bo' and not one of craps"),
        ("title", "", "title is empty"),
        ("name", "", "name is empty"),
        ("name", "9" * 41, "name has to be 40 printable characters at most"),
        ("min_bet", "1", "'1' is not an amount above zero like 5.00"),
        ("min_bet", "1.5", "'1.5' is not an amount above zero"),
        ("min_bet", "0.00", "'0.00' is not an amount above zero"),
        ("min_bet", "none", "'none' is not an amount above zero"),
        ("max_bet", "-5.00", "'-5.00' is not an amount above zero"),
        ("take_odds", "", "'' are not multiples like 1 2 3"),
        ("take_odds", "1 2 x", "'1 2 x' are not multiples like 1 2 3"),
        ("take_odds", "0 1", "'0 1' are not multiples like 1 2 3"),
        ("take_odds", "1 2.5", "'1 2.5' are not multiples like 1 2 3"),
    ],
)
def test_a_wrong_value_is_refused_on_its_line(key: str, value: str, reason: str) -> None:
    text = sheet_text(**{key: value})
    error = refusal(text)
    assert reason in sentence(error.reason)
    assert error.line == line_of(text, f"{key} =")


CONTRADICTIONS = [
    # the lines that are changed or added, the line that is named, the reason
    ({"max_bet": "0.50"}, "", "max_bet", "the largest Pass Line bet is below the smallest, 1.00"),
    ({"max_bet.hard": "0.99"}, "", "max_bet.hard", "the largest Hard 4 bet is below the smallest, 1.00"),
    ({}, "min_bet.hard@8 = 200.00", "max_bet.hard", "the largest Hard 8 bet is below the smallest, 200.00"),
    ({}, "max_bet.pass_odds = 0.50", "max_bet.pass_odds", "the largest Pass Line Odds bet is below the smallest, 1.00"),
    ({"max_total_bet": "499.99"}, "", "max_total_bet", "max_total_bet is less than Pass Line alone may hold"),
    ({}, "max_bet.field = 6000.00", "max_total_bet", "max_total_bet is less than Field alone may hold"),
    ({"max_bet": "none", "min_bet": "5000.01"}, "", "", ""),
    ({"lay_odds": "1 3 2"}, "", "lay_odds", "the multiples 1 3 2 do not rise"),
    ({"lay_odds": "1 1"}, "", "lay_odds", "the multiples 1 1 do not rise"),
]


@pytest.mark.parametrize(("changes", "added", "named", "reason"), CONTRADICTIONS, ids=str)
def test_limits_that_contradict_each_other_are_refused(
    changes: dict[str, str], added: str, named: str, reason: str
) -> None:
    text = sheet_text(**changes)
    text = with_line("limits", added, text) if added else text
    error = refusal(text)
    assert reason in sentence(error.reason)
    assert not named or error.line == line_of(text, f"{named} =")


def overridden(shipped: str, *lines: tuple[str, str, str], **changes: str) -> Mapping[str, Range]:
    """The limits of the fields, with lines of a laboratory's own over those of the sheet."""
    game = open_game(Sheet.parse(sheet_text(shipped, **changes), "my-sheet.ini", lines))
    assert isinstance(game, Craps)
    return game.layout.limits.fields


def test_an_override_stands_over_the_sheets_line_and_over_those_that_narrow_it() -> None:
    fields = overridden(FIRST, ("limits", "max_bet", "20.00"))
    assert {fields[bet] for bet in fields} == {Range(50, 20_00)}
    fields = overridden(CRAPS, ("limits", "max_bet", "20.00"))
    assert {fields[bet] for bet in ("field", "hard@8", "horn", "lucky_all")} == {Range(1_00, 20_00)}
    assert fields["pass_odds"] == Range(1_00, None), "the sheet limits odds by their multiples alone"


@pytest.mark.parametrize(
    ("key", "value", "limits"),
    [
        ("max_bet", "0.50", Range(1_00, 50)),
        ("min_bet", "600.00", Range(600_00, 500_00)),
        ("max_total_bet", "20.00", Range(1_00, 500_00)),
    ],
)
def test_an_override_contradicts_nothing(key: str, value: str, limits: Range) -> None:
    assert overridden(CRAPS, ("limits", key, value))["field"] == limits


def test_an_override_excuses_no_contradiction_of_the_sheet_s_own() -> None:
    with pytest.raises(IniError, match="the largest Hard 4 bet is below the smallest"):
        overridden(CRAPS, ("pays", "field_12", "3:1"), **{"max_bet.hard": "0.99"})


def test_a_misspelt_key_is_refused_with_the_file_the_line_and_the_key_that_was_meant() -> None:
    text = sheet_text(CRAPS).replace("commission_rate =", "commision_rate =")
    line = line_of(text, "commision_rate =")
    reason = "commision_rate is no key of [house]; did you mean commission_rate?"
    assert str(refusal(text)) == f"my-sheet.ini, line {line}: {reason}"


@each_of(
    ("shipped", "section", "line"),
    [
        (CRAPS, "sheet", "colour = green"),
        (CRAPS, "pays", "place@7 = 1:1"),
        (CRAPS, "pays", "field_5 = 1:1"),
        (CRAPS, "pays", "pass_odds = 1:1"),
        (CRAPS, "pays", "low_field = 4:1"),
        (CRAPS, "pays", "hop@1-1 = 15:1"),
        (CRAPS, "house", "winner = stay"),
        (CRAPS, "limits", "max_bet.moon = 5.00"),
        (CRAPS, "limits", "max_bet.hard@5 = 5.00"),
        (CRAPS, "limits", "max_odds = 5"),
        ("crapless-el611", "limits", "lay_odds = 1 2"),
        ("crapless-el611", "pays", "dont_pass = 1:1"),
        ("easy-el621", "house", "commission_rate = 0.05"),
        ("easy-el621", "house", "big_small_mode = single"),
        (FIRST, "house", "off_lasts = until_on"),
        (FIRST, "pays", "horn = 30:1"),
    ],
)
def test_a_key_that_nothing_reads_is_refused(shipped: str, section: str, line: str) -> None:
    text = with_line(section, line, sheet_text(shipped))
    key = line.partition(" ")[0]
    error = refusal(text)
    assert sentence(error.reason).startswith(f"{key} is no key of [{section}]")
    assert error.line == line_of(text, f"{key} =")


def test_an_unknown_section_and_a_missing_one_are_refused() -> None:
    text = f"{sheet_text()}\n[colours]\nfelt = green\n"
    error = refusal(text)
    assert sentence(error.reason).startswith("[colours] is no section of a par sheet")
    assert error.line == line_of(text, "[colours]")
    error = refusal(sheet_text().partition("; Amounts in currency")[0])
    assert (error.line, sentence(error.reason)) == (1, "the section [limits] is missing")


def test_a_sheet_of_one_variant_does_not_open_as_another() -> None:
    for shipped in VARIANTS:
        game = opened(sheet_text(shipped)).name
        for other in FAMILY:
            if other != game:
                assert "[" in sentence(refusal(sheet_text(shipped, game=other)).reason)
