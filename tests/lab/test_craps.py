"""Conversations at the tables of the craps family: what is up, what a roll decided, and what is refused."""

from __future__ import annotations

import pytest

from tests.lab.conversation import DONE, Exchange, Laboratory, bet, do, opened, refused, remove, roll

CONVERSATIONS: dict[str, list[Exchange]] = {
    "a fresh table has the balance, no bets, and the puck OFF": [
        (
            opened("craps", balance="100.00"),
            {"accepted": True, "balance": "100.00", "bets": {}, "puck": "OFF", "point": None, "off": None},
        ),
        (do("state"), {"accepted": True, "balance": "100.00", "resolved": None, "moved": None}),
    ],
    "a Point is set and made": [
        (opened("craps", balance="100.00"), DONE),
        (bet("pass_line", "10.00"), {"balance": "90.00", "bets": {"pass_line": "10.00"}}),
        (roll(2, 4), {"puck": "ON", "point": 6, "resolved": [], "moved": []}),
        (
            roll(3, 3),
            {
                "balance": "110.00",
                "bets": {},
                "puck": "OFF",
                "point": None,
                "resolved": [
                    {"bet": "pass_line", "result": "win", "stake": "10.00", "profit": "10.00", "credited": "20.00"}
                ],
            },
        ),
    ],
    "what is refused leaves everything as it is, and the answer shows it": [
        (opened("craps", balance="100.00"), DONE),
        (bet("pass_line", "10.00"), DONE),
        (bet("dont_pass", "10.00"), refused("excluding") | {"balance": "90.00", "bets": {"pass_line": "10.00"}}),
    ],
    "a push hands the stake back": [
        (opened("craps", balance="100.00"), DONE),
        (bet("dont_pass", "10.00"), DONE),
        (
            roll(6, 6),
            {
                "balance": "100.00",
                "resolved": [
                    {"bet": "dont_pass", "result": "push", "stake": "10.00", "profit": "0.00", "credited": "10.00"}
                ],
            },
        ),
    ],
    "a loss credits nothing": [
        (opened("craps", balance="100.00"), DONE),
        (bet("seven", "10.00"), DONE),
        (
            roll(1, 1),
            {"resolved": [{"bet": "seven", "result": "lose", "stake": "10.00", "profit": "0.00", "credited": "0.00"}]},
        ),
    ],
    "the stake of a Place bet that wins stays up": [
        (opened("craps", balance="100.00"), DONE),
        (bet("place@6", "12.00"), DONE),
        (
            roll(1, 5),
            {
                "balance": "102.00",
                "bets": {"place@6": "12.00"},
                "resolved": [
                    {"bet": "place@6", "result": "win", "stake": "12.00", "profit": "14.00", "credited": "14.00"}
                ],
            },
        ),
    ],
    "a Come bet travels": [
        (opened("craps"), DONE),
        (bet("pass_line", "10.00"), DONE),
        (roll(4, 4), {"point": 8}),
        (bet("come", "5.00"), DONE),
        (
            roll(2, 2),
            {
                "bets": {"come@4": "5.00", "pass_line": "10.00"},
                "moved": [{"from": "come", "to": "come@4", "amount": "5.00"}],
                "resolved": [],
            },
        ),
    ],
    "the commission is accepted when nothing is said about it": [
        (opened("craps", balance="100.00"), DONE),
        (bet("buy@4", "20.00"), {"accepted": True, "balance": "79.00", "bets": {"buy@4": "20.00"}}),
        (bet("buy@4", "20.00", commission="accept"), {"balance": "58.00", "bets": {"buy@4": "40.00"}}),
    ],
    "a commission that is declined takes neither fee nor stake": [
        (opened("craps", balance="100.00"), DONE),
        (bet("buy@4", "20.00", commission="decline"), refused("commission_declined") | {"balance": "100.00"}),
        (do("state"), {"balance": "100.00", "bets": {}}),
        (do("undo"), refused("nothing_to_undo")),
        (roll(2, 2), DONE),
    ],
    "where no commission is asked there is nothing to decline": [
        (opened("craps"), DONE),
        (bet("place@6", "12.00", commission="decline"), {"accepted": True, "bets": {"place@6": "12.00"}}),
    ],
    "what repeats or doubles a bet with commission pays it": [
        (opened("craps", balance="100.00"), DONE),
        (bet("buy@4", "20.00"), DONE),
        (do("double"), {"accepted": True, "balance": "58.00", "bets": {"buy@4": "40.00"}}),
        (do("undo"), {"accepted": True, "balance": "79.00"}),
        (do("redo"), {"accepted": True, "balance": "58.00"}),
    ],
    "the dice are rolled with nothing at stake too": [
        (opened("craps"), DONE),
        (roll(4, 5), {"accepted": True, "point": 9, "puck": "ON", "resolved": []}),
        (roll(3, 4), {"accepted": True, "point": None, "puck": "OFF"}),
    ],
    "bets that are switched off are named, and no roll decides them": [
        (opened("craps", balance="100.00"), DONE),
        (bet("place@6", "12.00"), DONE),
        (do("set_bets", on=False), {"accepted": True, "off": ["buy", "hard", "lay", "odds", "place"]}),
        (roll(3, 3), {"bets": {"place@6": "12.00"}, "resolved": [], "balance": "88.00"}),
        (do("set_bets", on=True), {"accepted": True, "off": None}),
        (roll(3, 3), {"balance": "102.00"}),
    ],
    "the puck is moved to OFF by hand": [
        (opened("craps"), DONE),
        (roll(3, 3), {"puck": "ON"}),
        (do("puck_off"), {"accepted": True, "puck": "OFF", "point": None}),
        (do("puck_off"), refused("puck_is_off")),
    ],
    "Press raises the Place bet on the Point": [
        (opened("craps"), DONE),
        (roll(3, 3), DONE),
        (bet("place@6", "12.00"), DONE),
        (do("button", button="press"), refused("button")),
        (bet("field", "1.00"), DONE),
        (do("button", button="press"), {"accepted": True, "bets": {"field": "1.00", "place@6": "24.00"}}),
    ],
    "Across, Inside and Outside put a chip on each number but the Point": [
        (opened("craps"), DONE),
        (roll(3, 3), DONE),
        (bet("field", "1.00"), DONE),
        (
            do("button", button="inside", chip="5.00"),
            {"bets": {"field": "1.00", "place@5": "5.00", "place@8": "5.00", "place@9": "5.00"}},
        ),
        (do("undo"), {"bets": {"field": "1.00"}}),
        (
            do("button", button="outside", chip="5.00"),
            {"bets": {"field": "1.00", **dict.fromkeys(("place@10", "place@4", "place@5", "place@9"), "5.00")}},
        ),
        (do("undo"), DONE),
        (
            do("button", button="across", chip="5.00"),
            {
                "bets": {
                    "field": "1.00",
                    **dict.fromkeys(("place@10", "place@4", "place@5", "place@8", "place@9"), "5.00"),
                }
            },
        ),
    ],
    "part of a bet is removed, or all of it when no amount is named": [
        (opened("craps"), DONE),
        (bet("field", "10.00"), DONE),
        (remove("field", amount="4.00"), {"bets": {"field": "6.00"}}),
        (remove("field"), {"bets": {}}),
    ],
    "clear last, clear all, double and repeat": [
        (opened("craps"), DONE),
        (bet("field", "5.00"), DONE),
        (bet("seven", "5.00"), DONE),
        (do("double"), {"bets": {"field": "10.00", "seven": "10.00"}}),
        (do("clear_all"), {"bets": {}}),
        (bet("field", "5.00"), DONE),
        (bet("any_craps", "5.00"), DONE),
        (do("clear_last"), {"bets": {"field": "5.00"}}),
        (roll(2, 3), {"bets": {}}),
        (do("repeat"), {"accepted": True, "bets": {"field": "5.00"}}),
    ],
    "a Place bet that won on the come-out roll is moved to Buy": [
        (opened("craps", balance="100.00"), DONE),
        (bet("place@6", "12.00"), DONE),
        (roll(3, 3), {"balance": "102.00"}),
        (do("transfer", bet="place@6", to="buy@4"), {"accepted": True, "bets": {"buy@4": "12.00"}}),
    ],
    "a player may be named who sits there alone, and under any name he is meant": [
        (opened("craps", balances={"ann": "100.00"}), {"accepted": True, "balance": "100.00"}),
        (bet("field", "5.00", player="ann"), {"accepted": True, "bets": {"field": "5.00"}}),
        (bet("field", "5.00", player="nobody"), {"accepted": True, "bets": {"field": "10.00"}}),
        (remove("field", player="1"), {"accepted": True, "balance": "100.00", "bets": {}}),
    ],
    "null says no more than leaving a field out": [
        (opened("craps", sheet=None, settings=None), DONE),
        (bet("field", "5.00", player=None, commission=None), DONE),
        (remove("field", amount=None), {"accepted": True, "bets": {}}),
    ],
    "crapless: every total but 7 is a Point": [
        (opened("crapless"), DONE),
        (bet("pass_line", "10.00"), DONE),
        (roll(1, 1), {"point": 2, "resolved": []}),
        (bet("dont_pass", "10.00"), refused("not_in_variant")),
    ],
    "easy: the ends of the Field have fields of their own": [
        (opened("easy"), DONE),
        (bet("low_field", "10.00"), DONE),
        (roll(1, 2), {"balance": "10040.00"}),
        (bet("buy@4", "10.00"), refused("not_in_variant")),
    ],
    "first person: every winning stake returns": [
        (opened("first_person", balance="100.00"), DONE),
        (bet("place_lose@4", "11.00"), DONE),
        (
            roll(3, 4),
            {
                "balance": "105.00",
                "bets": {},
                "resolved": [
                    {"bet": "place_lose@4", "result": "win", "stake": "11.00", "profit": "5.00", "credited": "16.00"}
                ],
            },
        ),
        (do("set_bets", on=False), refused("not_in_variant")),
        (do("puck_off"), refused("not_in_variant")),
    ],
}


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_conversation(name: str) -> None:
    Laboratory().hold(CONVERSATIONS[name])


@pytest.mark.parametrize("game", ["craps", "crapless", "easy", "first_person"])
@pytest.mark.parametrize(
    "request_",
    [do("roll4", die=3), do("decide", choice="take"), do("stake", amount="5.00"), do("keep"), do("pass_dice")],
)
def test_what_other_games_ask_is_not_in_this_variant(game: str, request_: dict[str, object]) -> None:
    Laboratory().hold([(opened(game), DONE), (request_, refused("not_in_variant"))])


def test_a_shipped_sheet_is_played_when_it_is_named() -> None:
    """Sheet EL602 pays 3:1 on a Field 12, the other sheet of the game 2:1."""
    paid = {}
    for sheet in ("craps-el601", "craps-el602"):
        answer = Laboratory().all([opened("craps", sheet=sheet), bet("field", "10.00"), roll(6, 6)])
        paid[sheet] = answer["resolved"][0]["profit"]
    assert paid == {"craps-el601": "20.00", "craps-el602": "30.00"}
