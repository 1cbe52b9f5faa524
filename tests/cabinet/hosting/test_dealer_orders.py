"""The dealer's orders to a shared table: from a console, each answered once; at the panel; pauses, and void throws."""

from __future__ import annotations

import json
from dataclasses import replace

from drivers import ports
from drivers.ports.table import DealerOrdered
from drivers.ports.table_board import DealerVerb
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.hosting.consoles import ORDER_MAX, WORDS, read
from terminal.recall.describe import describe
from terminal.rules.wording import phrase_of
from terminal.script.touch_words import TOUCHES
from terminal.script.touch_words import read as read_touch
from terminal.table.link.worded import answer_of, text_of
from tests.cabinet.hosting.house import ANN, BY_HAND, LINE, LIVE, TABLE, House, kinds
from tests.cabinet.pipeline import PROFILE

EXAMPLES: dict[DealerVerb, dict[str, object]] = {
    "open_betting": {"round": 1},
    "last_call": {"round": 1},
    "no_more_bets": {"round": 1},
    "throw": {"round": 1},
    "enter_dice": {"round": 1, "dice": [2, 2], "throw": 1},
    "confirm_dice": {"round": 1, "dice": [2, 2], "throw": 1},
    "void_throw": {"round": 1, "reason": "cocked", "throw": 1},
    "choose_shooter": {"round": 1, "seat": 3},
    "next_game": {"round": 1, "sheet": "craps-el602"},
    "pause": {"round": 1},
    "resume": {"round": 1, "throw": 1},
}


def line(word: str, **fields: object) -> str:
    return json.dumps({"do": word, **fields})


def open_table(profile: object = LIVE) -> House:
    house = House(profile).opened(1)  # type: ignore[arg-type]
    house.give(c.OpenBetting(1, ANN))
    house.seal(1, LINE)
    return house


def closed_table(profile: object = LIVE) -> House:
    house = open_table(profile)
    house.give(c.NoMoreBets(1, ANN))
    house.seal_all()
    house.fix()
    return house


def thrown_table(profile: object = LIVE) -> House:
    house = closed_table(profile)
    house.give(c.OrderThrow(1, ANN))
    return house


def test_an_order_of_a_console_means_what_it_means_in_a_script_of_touches() -> None:
    assert set(WORDS) == set(EXAMPLES)
    for word, fields in EXAMPLES.items():
        report = DealerOrdered(1, ANN, line(word, **fields), "a")
        assert read(report) == read_touch(line(word, **fields, dealer=ANN)), word
        assert TOUCHES[word][0] is WORDS[word]


def test_an_order_is_carried_out_and_answered() -> None:
    house = House(LIVE).opened(1)
    assert house.dealer(1, line("open_betting", round=1)) == ""
    assert house.shown.phase == "open"
    opened = next(one for one in house.events if isinstance(one, e.TableRoundOpened))
    assert (opened.by, opened.dealer) == ("console", ANN)


def test_an_order_that_is_refused_is_answered_with_the_sentence_and_changes_nothing() -> None:
    house = open_table()
    before = house.shown
    assert house.dealer(1, line("throw", round=1)) == "Round 1 has moved on, and takes no such order."
    assert house.dealer(2, line("no_more_bets", round=2)) == (
        "This order was meant for round 2, which is not under way."
    )
    assert house.shown == before
    assert [one.refused != "" for one in house.events if isinstance(one, e.TableDealerAnswered)] == [True, True]


def test_each_order_is_taken_once_also_after_a_start() -> None:
    house = House(LIVE).opened(1)
    order = line("open_betting", round=1)
    house.dealer(1, order)
    assert house.report("exchange", DealerOrdered(1, ANN, order, "key 1")) == ()
    house.restart()
    assert house.report("exchange", DealerOrdered(1, ANN, order, "key 1")) == ()
    assert house.table_order.answer is not None
    assert (house.table_order.answer.number, house.table_order.answer.refused) == (1, "")
    house.dealer(2, line("last_call", round=1))
    assert house.report("exchange", DealerOrdered(1, ANN, order, "key 1")) == (), "an older one"


