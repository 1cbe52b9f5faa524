"""The bank before the first throw for it: raised, reduced, doubled, laid again; and the main that is named."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rules.actions import (
    CallMain,
    ClearAll,
    ClearLast,
    Double,
    Keep,
    PassDice,
    PlaceWager,
    Redo,
    Repeat,
    Stake,
    TakeDown,
    Undo,
)
from terminal.rules.games import kind_of
from terminal.rules.hazard.records import HazardBankLaid
from tests.rules.hazard.hand import Hand, game_with


def place(cents: int) -> PlaceWager:
    return PlaceWager("bank", cents)


def test_chips_lay_the_bank_and_raise_it_until_the_dice_are_thrown() -> None:
    hand = Hand()
    hand.do(place(5_00), place(10_00))
    assert (hand.table.bank_cents, hand.table.cover_cents, hand.table.shooter_cents) == (15_00, 15_00, 85_00)
    assert hand.refused(Stake(5_00)) == "phase"
    hand.throw(7)
    for ask in (place(5_00), Double(), Repeat(), ClearLast(), ClearAll(), TakeDown("bank"), Undo(), Redo()):
        assert hand.refused(ask) in {
            *("phase", "nothing_to_double", "nothing_to_repeat"),
            *("nothing_to_clear", "locked", "nothing_to_undo", "nothing_to_redo"),
        }


def test_limits_money_and_names_bind_every_change() -> None:
    hand = Hand({"ann": 20_00}, game_with(max_bet="15.00"))
    assert hand.refused(place(50)) == "below_minimum"
    assert hand.refused(place(0)) == "below_minimum"
    assert hand.refused(place(15_01)) == "above_maximum"
    assert hand.refused(TakeDown("bank")) == "not_up"
    assert hand.refused(Double()) == "nothing_to_double"
    assert hand.refused(ClearAll()) == "nothing_to_clear"
    assert hand.refused(PlaceWager("pass_line", 5_00)) == "not_in_variant"
    hand.do(place(10_00))
    assert hand.refused(Double()) == "above_maximum"
    assert hand.refused(place(5_01)) == "above_maximum"
    assert hand.refused(TakeDown("bank", 9_50)) == "below_minimum"
    assert hand.refused(TakeDown("bank", 10_01)) == "not_up"
    assert hand.refused(TakeDown("bank", 0)) == "below_minimum"
    assert Hand({"ann": 9_00}).refused(place(9_01)) == "balance"


def test_every_change_is_undone_and_redone_step_by_step() -> None:
    hand = Hand()
    hand.do(place(5_00), place(10_00), Double(), TakeDown("bank", 4_00), ClearLast(), ClearAll())
    amounts = []
    while hand.game.can(hand.table, Undo()):
        hand.do(Undo())
        amounts.append(hand.table.bank_cents)
    assert amounts == [15_00, 26_00, 30_00, 15_00, 5_00, 0]
    for cents in (5_00, 15_00, 30_00, 26_00, 15_00, 0):
        hand.do(Redo())
        assert hand.table.bank_cents == cents
    assert hand.table.balances == {"ann": 100_00}


def test_a_changed_bank_is_covered_again_in_equal_parts() -> None:
    hand = Hand({"ann": 50_00, "bob": 5_00, "cid": 50_00})
    hand.do(place(4_00), place(10_00))
    assert hand.table.covers == (("bob", 5_00), ("cid", 9_00))
    hand.do(TakeDown("bank", 10_00))
    assert hand.table.covers == (("bob", 2_00), ("cid", 2_00))
    assert hand.refused(place(46_01)) == "balance"


def test_repeat_lays_the_last_bank_again_as_it_was_before_it_rode() -> None:
    hand = Hand()
    assert hand.refused(Repeat()) == "nothing_to_repeat"
    hand.do(place(4_00), place(6_00))
    hand.throw(7, 7)
    assert hand.refused(Repeat()) == "decision_open"
    hand.do(Keep())
    hand.throw(7, 7)
    hand.do(PassDice(), Repeat())
    assert hand.table.bank_cents == 10_00
    hand.do(TakeDown("bank", 4_00), Repeat())
    assert hand.table.bank_cents == 10_00
    assert hand.refused(Repeat()) == "nothing_to_repeat"


def test_a_new_bank_of_a_player_alone_settles_where_the_lost_dice_go() -> None:
    """They are kept after an out; after a lost chance they pass, and come back with the new hand."""
    for totals, dice in (((7, 2), "kept"), ((7, 4, 7), "passed")):
        for ask in (place(5_00), Repeat()):
            hand = Hand()
            hand.play(10_00, *totals)
            laid = hand.do(ask)
            assert isinstance(laid, HazardBankLaid)
            assert (laid.dice, hand.table.phase, hand.table.dice_are) == (dice, "main", "shooter_has_them"), totals
            hand.do(Undo())
            assert (hand.table.phase, hand.table.balances) == ("stake", {"ann": 90_00})


def test_only_a_player_alone_lays_a_bank_before_the_dice_have_passed() -> None:
    two = Hand({"ann": 50_00, "bob": 50_00})
    two.play(10_00, 7, 2)
    assert two.refused(place(5_00)) == "phase"
    house = Hand(game=game_with(house_shoots="yes"))
    house.play(10_00, 7, 4, 7)
    assert house.refused(place(5_00)) == "decision_open"
    won = Hand()
    won.play(10_00, 7, 7)
    assert won.refused(place(5_00)) == "decision_open"


def test_a_main_is_named_instead_of_thrown_for_until_the_first_throw() -> None:
    for main in (5, 6, 7, 8, 9):
        hand = Hand()
        assert hand.refused(CallMain(main)) == "phase"
        hand.do(place(10_00), CallMain(main))
        assert (hand.table.phase, hand.table.main) == ("first", main)
        assert hand.refused(CallMain(main)) == "phase"
        hand.do(CallMain(5 if main == 9 else 9), place(5_00))
        assert hand.table.main == (5 if main == 9 else 9)
        hand.do(CallMain(None))
        assert hand.table.main is None
        assert hand.game.win_totals(hand.table) == ()
        assert hand.refused(CallMain(None)) == "phase"
        hand.do(CallMain(main))
        assert hand.throw(main).event == "nick"
        assert hand.table.bank_cents == 30_00


def test_a_main_that_is_thrown_for_cannot_be_named() -> None:
    hand = Hand()
    hand.play(10_00, 2)
    assert hand.refused(CallMain(7)) == "phase"
    hand.throw(8)
    assert hand.refused(CallMain(7)) == "phase"
    hand.throw(4, 4)
    hand.do(Keep(), CallMain(7))
    assert hand.table.main == 7
    hand.throw(4)
    assert hand.refused(CallMain(6)) == "phase"


def test_no_other_total_is_a_main_and_a_sheet_may_forbid_to_name_one() -> None:
    hand = Hand()
    hand.do(place(10_00))
    for main in (0, 2, 4, 10, 12):
        assert hand.refused(CallMain(main)) == "no_such_number"
    thrown = Hand(game=game_with(main="thrown"))
    thrown.do(place(10_00))
    assert thrown.refused(CallMain(7)) == "not_in_variant"


def test_taking_the_bank_back_forgets_the_main_that_was_named() -> None:
    hand = Hand()
    hand.do(place(10_00), CallMain(6), ClearAll(), Undo())
    assert (hand.table.phase, hand.table.main, hand.table.called) == ("main", None, False)


def test_another_sheet_lays_no_bank_of_the_last_one() -> None:
    hand = Hand()
    hand.play(10_00, 7, 2)
    table = kind_of(hand.table).without_history(hand.table)
    assert table == replace(hand.table, earlier=(), undone=(), last_cents=0)
    assert not hand.game.can(table, Repeat())
