"""Param.ini: every parameter has a meaning and a good default; a mistake is named with file, line and reason."""

from __future__ import annotations

import codecs
from dataclasses import replace
from pathlib import Path

import pytest

from terminal.common.places import PARAM
from terminal.ini.ini import IniError
from terminal.settings.kinds import TimeOfDay, level_at, with_level_at
from terminal.settings.parameter import Need, Parameter
from terminal.settings.parameters import PARAMETERS, Profile
from terminal.settings.reading import load, parse, shipped
from tests.each import each_of

WRONG_VALUES = [
    ("cabinet", "machine_id", "0"),
    ("cabinet", "machine_id", "16777216"),
    ("cabinet", "machine_id", "-1"),
    ("cabinet", "machine_id", "one"),
    ("cabinet", "machine_id", "٣"),
    ("cabinet", "establishment", ""),
    ("cabinet", "location", "x" * 41),
    ("cabinet", "city", "Reno\tNV"),
    ("cabinet", "day_begins", "6:00"),
    ("cabinet", "day_begins", "24:00"),
    ("cabinet", "day_begins", "06:60"),
    ("cabinet", "day_begins", "06-00"),
    ("cabinet", "day_begins", "06:0"),
    ("money", "currency", "usd"),
    ("money", "bills", ""),
    ("money", "bills", "20.00, 5.00"),
    ("money", "bills", "5.00, 5.00"),
    ("money", "bills", "five"),
    ("money", "bills", "All"),
    ("money", "bills", "all, 5.00"),
    ("money", "bills", "0.50"),
    ("money", "credit_limit", "3000.5"),
    ("money", "credit_limit", "3,000.00"),
    ("money", "credit_limit", "0.99"),
    ("money", "credit_limit", "-5.00"),
    ("money", "ticket_limit", "1000000.01"),
    ("money", "ticket_limit", "ten"),
    ("money", "attended_limit", "2000.00"),
    ("money", "attended_limit", "2000.00 from 2026-02-30"),
    ("money", "attended_limit", "2000.00 from 2026-01-01, 1200.00 from 2025-01-01"),
    ("money", "attended_limit", "0.50 from 2026-01-01"),
    ("money", "ticket_days", "0"),
    ("money", "ticket_days", "1e2"),
    ("game", "sheet", ""),
    ("game", "chips", "1.00, 5.00"),
    ("game", "chips", "5.00, 1.00, 25.00"),
    ("game", "chips", "1.00, 1.00, 5.00"),
    ("game", "chips", "0.00, 1.00, 5.00"),
    ("game", "chips", "1.00, 5.00, 25.00, 50.00, 100.00, 500.00, 1000.00, 5000.00"),
    ("game", "chips", "1.00, 5.00,, 25.00"),
    ("game", "chips_by_sheet", "first-person"),
    ("game", "chips_by_sheet", "first-person 0.50 1.00"),
    ("game", "chips_by_sheet", "first-person 0.50 5.00 1.00"),
    ("game", "chips_by_sheet", "hazard 1.00 5.00 25.00, hazard 1.00 5.00 25.00"),
    ("game", "chips_by_sheet", ""),
    ("game", "puck_can_be_reset", "1"),
    ("game", "puck_can_be_reset", "Yes"),
    ("game", "denominations", ""),
    ("game", "denominations", "0.00"),
    ("game", "denominations", "1.00, 1"),
    ("game", "denominations", "1.00,"),
    ("game", "denominations", "1.00, ten"),
    ("game", "denominations", "1.00, 2.00, 3.00, 4.00, 5.00, 6.00, 7.00"),
    ("game", "denominations", "1000.01"),
    ("game", "mode", "Auto"),
    ("game", "bet_seconds", "4"),
    ("game", "bet_seconds", "301"),
    ("game", "hurry_seconds", "61"),
    ("game", "closed_seconds", "31"),
    ("game", "show_seconds", "31"),
    ("game", "show_seconds", "1.5"),
    ("game", "keep_bets", "1"),
    ("game", "auto_repeat", "true"),
    ("screen", "languages", ""),
    ("screen", "languages", "en, en"),
    ("screen", "languages", "en de"),
    ("screen", "languages", "en, tlh"),
    ("screen", "language", "EN"),
    ("screen", "reserve_minutes", "61"),
    ("screen", "history_rolls", "3"),
    ("screen", "history_rolls", "21"),
    ("screen", "dice_colour", "blue"),
    ("screen", "attract_seconds", "9"),
    ("screen", "attract_seconds", "3601"),
    ("screen", "amounts", "$"),
    ("screen", "sound", "on"),
    ("screen", "tabs", ""),
    ("screen", "tabs", "hop, hop"),
    ("screen", "tabs", "hard, hop, hop"),
    ("screen", "tabs", "horn, hop"),
    ("screen", "volume", ""),
    ("screen", "volume", "3"),
    ("screen", "volume", "6 from 08:00"),
    ("screen", "volume", "5 from 24:00"),
    ("screen", "volume", "5 from 8:00"),
    ("screen", "volume", "5 from 22:00, 3 from 08:00"),
    ("screen", "volume", "5 from 08:00, 3 from 08:00"),
    ("screen", "volume", "5 from 08:00,"),
    ("screen", "volume", "loud from 08:00"),
    ("journal", "path", ""),
    ("devices", "simulated", "true"),
]


