"""Conversations at the Big Shot table, for one player and for several."""

from __future__ import annotations

import pytest

from tests.lab.conversation import DONE, Exchange, Laboratory, Request, bet, do, opened, refused, remove, roll

TWO = opened("big_shot", balances={"ann": "100.00", "bob": "100.00"})
BOTH_ON_SIX = [TWO, bet("number@6", "10.00", player="ann"), bet("number@6", "20.00", player="bob")]


def decide(player: str, choice: str) -> Request:
    """Say what the player wants after three hits."""
    return do("decide", player=player, choice=choice)


CONVERSATIONS: dict[str, list[Exchange]] = {
    "a fresh table, by player, the first of whom shoots": [
        (
            TWO,
            {
                "accepted": True,
                "balance": {"ann": "100.00", "bob": "100.00"},
                "bets": {"ann": {}, "bob": {}},
                "awaiting_decision": [],
                "awaiting_fourth_die": False,
                "shooter": "ann",
                "resolved": [],
            },
        ),
    ],
    "one player alone need not be named": [
        (opened("big_shot", balance="100.00"), {"balance": {"player": "100.00"}, "shooter": "player"}),
        (bet("number@6", "10.00"), {"balance": {"player": "90.00"}, "bets": {"player": {"number@6": "10.00"}}}),
        (
            roll(6, 1, 2),
            {
                "balance": {"player": "110.00"},
                "bets": {"player": {}},
                "resolved": [
                    {
                        "player": "player",
                        "bet": "number@6",
                        "result": "win",
                        "stake": "10.00",
                        "profit": "10.00",
                        "credited": "20.00",
                    }
                ],
            },
        ),
        (bet("number@6", "10.00", player="player"), DONE),
        (roll(6, 6, 6), {"awaiting_decision": ["player"]}),
        (do("decide", choice="take"), {"accepted": True, "balance": {"player": "230.00"}}),
        (bet("number@6", "10.00", player="anybody"), {"bets": {"player": {"number@6": "10.00"}}}),
        (roll(6, 6, 6), {"awaiting_decision": ["player"]}),
        (decide("somebody", "take"), {"accepted": True, "balance": {"player": "350.00"}}),
    ],
    "after three hits each chooses; who takes is paid at once, the fourth die decides for who risks": [
        *[(request, DONE) for request in BOTH_ON_SIX],
        (roll(6, 6, 6), {"awaiting_decision": ["ann", "bob"], "awaiting_fourth_die": False, "resolved": []}),
        (
            decide("ann", "take"),
            {
                "balance": {"ann": "220.00", "bob": "80.00"},
                "awaiting_decision": ["bob"],
                "resolved": [
                    {
                        "player": "ann",
                        "bet": "number@6",
                        "result": "win",
                        "stake": "10.00",
                        "profit": "120.00",
                        "credited": "130.00",
                    }
                ],
            },
        ),
        (decide("ann", "risk"), refused("no_decision_open")),
        (roll(1, 2, 3), refused("decision_open")),
        (bet("double", "10.00", player="ann"), refused("decision_open")),
        (decide("bob", "risk"), {"awaiting_decision": [], "awaiting_fourth_die": True, "resolved": []}),
        (bet("double", "10.00", player="ann"), refused("bets_closed")),
        (roll(1, 2, 3), refused("decision_open")),
        (do("roll4", die=6), {"balance": {"ann": "220.00", "bob": "1100.00"}, "awaiting_fourth_die": False}),
    ],
    "the shooter is whoever throws next: while the fourth die is awaited its thrower, then the shooter again": [
        *[(request, DONE) for request in BOTH_ON_SIX],
        (roll(6, 6, 6), {"shooter": "ann"}),
        (decide("bob", "risk"), {"awaiting_fourth_die": False, "shooter": "ann"}),
        (decide("ann", "take"), {"awaiting_fourth_die": True, "shooter": "bob"}),
        (bet("double", "10.00", player="ann"), refused("bets_closed") | {"shooter": "bob"}),
        (do("state"), {"shooter": "bob"}),
        (do("roll4", die=1), {"awaiting_fourth_die": False, "shooter": "ann"}),
    ],
    "the shooter who risks throws the fourth die too": [
        *[(request, DONE) for request in (*BOTH_ON_SIX, roll(6, 6, 6), decide("bob", "risk"))],
        (decide("ann", "risk"), {"awaiting_fourth_die": True, "shooter": "ann"}),
        (do("roll4", die=1), {"shooter": "ann"}),
    ],
    "any other number on the fourth die pays 6:1": [
        *[(request, DONE) for request in (*BOTH_ON_SIX, roll(6, 6, 6), decide("ann", "take"), decide("bob", "risk"))],
        (do("roll4", die=1), {"balance": {"ann": "220.00", "bob": "220.00"}}),
    ],
    "when no field wins for the shooter, the dice pass": [
        *[(request, DONE) for request in BOTH_ON_SIX],
        (roll(1, 2, 2), {"shooter": "bob"}),
    ],
    "a shooter without a bet passes the dice to one who has a bet": [
        (TWO, DONE),
        (bet("double", "10.00", player="bob"), DONE),
        (roll(1, 2, 2), refused("shooter_needs_a_bet")),
        (do("pass_dice"), {"accepted": True, "shooter": "bob"}),
        (roll(1, 2, 2), {"accepted": True, "shooter": "bob"}),
    ],
    "bets are changed by each player alone": [
        (TWO, DONE),
        (bet("triple", "10.00", player="ann"), DONE),
        (bet("straight", "10.00", player="bob"), DONE),
        (do("undo", player="ann"), {"bets": {"ann": {}, "bob": {"straight": "10.00"}}}),
        (do("double", player="bob"), {"bets": {"ann": {}, "bob": {"straight": "20.00"}}}),
        (remove("straight", player="bob", amount="5.00"), {"bets": {"ann": {}, "bob": {"straight": "15.00"}}}),
        (do("clear_all", player="bob"), {"bets": {"ann": {}, "bob": {}}}),
    ],
    "after the dealer's call no bet is taken": [
        (TWO, DONE),
        (bet("double", "10.00", player="ann"), DONE),
        (do("no_more_bets"), DONE),
        (bet("double", "10.00", player="bob"), refused("bets_closed")),
        (roll(3, 3, 1), {"accepted": True, "balance": {"ann": "110.00", "bob": "100.00"}}),
    ],
    "with nothing at stake no dice are called, thrown or passed": [
        (TWO, DONE),
        (do("no_more_bets"), refused("shooter_needs_a_bet")),
        (roll(1, 2, 3), refused("shooter_needs_a_bet")),
        (do("pass_dice"), refused("bets_not_valid")),
    ],
    "no fourth die without three hits": [(TWO, DONE), (do("roll4", die=3), refused("no_big_shot"))],
    "no choice without three hits": [(TWO, DONE), (decide("ann", "take"), refused("no_decision_open"))],
    "limits and money": [
        (TWO, DONE),
        (bet("double", "0.01", player="ann"), refused("below_minimum")),
        (bet("double", "0.00", player="ann"), refused("below_minimum")),
        (bet("double", "0.99", player="ann"), refused("below_minimum")),
        (bet("number@1", "500.01", player="ann"), refused("above_maximum")),
        (bet("number@1", "100.01", player="ann"), refused("balance")),
        (bet("number@7", "10.00", player="ann"), refused("no_such_number")),
        (bet("pass_line", "10.00", player="ann"), refused("not_a_field")),
    ],
    "what other games ask is not in this one": [
        (TWO, DONE),
        *[
            (request, refused("not_in_variant"))
            for request in (
                do("stake", amount="5.00"),
                do("keep"),
                do("puck_off"),
                do("set_bets", on=True),
                do("button", button="press"),
                do("button", button="across", chip="5.00"),
            )
        ],
    ],
}


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_conversation(name: str) -> None:
    Laboratory().hold(CONVERSATIONS[name])


@pytest.mark.parametrize(
    "request_", [bet("double", "10.00"), remove("double"), do("undo"), do("repeat"), do("decide", choice="take")]
)
def test_of_several_players_it_must_be_said_which(request_: Request) -> None:
    lab = Laboratory()
    lab.all([TWO])
    assert "ann, bob" in lab.ask(request_)["error"]


@pytest.mark.parametrize(
    "request_",
    [bet("double", "10.00"), remove("double"), do("undo"), do("clear_all"), do("repeat"), do("decide", choice="take")],
)
def test_of_several_players_no_other_is_meant(request_: Request) -> None:
    lab = Laboratory()
    before = lab.all([TWO, bet("double", "10.00", player="ann"), do("state")])
    assert "'cleo' does not sit" in lab.ask({**request_, "player": "cleo"})["error"]
    assert lab.ask(do("state")) == before


def test_a_throw_is_of_three_dice() -> None:
    lab = Laboratory()
    lab.all([TWO, bet("double", "10.00", player="ann")])
    assert "3 dice, not 2" in lab.ask(roll(3, 3))["error"]
