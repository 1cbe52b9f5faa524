"""Overrides: every house rule, pay and limit that the laboratory may set, what it means and what it does in play."""

from __future__ import annotations

import pytest

from terminal.lab.fields import RequestError
from terminal.lab.settings import READERS, sheet_lines
from terminal.rules.sheet import Override
from tests.each import each_of
from tests.lab.conversation import DONE, Exchange, Laboratory, bet, do, opened, refused, remove, roll

GAMES = ("craps", "crapless", "easy", "first_person", "big_shot", "hazard")

LINES: list[tuple[dict[str, object], list[Override]]] = [
    ({"winners": "return"}, [("house", "winners", "return")]),
    ({"exclude": "false"}, [("house", "exclude", "false")]),
    ({"exclude": False}, [("house", "exclude", "false")]),
    ({"commission_refund": True}, [("house", "commission_refund", "true")]),
    ({"commission_rate": "0.04"}, [("house", "commission_rate", "0.04")]),
    ({"commission_rate": "0"}, [("house", "commission_rate", "0.0")]),
    ({"commission_rate": 0.1}, [("house", "commission_rate", "0.1")]),
    ({"commission_rate": 0.0001}, [("house", "commission_rate", "0.0001")]),
    ({"commission_rate": 0}, [("house", "commission_rate", "0.0")]),
    ({"field_12": "3"}, [("pays", "field_12", "3:1")]),
    ({"field_12": 3}, [("pays", "field_12", "3:1")]),
    ({"place_pay": {"6": "7/6", "4": "9:5"}}, [("pays", "place@6", "7:6"), ("pays", "place@4", "9:5")]),
    ({"place_pay": {"5": "1.4"}}, [("pays", "place@5", "7:5")]),
    ({"low_field_pay": {"2": "6"}}, [("pays", "low_field_2", "6:1")]),
    ({"high_field_pay": {"12": "7.5"}}, [("pays", "high_field_12", "15:2")]),
    ({"big_small_mode": "multi"}, [("house", "big_small_mode", "multi")]),
    (
        {"big_small_pay": "1/4"},
        [("pays", f"{name}_{mode}", "1:4") for mode in ("single", "multi") for name in ("big", "small")],
    ),
    ({"lucky_roller": {"all": "150"}}, [("pays", "lucky_all", "150:1")]),
    ({"lucky_roller_locked": "no"}, [("house", "lucky_roller_locked", "no")]),
    ({"lucky_shooter": {"come_out_7_11": "lose"}}, [("house", "lucky_shooter_7_11", "lose")]),
    (
        {"lucky_shooter": {"point": {"2": "1", "5": "100"}}},
        [
            ("pays", f"lucky_shooter_point_{hits}", pay)
            for hits, pay in enumerate(["none", "none", "1:1", "none", "none", "100:1"])
        ],
    ),
    ({"fire": {"5": "200"}}, [("pays", "fire_5", "200:1")]),
    ({"hot_roller": {"2": "5", "6": "200"}}, [("pays", "hot_roller_2", "5:1"), ("pays", "hot_roller_6", "200:1")]),
    ({"repeater": {"6": "90", "2": "40"}}, [("pays", "repeater@6", "90:1"), ("pays", "repeater@2", "40:1")]),
    ({"max_odds": "10"}, [("limits", "take_odds", "10"), ("limits", "lay_odds", "10")]),
    ({"max_odds": 10}, [("limits", "take_odds", "10"), ("limits", "lay_odds", "10")]),
    ({"max_odds": None}, [("limits", "take_odds", "none"), ("limits", "lay_odds", "none")]),
    ({"min_bet": "2.5"}, [("limits", "min_bet", "2.50")]),
    ({"min_bet": None}, [("limits", "min_bet", "0.01")]),
    ({"max_bet": "50"}, [("limits", "max_bet", "50.00"), ("limits", "max_total_bet", "none")]),
    ({"max_bet": None, "max_total_bet": None}, [("limits", "max_bet", "none"), ("limits", "max_total_bet", "none")]),
]

