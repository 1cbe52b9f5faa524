"""What every throw is: one row is one sentence of chapter 3."""

from __future__ import annotations

import pytest

from terminal.rules.actions import Stake
from tests.each import each_of
from tests.rules.hazard.hand import PAIRS, Hand

TOTALS = tuple(range(2, 13))

FIRST_THROWS = {
    # what each total from 2 to 12 is on the first throw after the main
    5: "out out chance nick chance chance chance chance chance out out",
    6: "out out chance chance nick chance chance chance chance out nick",
    7: "out out chance chance chance nick chance chance chance nick out",
    8: "out out chance chance chance chance nick chance chance out nick",
    9: "out out chance chance chance chance chance nick chance out out",
}

FIRST = [
    (main, total, event)
    for main, events in FIRST_THROWS.items()
    for total, event in zip(TOTALS, events.split(), strict=True)
]

CHANCES = [(main, total) for main, total, event in FIRST if event == "chance"]

AFTER_CHANCE = [
    (main, chance, total, event)
    for main, chance in CHANCES
    for total in TOTALS
    for event in [{chance: "chance_won", main: "chance_lost"}.get(total, "nothing")]
]


@pytest.mark.parametrize("total", TOTALS)
def test_the_shooter_throws_until_5_6_7_8_or_9_is_the_main(total: int) -> None:
    hand = Hand()
    assert hand.play(10_00, total) == ()
    is_main = total in (5, 6, 7, 8, 9)
    assert (hand.table.event, hand.table.phase) == (("main", "first") if is_main else ("no_main", "main"))
    assert hand.table.main == (total if is_main else None)
    assert (hand.table.chance, hand.table.bank_cents, hand.table.cover_cents) == (None, 10_00, 10_00)


@each_of(("main", "total", "event"), FIRST)
def test_first_throw(main: int, total: int, event: str) -> None:
    hand = Hand()
    resolved = hand.play(10_00, 2, main, total)
    assert hand.table.event == event
    assert hand.table.phase == {"nick": "won", "out": "lost", "chance": "chance"}[event]
    assert hand.table.main == main
    assert hand.table.chance == (total if event == "chance" else None)
    assert [one.result for one in resolved] == {"nick": ["win"], "out": ["lose"], "chance": []}[event]


@each_of(("main", "chance", "total", "event"), AFTER_CHANCE)
def test_throw_after_a_chance(main: int, chance: int, total: int, event: str) -> None:
    hand = Hand()
    resolved = hand.play(10_00, main, chance, total)
    assert hand.table.event == event
    assert hand.table.phase == {"chance_won": "won", "chance_lost": "lost", "nothing": "chance"}[event]
    assert (hand.table.main, hand.table.chance) == (main, chance)
    assert [one.result for one in resolved] == {"chance_won": ["win"], "chance_lost": ["lose"], "nothing": []}[event]


def test_a_chance_is_any_of_4_to_10_but_the_main() -> None:
    assert sorted(CHANCES) == [(main, total) for main in range(5, 10) for total in range(4, 11) if total != main]


@pytest.mark.parametrize("dice", [(), (3,), (3, 4, 5), (0, 5), (3, 7), (-1, 4)])
def test_dice_that_show_anything_else_are_no_throw(dice: tuple[int, ...]) -> None:
    hand = Hand()
    hand.do(Stake(10_00))
    with pytest.raises(ValueError, match="are not two dice of 1 to 6"):
        hand.game.roll(hand.table, dice)


def test_the_order_of_the_dice_never_matters_but_is_recorded() -> None:
    hand = Hand()
    hand.do(Stake(10_00))
    one, other = (hand.game.roll(hand.table, dice) for dice in ((2, 5), (5, 2)))
    assert hand.game.apply(hand.table, one) == hand.game.apply(hand.table, other)
    assert hand.throw(7).dice == PAIRS[7]


@pytest.mark.parametrize(
    ("totals", "winning"),
    [
        ((), ()),
        ((4,), ()),
        ((6,), (6, 12)),
        ((7,), (7, 11)),
        ((9,), (9,)),
        ((7, 4), (4,)),
        ((7, 4, 4), ()),
        ((7, 2), ()),
    ],
)
def test_the_totals_that_pay_are_those_of_the_next_throw(totals: tuple[int, ...], winning: tuple[int, ...]) -> None:
    hand = Hand()
    hand.do(Stake(10_00))
    for total in totals:
        hand.throw(total)
    assert hand.game.win_totals(hand.table) == winning