WAYS = (("250.00", "1, 5.00,25"), ("250", "1.00, 5, 25.00"))


@each_of("parameter", PARAMETERS, ids=lambda parameter: parameter.name)
def test_every_parameter_has_a_meaning_and_a_default_that_it_takes_itself(parameter: Parameter) -> None:
    assert len(parameter.meaning.split()) >= 3
    assert getattr(parse("", "Param.ini"), parameter.field) == parameter.kind.read(parameter.default)


@each_of("parameter", PARAMETERS, ids=lambda parameter: parameter.name)
def test_every_value_is_written_as_it_would_be_read(parameter: Parameter) -> None:
    value = parameter.kind.read(parameter.default)
    assert parameter.kind.read(parameter.kind.write(value)) == value


@each_of("parameter", PARAMETERS, ids=lambda parameter: parameter.name)
def test_every_parameter_says_its_range_and_what_a_change_of_it_needs(parameter: Parameter) -> None:
    assert parameter.kind.range
    at_once = ("volume", "alarm_volume", "voice_volume", "attract_seconds", "language")
    assert bool(parameter.needs) is (parameter.section != "screen" or parameter.key not in at_once)


def test_o10_what_money_is_worth_changes_by_two_people_inside_the_logic_area_with_no_credit() -> None:
    needs = {Need.NO_CREDIT, Need.LOGIC_DOOR, Need.SECOND_PERSON}
    asked = {"money.currency", "game.sheet", "game.denominations", "game.chips"}
    assert {one.name for one in PARAMETERS if needs <= set(one.needs)} >= asked


def test_t7_limits_of_money_change_inside_the_logic_area_only() -> None:
    limits = [one for one in PARAMETERS if one.section == "money"]
    assert len(limits) >= 5
    assert all(Need.LOGIC_DOOR in one.needs for one in limits)


def test_two_ways_of_writing_a_value_are_one_profile() -> None:
    one, other = (f"[money]\ncredit_limit = {amount}\n[game]\nchips = {chips}\n" for amount, chips in WAYS)
    assert parse(one, "Param.ini").as_written() == parse(other, "Param.ini").as_written()


def test_no_two_parameters_have_the_same_name() -> None:
    assert len({parameter.name for parameter in PARAMETERS}) == len(PARAMETERS)


def test_the_shipped_file_says_exactly_what_the_table_says() -> None:
    assert PARAM.read_text(encoding="utf-8") == shipped()