NONSENSE: list[dict[str, object]] = [
    {"dance": "true"},
    {"winners": "dance"},
    {"winners": True},
    {"winners": None},
    {"exclude": "yes"},
    {"exclude": 1},
    {"commission_rate": "5 %"},
    {"commission_rate": "1.5"},
    {"commission_rate": 1.5},
    {"commission_rate": 1},
    {"commission_rate": -0.05},
    {"commission_rate": 0.00001},
    {"commission_rate": 0.05001},
    {"commission_rate": False},
    {"commission_rate": None},
    {"field_12": "0"},
    {"field_12": "-3"},
    {"field_12": "3/0"},
    {"field_12": "three"},
    {"field_12": 2.5},
    {"field_12": True},
    {"field_12": None},
    {"field_12": "9999999"},
    {"field_12": "999999.99"},
    {"place_pay": "7/6"},
    {"place_pay": {"7": "7/6"}},
    {"place_pay": {"6": None}},
    {"place_pay": ["7/6"]},
    {"low_field_pay": {"12": "4"}},
    {"big_small_mode": "double"},
    {"lucky_roller": {"middle": "30"}},
    {"lucky_roller_locked": False},
    {"fire": {"7": "9"}},
    {"hot_roller": {"7": "9"}},
    {"repeater": {"7": "9"}},
    {"lucky_shooter": {"come_out_7_11": "win"}},
    {"lucky_shooter": {"point": "30"}},
    {"lucky_shooter": {"point": {"6": "30"}}},
    {"lucky_shooter": {"line": {"5": "30"}}},
    {"max_odds": "0"},
    {"max_odds": "1 2 3"},
    {"max_odds": 1.5},
    {"max_odds": True},
    {"min_bet": "0.00"},
    {"max_bet": "much"},
    {"max_bet": "-5.00"},
]

POINT_IS_OFF: list[Exchange] = [(roll(3, 4), {"puck": "OFF", "bets": {}})]
"""A 7 with no bet up ends whatever cycle is on."""

