"""A sheet is judged at the stake, and in the parts, that suit the player best."""

from __future__ import annotations

import pytest

from terminal.ini.ini import IniError
from terminal.maths.sheets import open_checked
from tests.each import each_of
from tests.maths.worked_out import changed, line_number

CRAPS = "craps-el601"

BUY = ("buy@4 = 2:1", "buy@4 = 21:10")
"""At the true odds of 2:1 a 4 is fair. This pays 5 % more, of which a commission of 5 % leaves nothing."""
DOWN = ("commission_rounding = none", "commission_rounding = unit_down")
UP = ("commission_rounding = none", "commission_rounding = unit_up")
ON_WIN = ("commission_time = upfront", "commission_time = on_win")
REFUND = ("commission_refund = false", "commission_refund = true")
RETURN = ("winners = stay", "winners = return")
EXACT = ("payout_rounding = cent_down", "payout_rounding = none")
NOTHING = ("commission_rate = 0.05", "commission_rate = 0.0")

Changes = tuple[tuple[str, str], ...]

REFUSED: list[tuple[Changes, str]] = [
    (
        (("max_bet.hard = 100.00", "max_bet.place = 2.04"), ("place@6 = 7:6", "place@6 = 1201:1000")),
        "an edge of 0.04% (1/2244) at a stake of 2.04",
    ),
    # 19.99 is free of commission, so that 26 times 19.00, or any part up to 19.99, is too.
    ((DOWN, BUY), "an edge of 5.00% (1/20) at a stake of 500.00 that is put up in parts of 19.99 at most"),
    # Bought for nothing, it need not even stay up after its win.
    ((DOWN, RETURN, BUY), "an edge of 3.33% (1/30) at a stake of 500.00 that is put up in parts of 19.99 at most"),
    # From 40.00 on a Lay of 20.00 to win costs a unit; below, every part is free.
    (
        (DOWN, ("lay@4 = 1:2", "lay@4 = 51:100")),
        "an edge of 2.00% (1/50) at a stake of 500.00 that is put up in parts of 39.21 at most",
    ),
    # Taken from a win it cannot be split; what is best is just below a stake that costs a unit more.
    ((ON_WIN, DOWN, BUY), "an edge of 1.73% (2599/149970) at a stake of 499.90"),
    ((ON_WIN, BUY), "an edge of 1.67% (1/60) at a stake of 1.00"),
    # A twentieth of the bet is less than what the wins of a bet that stays up bring.
    ((("buy@4 = 2:1", "buy@4 = 43:20"),), "an edge of 2.38% (1/42) at a stake of 1.00"),
    # No part of nothing is cheaper than all of it.
    ((NOTHING, DOWN, BUY), "an edge of 5.00% (1/20) at a stake of 500.00"),
    ((NOTHING, DOWN, REFUND, BUY), "an edge of 5.00% (1/20) at a stake of 1.00"),
    # The least stake costs a unit, and the next one nothing; raised and reduced, it costs a cent.
    (
        (DOWN, REFUND, BUY, ("min_bet = 1.00", "min_bet = 20.00")),
        "an edge of 5.00% (119/2381) at a stake of 500.00 that is raised and reduced until its commission is 0.01",
    ),
]

ACCEPTED: list[Changes] = [
    (DOWN,),
    (UP,),
    (NOTHING, DOWN),
    (ON_WIN, DOWN),
    (DOWN, REFUND),
    (BUY,),
    (UP, BUY),
    (REFUND, BUY),
    (REFUND, UP, BUY),
    (RETURN, BUY),
    # Paid again with every bet, this commission is more than what one decision brings.
    (RETURN, ("buy@4 = 2:1", "buy@4 = 43:20")),
    # The step of 10 cents can never be raised by less than a unit's commission of 20.00: nothing is free.
    (DOWN, EXACT, ("buy@4 = 2:1", "buy@4 = 4001:2000")),
    # 6:5 is fair. This pays a cent more from a stake of 2.04 on.
    (("place@6 = 7:6", "place@6 = 1201:1000"), ("max_bet.hard = 100.00", "max_bet.place = 2.03")),
]


@each_of(("changes", "edge"), REFUSED)
def test_a_commission_is_judged_by_the_stake_and_the_parts_that_cost_least(changes: Changes, edge: str) -> None:
    text = changed(CRAPS, *changes)
    pay = next(new for _, new in changes if "@" in new)
    bet = pay.partition(" ")[0]
    with pytest.raises(IniError) as refused:
        open_checked(text, "own.ini")
    line = line_number(text, pay)
    assert str(refused.value) == f"own.ini, line {line}: {bet} would give the player {edge}"


@each_of("changes", ACCEPTED)
def test_what_no_possible_stake_brings_in_is_no_edge(changes: Changes) -> None:
    assert open_checked(changed(CRAPS, *changes), "own.ini").name == "craps"