def test_the_shipped_file_gives_every_default_and_offers_all_six_games() -> None:
    """A line that is missing offers one game, as before: an old file keeps its meaning."""
    assert parse("", "Param.ini") == parse(shipped({}), "Param.ini") == Profile()
    six = ("craps-el601", "crapless-el611", "easy-el621", "first-person", "big-shot-baden", "hazard")
    chips = (("first-person", (50, 1_00, 5_00, 25_00, 100_00, 500_00)),)
    assert load(PARAM) == replace(Profile(), sheets=six, chips_by_sheet=chips)


def test_money_is_read_as_whole_cents() -> None:
    settings = parse("[money]\ncredit_limit = 250.75\n[game]\nchips = 0.50, 1, 2.25\n", "Param.ini")
    assert settings.credit_limit_cents == 250_75
    assert settings.chips_cents == (50, 1_00, 2_25)


def test_the_bills_that_are_accepted_are_listed_or_all() -> None:
    assert parse("[money]\nbills = 5.00, 20,100.00\n", "Param.ini").bills_cents == (5_00, 20_00, 100_00)
    assert parse("[money]\nbills = all\n", "Param.ini").bills_cents == ()
    euros = parse("[money]\ncurrency = EUR\nbills = 200.00, 500.00\n", "Param.ini")
    assert euros.as_written()["money.bills"] == "200.00, 500.00"


def test_the_volume_is_listed_by_the_time_of_day() -> None:
    settings = parse("[screen]\nvolume = 5 from 08:00,1 from 22:30\n", "Param.ini")
    assert settings.volumes == ((8 * 60, 5), (22 * 60 + 30, 1))
    assert settings.as_written()["screen.volume"] == "5 from 08:00, 1 from 22:30"


@pytest.mark.parametrize(
    ("time", "level"),
    [("08:00", 5), ("22:29", 5), ("22:30", 1), ("23:59", 1), ("00:00", 1), ("07:59", 1)],
)
def test_a_level_applies_from_its_time_on_and_over_midnight_until_the_first_of_the_next_day(
    time: str, level: int
) -> None:
    assert level_at(((8 * 60, 5), (22 * 60 + 30, 1)), TimeOfDay().read(time)) == level


@pytest.mark.parametrize(("time", "levels"), [("07:59", ((480, 5), (1350, 3))), ("08:00", ((480, 3), (1350, 1)))])
def test_a_level_is_changed_in_the_stretch_of_the_day_to_which_a_time_belongs(
    time: str, levels: tuple[tuple[int, int], ...]
) -> None:
    assert with_level_at(((480, 5), (1350, 1)), TimeOfDay().read(time), 3) == levels


@pytest.mark.parametrize(("text", "number"), [("0", "0"), ("2", "2"), ("no", "0"), ("yes", "2")])
def test_the_puck_is_reset_by_the_rule_books_numbers_and_by_their_earlier_names(text: str, number: str) -> None:
    profile = parse(f"[game]\npuck_can_be_reset = {text}\n", "Param.ini")
    assert profile.puck_can_be_reset == profile.as_written()["game.puck_can_be_reset"] == number


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("side, hop, hard", ("side", "hop", "hard")),
        ("hop, hard", ("hop", "hard", "side")),
        ("hop", ("hop", "hard", "side")),
    ],
)
def test_the_tabs_are_in_the_order_in_which_they_are_named_and_the_others_come_last(
    text: str, order: tuple[str, ...]
) -> None:
    profile = parse(f"[screen]\ntabs = {text}\n", "Param.ini")
    assert profile.tabs == order
    assert profile.as_written()["screen.tabs"] == ", ".join(order)