PLAYED: dict[str, list[Exchange]] = {
    "the main is only thrown for": [
        (opened("hazard", settings={"main": "thrown"}), DONE),
        (do("stake", amount="5.00"), DONE),
        (do("call_main", main=7), refused("not_in_variant")),
    ],
    "nobody fades a player alone": [
        (opened("hazard", settings={"fading": "no"}), DONE),
        (do("stake", amount="5.00"), DONE),
        (do("pass_dice"), refused("phase")),
    ],
    "the house shoots for its own main": [
        (opened("hazard", settings={"house_shoots": "yes", "house_main": "7"}), DONE),
        (do("pass_dice"), DONE),
        (do("stake", amount="1.00"), {"phase": "first", "main": 7, "faders": "9999.00", "shooter": "-1.00"}),
    ],
    "winners return": [
        (opened("craps", balance="100.00", settings={"winners": "return"}), DONE),
        (bet("place@6", "12.00"), DONE),
        (roll(3, 3), {"balance": "114.00", "bets": {}}),
    ],
    "a push stays": [
        (opened("craps", settings={"push": "stay"}), DONE),
        (bet("dont_pass", "10.00"), DONE),
        (roll(6, 6), {"bets": {"dont_pass": "10.00"}}),
    ],
    "Place and Hard bets are off on the come-out roll": [
        (opened("craps", settings={"box_on_come_out": "off"}), DONE),
        (bet("place@6", "12.00"), DONE),
        (roll(3, 4), {"bets": {"place@6": "12.00"}, "resolved": []}),
    ],
    "travelled odds are off on the come-out roll, and then return": [
        (opened("craps", settings={"odds_on_come_out": "off"}), DONE),
        (roll(2, 2), DONE),
        (bet("come", "10.00"), DONE),
        (roll(3, 3), {"moved": [{"from": "come", "to": "come@6", "amount": "10.00"}]}),
        (bet("come_odds@6", "10.00"), DONE),
        (roll(2, 2), {"puck": "OFF"}),
        (roll(3, 4), {"balance": "9990.00", "bets": {}}),
    ],
    "commission on the win": [
        (opened("craps", balance="100.00", settings={"commission_time": "on_win"}), DONE),
        (bet("buy@4", "20.00", commission="decline"), {"accepted": True, "balance": "80.00"}),
        (roll(2, 2), {"balance": "119.00", "bets": {"buy@4": "20.00"}}),
    ],
    "commission of the win, at another rate, in whole units": [
        (
            opened(
                "craps",
                balance="100.00",
                settings={"commission_buy_basis": "win", "commission_rate": "0.04", "commission_rounding": "unit_up"},
            ),
            DONE,
        ),
        (bet("buy@4", "20.00"), {"balance": "78.00"}),
    ],
    "a commission of a tenth, as a JSON number": [
        (opened("craps", balance="100.00", settings={"commission_rate": 0.1}), DONE),
        (bet("buy@4", "20.00"), {"balance": "78.00"}),
    ],
    "commission of a Lay bet of what is bet": [
        (opened("craps", balance="100.00", settings={"commission_lay_basis": "bet"}), DONE),
        (bet("lay@4", "40.00"), {"balance": "58.00"}),
    ],
    "commission comes back": [
        (opened("craps", balance="100.00", settings={"commission_refund": True}), DONE),
        (bet("buy@4", "20.00"), {"balance": "79.00"}),
        (remove("buy@4"), {"balance": "100.00"}),
    ],
    "no exclusion": [
        (opened("craps", settings={"exclude": False}), DONE),
        (bet("pass_line", "10.00"), DONE),
        (bet("dont_pass", "10.00"), DONE),
    ],
    "off for one roll": [
        (opened("craps", settings={"off_lasts": "one_roll"}), DONE),
        (bet("place@6", "12.00"), DONE),
        (do("set_bets", on=False), DONE),
        (roll(1, 1), {"accepted": True, "off": None}),
    ],
    "off by itself after a 7-out, or not": [
        (opened("craps", settings={"auto_off_after_seven_out": False}), DONE),
        (roll(3, 3), DONE),
        (roll(3, 4), DONE),
        (bet("place@6", "12.00"), {"accepted": True, "off": None}),
    ],
    "no fraction of a cent": [
        (opened("craps", settings={"payout_rounding": "none"}), DONE),
        (bet("place@6", "1.01"), refused("not_whole_cents")),
    ],
    "Field 12": [
        (opened("craps", balance="100.00", settings={"field_12": "3"}), DONE),
        (bet("field", "10.00"), DONE),
        (roll(6, 6), {"balance": "130.00"}),
    ],
    "Place pays, to the player's advantage too": [
        (opened("craps", balance="100.00", settings={"place_pay": {"6": "2"}}), DONE),
        (bet("place@6", "10.00"), DONE),
        (roll(3, 3), {"balance": "110.00"}),
    ],
    "Low and High Field": [
        (
            opened("easy", balance="100.00", settings={"low_field_pay": {"2": "9"}, "high_field_pay": {"11": "1/2"}}),
            DONE,
        ),
        (bet("low_field", "10.00"), DONE),
        (roll(1, 1), {"balance": "190.00"}),
        (bet("high_field", "10.00"), DONE),
        (roll(5, 6), {"balance": "195.00"}),
        (bet("high_field", "10.00"), DONE),
        (roll(6, 6), {"balance": "235.00"}),
    ],
    "Big and Small stand until a 7": [
        (opened("craps", balance="100.00", settings={"big_small_mode": "multi", "big_small_pay": "1/2"}), DONE),
        (bet("big", "10.00"), DONE),
        (roll(1, 2), {"bets": {"big": "10.00"}}),
        (roll(4, 4), {"balance": "105.00", "bets": {}}),
    ],
    "Lucky Roller": [
        (opened("craps", balance="100.00", settings={"lucky_roller": {"low": "10"}}), DONE),
        (bet("lucky_low", "1.00"), DONE),
        *[(roll(*dice), DONE) for dice in ((1, 1), (1, 2), (1, 3), (1, 4))],
        (roll(1, 5), {"balance": "110.00"}),
    ],
    "side bets that the sheet has no pay for": [
        (opened("craps", balance="100.00", settings={"fire": {"1": "2"}, "repeater": {"12": "40"}}), DONE),
        (bet("fire", "1.00"), DONE),
        (bet("repeater@12", "1.00"), DONE),
        *[(roll(*dice), DONE) for dice in ((4, 4), (4, 4), (6, 6))],
        (roll(6, 6), {"balance": "139.00"}),
        (roll(4, 4), DONE),
        (roll(3, 4), {"balance": "142.00"}),
    ],
    "Lucky Shooter: a 7 on the come-out roll loses": [
        (opened("craps", settings={"lucky_shooter": {"come_out_7_11": "lose"}}), DONE),
        (bet("lucky_shooter", "1.00"), DONE),
        (roll(3, 4), {"bets": {}}),
    ],
    "Lucky Shooter: below the least number of hits that the column names it loses, above it is paid as the last": [
        (opened("craps", balance="100.00", settings={"lucky_shooter": {"point": {"1": "2"}}}), DONE),
        (bet("lucky_shooter", "1.00"), DONE),
        *[(roll(*dice), DONE) for dice in ((3, 3), (2, 2))],
        (roll(3, 3), {"balance": "102.00"}),
        (bet("lucky_shooter", "1.00"), DONE),
        *[(roll(*dice), DONE) for dice in ((3, 3), (2, 2), (1, 4), (4, 4))],
        (roll(3, 3), {"balance": "104.00", "bets": {}}),
        (bet("lucky_shooter", "1.00"), DONE),
        (roll(3, 3), DONE),
        (roll(3, 3), {"balance": "103.00", "bets": {}}),
    ],
    "Lucky Shooter: 4 and 5 hits pay as much as 3 where the column names 3 alone; the other column is the sheet's": [
        (opened("craps", balance="100.00", settings={"lucky_shooter": {"point": {"3": "7"}}}), DONE),
        *[
            exchange
            for hits, ender, balance in (
                (2, (3, 3), "99.00"),
                (3, (3, 3), "106.00"),
                (4, (3, 3), "113.00"),
                (5, (3, 3), "120.00"),
                (5, (5, 6), "160.00"),
            )
            for exchange in (
                *POINT_IS_OFF,
                (bet("lucky_shooter", "1.00"), DONE),
                (roll(3, 3), DONE),
                *[(roll(*dice), DONE) for dice in ((2, 2), (1, 4), (4, 4), (3, 6), (5, 5))[:hits]],
                (roll(*ender), {"balance": balance, "bets": {}}),
            )
        ],
    ],
}


