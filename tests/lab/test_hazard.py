"""Conversations at the Hazard table: the shooter lays the bank, the faders cover it, the dice are kept or passed."""

from __future__ import annotations

import pytest

from tests.lab.conversation import DONE, Exchange, Laboratory, bet, do, opened, refused, roll

FRESH = opened("hazard", balance="50.00")
LAID: list[Exchange] = [(FRESH, DONE), (do("stake", amount="10.00"), DONE)]
SIX: list[Exchange] = [*LAID, (roll(2, 4), {"event": "main", "main": 6, "phase": "first"})]
CHANCE_FIVE: list[Exchange] = [*SIX, (roll(1, 4), {"event": "chance", "chance": 5, "phase": "chance"})]

CONVERSATIONS: dict[str, list[Exchange]] = {
    "a fresh table waits for a bank": [
        (
            FRESH,
            {
                "accepted": True,
                "shooter": "50.00",
                "faders": "0.00",
                "bank": "0.00",
                "main": None,
                "chance": None,
                "phase": "stake",
                "event": None,
                "dice_are": "shooter_has_them",
            },
        ),
        (roll(3, 4), refused("phase")),
        (do("keep"), refused("phase")),
    ],
    "the bank leaves the shooter's money, its cover the faders'": [
        (FRESH, DONE),
        (
            do("stake", amount="10.00"),
            {"accepted": True, "shooter": "40.00", "faders": "-10.00", "bank": "10.00", "phase": "main"},
        ),
        (do("stake", amount="10.00"), refused("phase")),
    ],
    "a main that is named needs no throw": [
        *LAID,
        (do("call_main", main=7), {"accepted": True, "main": 7, "phase": "first"}),
        (do("call_main"), {"accepted": True, "main": None, "phase": "main"}),
        (do("call_main", main=4), refused("no_such_number")),
        (do("call_main", main=6), {"main": 6}),
        (roll(6, 6), {"event": "nick", "bank": "20.00"}),
    ],
    "the bank can be raised until the dice are thrown": [
        *LAID,
        (bet("bank", "5.00"), {"accepted": True, "bank": "15.00", "shooter": "35.00"}),
        (do("undo"), {"bank": "10.00"}),
        (do("redo"), {"bank": "15.00"}),
        (do("remove", bet="bank", amount="3.00"), {"bank": "12.00"}),
        (do("clear_all"), {"bank": "0.00", "phase": "stake"}),
    ],
    "no main until 5, 6, 7, 8 or 9": [
        *LAID,
        (roll(1, 1), {"event": "no_main", "phase": "main", "main": None}),
        (roll(6, 5), {"event": "no_main"}),
        (roll(4, 5), {"event": "main", "main": 9, "phase": "first"}),
    ],
    "a nick doubles the bank, which rides whole or is passed with the dice": [
        *SIX,
        (roll(6, 6), {"event": "nick", "phase": "won", "bank": "20.00", "dice_are": "may_keep", "shooter": "40.00"}),
        (do("keep"), {"accepted": True, "phase": "main", "bank": "20.00", "faders": "-30.00"}),
        (roll(3, 4), {"main": 7}),
        (roll(5, 6), {"event": "nick", "bank": "40.00"}),
        (do("pass_dice"), {"accepted": True, "bank": "0.00", "phase": "stake", "dice_are": "passed"}),
    ],
    "an out on the first throw leaves the dice with the shooter, who may pass them": [
        *SIX,
        (roll(1, 2), {"event": "out", "phase": "lost", "bank": "0.00", "dice_are": "may_keep", "faders": "10.00"}),
        (do("keep"), {"accepted": True, "phase": "stake"}),
    ],
    "a chance wins": [
        *CHANCE_FIVE,
        (roll(6, 6), {"event": "nothing", "phase": "chance"}),
        (roll(2, 3), {"event": "chance_won", "phase": "won", "bank": "20.00"}),
    ],
    "after losing on a chance the dice must pass": [
        *CHANCE_FIVE,
        (roll(3, 3), {"event": "chance_lost", "phase": "lost", "dice_are": "must_pass", "bank": "0.00"}),
        (do("keep"), refused("must_pass")),
        (do("pass_dice"), {"accepted": True, "dice_are": "passed", "phase": "stake"}),
    ],
    "an event is that of its throw, and gone with the next request": [
        *SIX,
        (do("state"), {"accepted": True, "event": None, "main": 6}),
        (roll(1, 4), {"event": "chance"}),
        (do("keep"), {"accepted": False, "event": None, "chance": 5}),
        (roll(2, 3), {"event": "chance_won"}),
        (do("pass_dice"), {"accepted": True, "event": None}),
    ],
    "several players: their money by name, and the dice go round": [
        (
            opened("hazard", balances={"ann": "50.00", "bob": "30.00", "cid": "30.00"}),
            {"balance": {"ann": "50.00", "bob": "30.00", "cid": "30.00"}, "shooter": "50.00", "faders": "60.00"},
        ),
        (
            do("stake", amount="20.00"),
            {"balance": {"ann": "30.00", "bob": "20.00", "cid": "20.00"}, "shooter": "30.00", "faders": "40.00"},
        ),
        (do("undo"), {"accepted": True, "bank": "0.00", "shooter": "50.00"}),
        (do("pass_dice"), {"accepted": True, "shooter": "30.00", "dice_are": "passed"}),
    ],
    "limits and money": [
        (FRESH, DONE),
        (do("stake", amount="0.50"), refused("below_minimum")),
        (do("stake", amount="0.00"), refused("below_minimum")),
        (do("stake", amount="50.01"), refused("balance")),
        (do("stake", amount="1000000.00"), refused("above_maximum")),
    ],
    "what other games ask is not in this one": [
        (FRESH, DONE),
        *[
            (request, refused("not_in_variant"))
            for request in (
                bet("pass_line", "5.00"),
                do("remove", bet="pass_line"),
                do("roll4", die=3),
                do("decide", choice="risk"),
                do("puck_off"),
                do("set_bets", on=False),
            )
        ],
    ],
}


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_conversation(name: str) -> None:
    Laboratory().hold(CONVERSATIONS[name])
