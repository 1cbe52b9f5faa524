"""A dealer's order names the throw of its round that the dealer saw, and is refused for any other.

A round with void throws has several, and a late or repeated order is not meant for the next one.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table_board import DealerVerb, read_board
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.events import from_bytes, to_bytes
from terminal.cabinet.fold import fold
from tests.cabinet.hosting.house import ANN, BY_HAND, LIVE, House, kinds
from tests.cabinet.hosting.test_dealer_orders import EXAMPLES, closed_table, line, thrown_table

ENTER = line("enter_dice", round=1, dice=[2, 2], throw=1)
CONFIRM = line("confirm_dice", round=1, dice=[2, 2], throw=1)
VOID = line("void_throw", round=1, reason="entry", throw=1)
MEANT_FOR_FIRST = "This order was meant for throw 1 of round 1, which is now at throw 2."


def seen_throw(house: House) -> int:
    """The throw of the round that a console shows, and its orders name."""
    return read_board(house.table_order.board).verbs.throw


def voided_table(profile: object = BY_HAND) -> House:
    """Dice were entered, and the throw is void: two people have agreed. Orders 1 and 2 were answered."""
    house = closed_table(profile)
    assert house.dealer(1, ENTER) == ""
    house.turn_keys("attendant")
    assert house.dealer(2, VOID) == ""
    house.turn_keys()
    assert (house.shown.phase, seen_throw(house)) == ("rolling", 2)
    return house


def refused_in_full(house: House, order: str) -> str:
    """The sentence with which an order is refused that changes nothing but its own answer."""
    before, happened = house.hosting, len(house.events)
    sentence = house.dealer(before.orders + 1, order)
    assert kinds(house.events[happened:]) == [e.TableDealerAnswered]
    after = house.hosting
    assert after == with_fields(before, orders=after.orders, answer=after.answer, given=after.given)
    return sentence


def test_an_entry_that_is_repeated_after_the_throw_was_void_is_not_taken_for_the_next_throw() -> None:
    house = voided_table()
    assert refused_in_full(house, ENTER) == MEANT_FOR_FIRST
    assert house.hosting.dice is None
    assert house.dealer(4, line("enter_dice", round=1, dice=[5, 5], throw=2)) == ""
    assert refused_in_full(house, ENTER) == MEANT_FOR_FIRST
    assert house.hosting.dice is not None
    assert house.hosting.dice.dice == (5, 5), "the dice that lie are those of the second throw"


def test_a_void_throw_that_is_repeated_does_not_void_the_next_throw() -> None:
    house = voided_table()
    assert refused_in_full(house, VOID) == MEANT_FOR_FIRST
    house.dealer(4, line("enter_dice", round=1, dice=[5, 5], throw=2))
    house.turn_keys("attendant")
    assert refused_in_full(house, VOID) == MEANT_FOR_FIRST, "also with a person of the staff at the table"


def test_a_confirmation_that_comes_late_does_not_count_the_same_dice_of_the_next_throw() -> None:
    """Two dealers: the second confirms what the first has entered, and the throw is void meanwhile."""
    house = voided_table(replace(BY_HAND, dealer_confirm="two"))
    house.dealer(3, line("enter_dice", round=1, dice=[2, 2], throw=2))
    assert house.dealer(4, CONFIRM, dealer="Bob") == MEANT_FOR_FIRST
    assert house.shown.faces is None
    assert house.dealer(5, line("confirm_dice", round=1, dice=[2, 2], throw=2), dealer="Bob") == ""
    assert house.shown.faces == (2, 2)


def test_a_throw_that_the_generator_has_made_void_is_not_made_void_again_by_an_order_that_was_under_way() -> None:
    house = thrown_table()
    assert (house.asked is not None, seen_throw(house)) == (True, 1)
    house.report("dice", ports.ThrowVoid(house.asked or 0, message("dice.cocked")))
    house.turn_keys("attendant")
    assert refused_in_full(house, VOID) == MEANT_FOR_FIRST
    assert house.dealer(2, line("void_throw", round=1, reason="entry", throw=2)) == ""
    assert seen_throw(house) == 3


def test_an_order_to_go_on_after_too_many_void_throws_lets_no_later_ones_be_thrown_again() -> None:
    """The staff looks at the dice each time."""
    house = thrown_table()
    resume = line("resume", round=1, throw=4)
    throw_in_vain(house)
    assert (house.hosting.in_vain, seen_throw(house)) == (True, 4)
    assert house.dealer(1, resume) == ""
    throw_in_vain(house)
    assert (house.hosting.in_vain, seen_throw(house)) == (True, 7)
    assert house.dealer(2, resume) == "This order was meant for throw 4 of round 1, which is now at throw 7."
    assert house.hosting.in_vain
    assert house.dealer(3, line("resume", round=1, throw=7)) == ""


def throw_in_vain(house: House) -> None:
    for _ in range(3):
        house.report("dice", ports.ThrowVoid(house.asked or 0, message("dice.cocked")))


@pytest.mark.parametrize("word", ["enter_dice", "confirm_dice", "void_throw", "resume"])
def test_an_order_for_a_throw_that_there_is_not_yet_is_refused(word: DealerVerb) -> None:
    house = closed_table(BY_HAND)
    assert refused_in_full(house, line(word, **{**EXAMPLES[word], "throw": 2})) == (
        "This order was meant for throw 2 of round 1, which is now at throw 1."
    )


def test_the_first_throw_of_each_round_has_the_number_1() -> None:
    house = voided_table()
    house.dealer(3, line("enter_dice", round=1, dice=[2, 2], throw=2))
    house.dealer(4, line("confirm_dice", round=1, dice=[2, 2], throw=2))
    house.dealer(5, line("open_betting", round=2))
    assert (house.shown.round, seen_throw(house)) == (2, 1)


def test_a_restart_between_two_throws_forgets_none_of_them() -> None:
    house = voided_table().restart()
    assert seen_throw(house) == 2
    assert refused_in_full(house, ENTER) == MEANT_FOR_FIRST


def test_an_order_that_names_no_throw_is_for_the_one_that_is_under_way() -> None:
    """So are all of an earlier program, and of scripts that were written for it."""
    house = voided_table()
    assert house.dealer(3, line("enter_dice", round=1, dice=[5, 5])) == ""
    assert house.dealer(4, line("confirm_dice", round=1, dice=[5, 5])) == ""
    assert house.shown.faces == (5, 5)


def test_a_journal_of_orders_that_name_no_throw_is_read_as_it_was_written() -> None:
    house = closed_table(BY_HAND)
    house.dealer(1, line("enter_dice", round=1, dice=[2, 2]))
    house.turn_keys("attendant")
    house.dealer(2, line("void_throw", round=1, reason="entry"))
    state = house.cabinet.new_state()
    for event in house.events:
        state = fold(state, from_bytes(to_bytes(event)))
    assert state == house.state


def test_a_state_from_before_the_throws_of_a_round_were_counted_goes_on_with_the_next_one() -> None:
    """All consoles see the same number, whatever it is."""
    house = voided_table()
    house.state = with_fields(house.state, hosting=with_fields(house.hosting, void_throws=0))
    assert seen_throw(house) == 1
    assert house.dealer(3, ENTER) == ""
    house.turn_keys("attendant")
    house.dealer(4, VOID)
    assert refused_in_full(house, ENTER) == MEANT_FOR_FIRST


def test_at_the_panel_of_the_table_an_order_names_its_throw_too() -> None:
    house = voided_table()
    house.turn_keys("attendant")
    assert house.refused(c.EnterDice(1, (2, 2), throw=1)) == "throw"
    house.give(c.EnterDice(1, (2, 2), throw=2))
    assert house.refused(c.ConfirmDice(1, (2, 2), throw=1)) == "throw"


def test_what_may_be_ordered_is_shown_for_the_throw_that_is_under_way() -> None:
    house = thrown_table(LIVE)
    house.report("dice", ports.ThrowVoid(house.asked or 0, message("dice.cocked")))
    house.throw(2, 2)
    verbs = read_board(house.table_order.board).verbs
    assert (set(verbs.rounds), verbs.throw) == ({"confirm_dice", "void_throw", "pause"}, 2)
    assert house.dealer(1, line("confirm_dice", round=1, dice=[2, 2], throw=verbs.throw), ANN) == ""