@each_of(("given", "lines"), LINES)
def test_an_override_stands_for_lines_of_the_sheet(given: dict[str, object], lines: list[Override]) -> None:
    assert sheet_lines(given) == tuple(lines)


@each_of("given", NONSENSE)
def test_what_makes_no_sense_is_said_in_one_sentence(given: dict[str, object]) -> None:
    (key,) = given
    with pytest.raises(RequestError, match=key):
        sheet_lines(given)


def test_every_setting_is_tried_here() -> None:
    assert {key for given, _ in LINES for key in given} | {
        key for exchanges in PLAYED.values() for request, _ in exchanges for key in request.get("settings", ())
    } == READERS.keys()


@pytest.mark.parametrize("name", PLAYED)
def test_the_game_is_played_so(name: str) -> None:
    Laboratory().hold(PLAYED[name])


@each_of("game", GAMES)
@each_of("given", [given for given, _ in LINES])
def test_one_set_of_overrides_can_serve_every_game(game: str, given: dict[str, object]) -> None:
    Laboratory().hold([(opened(game, settings=given), DONE)])


def test_overrides_are_those_of_their_own_table() -> None:
    lab = Laboratory()
    lab.all([opened("craps", settings={"field_12": "3"}), opened("craps"), bet("field", "10.00")])
    assert lab.ask(roll(6, 6))["resolved"][0]["profit"] == "20.00"