def test_lists_are_read_in_their_order() -> None:
    settings = parse("[game]\ndenominations = 1.00, 0.20,5\n[screen]\nlanguages = sl, en\n", "Param.ini")
    assert settings.denominations == ("1.00", "0.20", "5")
    assert settings.languages == ("sl", "en")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (
            "[game]\nchips = 1.25, 5.00, 25.00\ndenominations = 1.00, 0.50\n",
            3,
            "denominations has 0.50, which makes no whole cents of the chip of 1.25",
        ),
        (
            "[game]\ndenominations = 25.00\n",
            2,
            "denominations has 25.00, which makes the chip of 500.00 more than 10,000.00",
        ),
        (
            "[money]\nbills = 5.00, 200.00\n",
            2,
            "bills has 200.00, which is no bill of USD; these are: 1.00, 2.00, 5.00, 10.00, 20.00, 50.00, 100.00",
        ),
        (
            "[money]\ncurrency = EUR\nbills = 1.00, 5.00\n",
            3,
            "bills has 1.00, which is no bill of EUR; these are: 5.00, 10.00, 20.00, 50.00, 100.00, 200.00, 500.00",
        ),
        (
            "[screen]\nlanguages = de, fr\nlanguage = it\n",
            3,
            "language has to be one of the languages offered: de, fr",
        ),
        (
            "[game]\nbet_seconds = 10\nhurry_seconds = 11\n",
            3,
            "hurry_seconds has to be at most bet_seconds, which is 10",
        ),
    ],
)
def test_parameters_that_contradict_each_other_are_refused_with_the_line_of_one(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(IniError) as caught:
        parse(text, "Param.ini")
    assert str(caught.value) == f"Param.ini, line {line}: {reason}"


def test_a_default_that_does_not_go_with_what_is_written_is_named_without_a_line() -> None:
    with pytest.raises(IniError, match=r"^Param\.ini: language has to be one of the languages offered: de, fr$"):
        parse("[screen]\nlanguages = de, fr\n", "Param.ini")


@each_of(("section", "key", "value"), WRONG_VALUES)
def test_a_value_out_of_bounds_is_refused_with_its_file_line_and_reason(section: str, key: str, value: str) -> None:
    with pytest.raises(IniError) as caught:
        parse(f"# A comment.\n[{section}]\n{key} = {value}\n", "Param.ini")
    assert str(caught.value).startswith(f"Param.ini, line 3: {key} has to be ")
    assert caught.value.line == 3


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[money]\ncurency = USD\n", 2, "unknown key curency in [money]; did you mean currency?"),
        ("[game]\ncurrency = USD\n", 2, "unknown key currency in [game]; currency belongs in [money]"),
        ("[money]\nCurrency = USD\n", 2, "unknown key Currency in [money]; did you mean currency?"),
        ("[money]\ncolour = red\n", 2, "unknown key colour in [money]"),
        ("[mony]\ncurrency = USD\n", 1, "unknown section [mony]"),
        ("[mony]\n", 1, "unknown section [mony]"),
        ("[money]\ncurrency = USD\ncurrency = EUR\n", 3, "duplicate key currency, first on line 2"),
        ("[money]\n[game]\n[money]\n", 3, "duplicate section [money], first on line 1"),
        ("[money]\ncurrency\n", 2, "'currency' is not of the form key = value"),
        ("currency = USD\n", 1, "'currency = USD' is before the first [section]"),
    ],
)
def test_a_slip_of_the_pen_is_refused_with_its_file_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(IniError) as caught:
        parse(text, "Param.ini")
    assert str(caught.value) == f"Param.ini, line {line}: {reason}"


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
def test_the_mark_that_editors_put_before_a_text_is_no_part_of_it(tmp_path: Path, mark: bytes) -> None:
    path = tmp_path / "Param.ini"
    path.write_bytes(mark + b"[money]\r\ncurrency = EUR\r\n")
    assert load(path).currency == "EUR"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(IniError, match="cannot be read") as caught:
        load(tmp_path / "Param.ini")
    assert str(tmp_path / "Param.ini") in str(caught.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "Param.ini"
    path.write_bytes(b"[money]\ncurrency = \xff\xfe\n")
    with pytest.raises(IniError, match="cannot be read"):
        load(path)