def test_what_is_no_order_is_refused_with_a_sentence() -> None:
    house = open_table()
    wrong = (
        "",
        "[]",
        "{",
        "null",
        '{"do": 5}',
        '{"do": "cash_out"}',
        '{"do": "last_call"}',
        '{"do": "last_call", "round": "1"}',
        '{"do": "last_call", "round": 1, "seat": 4}',
        '{"do": "last_call", "round": 1.5}',
        '{"do": ["last_call"], "round": 1}',
        '{"do": "confirm_dice", "round": 1, "dice": 5}',
        line("last_call", round=1, dealer="x" * ORDER_MAX),
        '{"do": "last_call", "round": ' + "[" * ORDER_MAX,
    )
    for number, order in enumerate(wrong, start=1):
        assert house.dealer(number, order) == "The table does not understand this order.", order
    assert house.shown.phase == "open"


def test_a_name_that_is_none_and_an_order_without_a_dealer_are_refused() -> None:
    house = open_table()
    assert house.dealer(1, line("last_call", round=1), dealer="") == "The table does not understand this order."
    assert house.dealer(2, line("last_call", round=1), dealer="x" * 41) == ("A dealer's name has up to 40 characters.")


def test_at_a_table_without_a_dealer_only_a_pause_is_ordered() -> None:
    house = House(TABLE).opened(1)
    assert house.dealer(1, line("last_call", round=1)) == "No dealer works at this table."
    assert house.dealer(2, line("pause", round=1)) == ""
    assert house.shown.stopped == "paused"


def test_a_pause_stops_the_clock_and_bets_stand_until_it_is_over() -> None:
    house = House().opened(1).to_hurry()
    house.wait(1_000)
    house.dealer(1, line("pause", round=1))
    assert (house.shown.stopped, house.left_ms) == ("paused", None)
    assert house.time_passes(3_600_000) == []
    assert house.dealer(2, line("pause", round=1)) == "The table is paused already."
    house.restart()
    assert house.shown.stopped == "paused", "over a cut too"
    house.dealer(3, line("resume", round=1))
    assert (house.shown.stopped, house.left_ms) == ("", PROFILE.hurry_ms)
    assert house.dealer(4, line("resume", round=1)) == "The table is not paused."
    assert kinds(house.time_passes(PROFILE.hurry_ms)) == [e.TableBetsClosing]


def test_while_the_table_is_stopped_no_bets_are_opened_closed_or_thrown_for() -> None:
    house = open_table()
    house.give(c.PauseTable(1, ANN))
    for order in (c.LastCall(1, ANN), c.NoMoreBets(1, ANN)):
        assert house.refused(order) == "stopped"
    house = closed_table()
    house.give(c.PauseTable(1, ANN))
    assert house.refused(c.OrderThrow(1, ANN)) == "stopped"
    house = closed_table(BY_HAND)
    house.give(c.PauseTable(1, ANN))
    assert house.refused(c.EnterDice(1, (2, 2), ANN)) == "stopped"


def test_a_dealer_at_the_panel_with_the_attendants_key_does_not_stop_the_table_and_a_technician_does() -> None:
    house = open_table()
    house.turn_keys("attendant")
    assert house.shown.stopped == ""
    house.give(c.LastCall(1))
    called = next(one for one in house.events if isinstance(one, e.TableLastCall))
    assert (called.by, called.dealer) == ("attendant", "")
    stopped = []
    for keys in (("technician",), ()):
        house.turn_keys(*keys)
        stopped.append(house.shown.stopped)
    assert stopped == ["staff", ""]


def test_nobody_orders_at_the_panel_without_a_key() -> None:
    house = open_table()
    assert house.refused(c.LastCall(1)) == "key"


def test_a_refusal_is_answered_and_journaled_with_the_values_of_its_sentence() -> None:
    house = open_table()
    assert house.dealer(1, line("last_call", round=7)) == "This order was meant for round 7, which is not under way."
    answer = house.table_order.answer
    assert answer is not None
    assert answer.worded is not None
    assert answer_of(1, text_of(answer)).worded == answer.worded
    assert phrase_of(answer.worded).say == answer.refused
    assert house.give_start().table_order.answer == answer, "the same after a power cut"


