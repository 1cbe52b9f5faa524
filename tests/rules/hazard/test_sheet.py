"""The par sheet of Hazard: every line has a meaning and none contradicts another."""

from __future__ import annotations

from hashlib import sha256

import pytest

from terminal.ini.ini import IniError
from terminal.messages.english import sentence
from terminal.rules.actions import Stake
from terminal.rules.hazard.game import Hazard
from terminal.rules.sheet import Sheet
from tests.rules.hazard.hand import PLAIN, TEXT, Hand, game_with

WRONG = [
    # what replaces what, the line's beginning, the reason
    ("bank = 1:1", "bank = 2:1", "bank =", "can only pay 1:1"),
    ("bank = 1:1", "bank = 2:2", "bank =", "can only pay 1:1"),
    ("bank = 1:1", "bank = even", "bank =", "is not a pay like 7:6"),
    ("bank = 1:1", "", "[pays]", "does not say bank"),
    ("bank = 1:1", "bank = 1:1\nfield = 1:1", "field =", "field is no key of [pays]"),
    ("[house]", "[house]\nwinners = stay", "winners =", "winners is no key of [house]"),
    ("main = chosen", "main = asked", "main =", "chosen, thrown"),
    ("main = chosen", "", "[house]", "does not say main"),
    ("house_shoots = no", "", "[house]", "does not say house_shoots"),
    ("house_shoots = no", "house_shoots = no\nhouse_main = 7", "house_main =", "house_main is no key of [house]"),
    ("bank = 1:1", "bank = 1:1\ncover = 1:1", "cover =", "cover is no key of [pays]"),
    ("house_shoots = no", "house_shoots = yes\nhouse_main = 7", "[pays]", "does not say cover"),
    ("house_shoots = no", "house_shoots = no\nfading = yes", "[pays]", "does not say cover"),
    ("house_shoots = no", "house_shoots = no\nfading = maybe", "fading =", "yes, no"),
    ("min_bet = 1.00", "min_bet = 1", "min_bet =", "is not an amount above zero"),
    ("min_bet = 1.00", "", "[limits]", "does not say min_bet"),
    ("min_bet = 1.00", "min_bet = none", "min_bet =", "is not an amount above zero"),
    ("max_bet = 500.00", "max_bet = 0.99", "max_bet =", "max_bet is below min_bet, 1.00"),
    ("max_bet = 500.00", "max_bet = 500.00\nmax_bet.bank = 1.00", "max_bet.bank", "max_bet.bank is no key of [limits]"),
    ("max_total_bet = 5000.00", "max_total_bet = 499.99", "max_total_bet =", "below the bank of 500.00"),
    ("max_total_bet = 5000.00", "take_odds = 1 2", "take_odds", "take_odds is no key of [limits]"),
]


@pytest.mark.parametrize(("old", "new", "begins", "reason"), WRONG, ids=[row[1] or f"no {row[0]}" for row in WRONG])
def test_a_wrong_line_is_refused_with_the_line_and_the_reason(old: str, new: str, begins: str, reason: str) -> None:
    assert PLAIN.count(f"\n{old}\n") == 1
    text = PLAIN.replace(f"\n{old}\n", f"\n{new}\n")
    with pytest.raises(IniError) as refused:
        Hazard(Sheet.parse(text, "hazard.ini"))
    assert text.splitlines()[refused.value.line - 1].startswith(begins)
    assert reason in sentence(refused.value.reason)


SHOOTS = PLAIN.replace("house_shoots = no", "house_shoots = yes\nhouse_main = 7").replace(
    "bank = 1:1", "bank = 1:1\ncover = 19:20"
)


@pytest.mark.parametrize(
    ("old", "new", "begins", "reason"),
    [
        ("house_main = 7", "house_main = 4", "house_main =", "thrown, 5, 6, 7, 8, 9"),
        ("house_main = 7", "", "[house]", "does not say house_main"),
        ("cover = 19:20", "cover = 20:19", "cover =", "a cover can pay 1:1 at most"),
    ],
)
def test_a_wrong_line_of_a_house_that_shoots_is_refused(old: str, new: str, begins: str, reason: str) -> None:
    game = Hazard(Sheet.parse(SHOOTS, "hazard.ini"))
    assert game.house() == {"main": "chosen", "house_shoots": "yes", "house_main": "7"}
    assert game.pays() == {"bank": "1:1", "cover": "19:20"}
    text = SHOOTS.replace(f"\n{old}\n", f"\n{new}\n")
    with pytest.raises(IniError) as refused:
        Hazard(Sheet.parse(text, "hazard.ini"))
    assert text.splitlines()[refused.value.line - 1].startswith(begins)
    assert reason in sentence(refused.value.reason)


def test_the_total_may_not_be_below_the_least_when_no_most_is_set() -> None:
    text = TEXT.replace("max_bet = 500.00", "max_bet = none").replace("5000.00", "0.50")
    with pytest.raises(IniError, match=r"below the bank of 1\.00"):
        Hazard(Sheet.parse(text, "hazard.ini"))


def test_the_shipped_sheet_is_named_as_the_game_shows_it() -> None:
    game = game_with()
    assert (game.name, game.sheet, game.title) == ("hazard", "hazard", "Hazard")
    assert game.dice_count(game.open_table({"": 0})) == 2
    assert game.sheet_digest == sha256(TEXT.encode()).hexdigest()
    assert game.pays() == {"bank": "1:1"}, "a player alone never fades"
    assert game.house() == {"main": "chosen", "house_shoots": "no", "fading": "yes"}


@pytest.mark.parametrize(
    ("changes", "limits"),
    [
        ({}, (1_00, 500_00)),
        ({"max_bet": "none"}, (1_00, 5000_00)),
        ({"max_bet": "none", "max_total_bet": "none"}, (1_00, None)),
        ({"min_bet": "0.01", "max_total_bet": "none"}, (1, 500_00)),
    ],
)
def test_none_lifts_a_limit(changes: dict[str, str], limits: tuple[int, int | None]) -> None:
    hand = Hand({"ann": 10_000_000_00}, game_with(**changes))
    assert hand.game.limits(hand.table, "bank") == limits


@pytest.mark.parametrize(
    ("changes", "limits"),
    [
        ({"max_bet": "0.50"}, (1_00, 50)),
        ({"min_bet": "600.00"}, (600_00, 500_00)),
        ({"min_bet": "10.00", "max_bet": "5.00"}, (10_00, 5_00)),
    ],
)
def test_an_override_contradicts_nothing_though_no_bank_may_be_laid_then(
    changes: dict[str, str], limits: tuple[int, int]
) -> None:
    hand = Hand({"ann": 900_00}, game_with(**changes))
    min_cents, max_cents = hand.game.limits(hand.table, "bank")
    assert (min_cents, max_cents) == limits
    assert hand.refused(Stake(limits[0] - 1)) == "below_minimum"
    assert hand.refused(Stake(limits[0])) == "above_maximum"


def test_a_laboratory_s_line_for_another_game_has_no_effect() -> None:
    overrides = [("house", "winners", "return"), ("pays", "field_12", "3:1"), ("limits", "take_odds", "3")]
    game = Hazard(Sheet.parse(PLAIN, "hazard.ini", overrides))
    assert game.house() == {"main": "chosen", "house_shoots": "no"}