def test_a_void_throw_of_the_generator_takes_two_people() -> None:
    """No result is dropped by one person alone once dice may lie (regulation G4)."""
    house = thrown_table()
    assert house.dealer(1, line("void_throw", round=1, reason="touched")) == (
        "Dice may lie already: a person of the staff has to agree to a void throw, with a key turned."
    )
    throw = house.asked
    assert throw is not None
    house.throw(2, 2)
    house.turn_keys("attendant")
    assert house.dealer(2, line("void_throw", round=1, reason="touched")) == ""
    assert (house.shown.round, house.shown.phase, house.shown.throw) == (1, "rolling", throw + 1)
    assert house.asked == throw + 1
    voided = next(one for one in house.events if isinstance(one, e.TableThrowVoided))
    assert (voided.dice, voided.reason, voided.dealer) == ((2, 2), "touched", ANN)
    house.throw(5, 5)
    assert house.report("dice", ports.DiceThrown(throw, (2, 2))) == (), "the void one counts no more"
    house.give(c.ConfirmDice(1, (5, 5), ANN))
    assert house.shown.faces == (5, 5)


def test_a_void_throw_by_hand_takes_one_person_before_dice_lie_and_two_after() -> None:
    house = thrown_table(BY_HAND)
    assert house.give(c.VoidThrow(1, "off_table", ANN)) != ()
    assert house.shown.phase == "rolling"
    house.give(c.EnterDice(1, (2, 2), ANN))
    assert house.refused(c.VoidThrow(1, "entry", ANN)) == "second_person"


def test_where_it_takes_two_another_dealer_confirms_the_dice_of_the_table() -> None:
    house = thrown_table(replace(BY_HAND, dealer_confirm="two"))
    house.give(c.EnterDice(1, (2, 2), ANN))
    assert house.refused(c.ConfirmDice(1, (2, 2), ANN)) == "another_person"
    house.restart()
    sentence = "Another person has to confirm these dice than the one who has entered them."
    assert house.dealer(1, '{"do": "confirm_dice", "round": 1, "dice": [2, 2]}', ANN) == sentence
    assert house.shown.faces is None
    assert house.dealer(2, '{"do": "confirm_dice", "round": 1, "dice": [2, 2]}', "Bob") == ""
    assert house.shown.phase == "decided"


def test_where_it_takes_two_a_person_of_the_staff_with_a_key_confirms_the_dice_of_the_table() -> None:
    house = thrown_table(replace(BY_HAND, dealer_confirm="two"))
    house.give(c.EnterDice(1, (2, 2), ANN))
    house.turn_keys("attendant")
    house.give(c.ConfirmDice(1, (2, 2)))
    assert house.shown.phase == "decided"


def test_a_void_throw_is_refused_where_no_throw_is_under_way() -> None:
    house = closed_table()
    assert house.refused(c.VoidThrow(1, "cocked", ANN)) == "round_phase"


def test_a_dealer_who_does_not_answer_is_missed_and_dice_that_were_read_count() -> None:
    house = thrown_table()
    house.throw(2, 2)
    happened = house.time_passes(PROFILE.dealer_ms)
    assert e.TableDealerSilent in kinds(happened)
    assert (house.shown.phase, house.shown.faces) == ("decided", (2, 2))
    decided = next(one for one in happened if isinstance(one, e.TableRoundDecided))
    assert decided.by == "clock"


def test_dice_that_were_entered_wait_for_the_dealer_however_long() -> None:
    house = thrown_table(BY_HAND)
    house.give(c.EnterDice(1, (2, 2), ANN))
    assert kinds(house.time_passes(10 * PROFILE.dealer_ms)) == [e.TableDealerSilent]
    assert house.hosting.silent
    house.give(c.ConfirmDice(1, (2, 2), ANN))
    assert not house.hosting.silent


def test_a_dealer_who_forgets_the_next_round_is_missed_and_the_bets_of_an_open_one_are_closed_by_the_clock() -> None:
    house = open_table()
    assert kinds(house.time_passes(PROFILE.bet_ms)) == [e.TableLastCall, e.TableBetsClosing]
    house.seal_all()
    house.fix()
    assert kinds(house.time_passes(PROFILE.dealer_ms)) == [e.TableDealerSilent]
    assert house.shown.phase == "closed", "no dice fall without the dealer"


def test_the_orders_are_described_in_words() -> None:
    house = thrown_table()
    house.dealer(1, line("pause", round=1))
    house.dealer(2, line("pause", round=1))
    said = [describe(event).phrase.say for event in house.events]
    assert "Order 2 of dealer Ann is refused: The table is paused already." in said
    assert "The table is paused, by dealer Ann" in said
