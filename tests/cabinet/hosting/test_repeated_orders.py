"""A dealer's signed order is carried out once, under whatever number the exchange shows it (regulation V4, S4)."""

from __future__ import annotations

import json

import pytest

from drivers import ports
from drivers.ports.table import DealerAnswer, DealerOrdered
from drivers.ports.table_board import DealerVerb
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.clearing import cleared
from terminal.cabinet.events import from_bytes, to_bytes
from terminal.cabinet.faults import present
from terminal.cabinet.fold import fold
from terminal.cabinet.hosting.consoles import GIVEN_MAX
from terminal.messages.english import sentence
from terminal.recall.describe import describe
from tests.cabinet.hosting.house import ANN, LINE, TABLE, House, kinds
from tests.cabinet.hosting.test_clearing import INSIDE
from tests.cabinet.hosting.test_dealer_orders import EXAMPLES, line, open_table

REPEATED = "This order was answered before: it was put in again, and is not carried out."
PAUSE, RESUME = line("pause", round=1), line("resume", round=1)


def codes(house: House) -> set[str]:
    return {fault.code for fault in present(house.state)}


def kept(house: House) -> list[str]:
    return [key for _, key in house.hosting.given]


def paused_and_resumed() -> House:
    """Orders 1 and 2, with the keys a and b, have paused the table and let it go on."""
    house = House(TABLE).opened(1)
    assert house.dealer(1, PAUSE, key="a") == house.dealer(2, RESUME, key="b") == ""
    return house


def test_an_order_that_comes_again_under_a_new_number_is_refused_and_changes_nothing() -> None:
    house = paused_and_resumed()
    before = house.shown
    assert kinds(house.report("exchange", DealerOrdered(3, ANN, PAUSE, "a"))) == [e.TableDealerAnswered]
    assert house.table_order.answer is not None
    assert house.table_order.answer == DealerAnswer(3, REPEATED, key="a")
    assert (house.shown, house.hosting.paused) == (before, False)
    assert codes(house) == {"table_order_repeated"}
    assert house.dealer(4, PAUSE, key="c") == "", "the same words with a key of their own are another order"
    assert house.hosting.paused


def test_the_journal_and_the_page_of_faults_name_the_order_that_came_again() -> None:
    house = paused_and_resumed()
    house.dealer(3, PAUSE, key="a")
    assert describe(house.events[-1]).phrase.say == f"Order 3 of dealer Ann is refused: {REPEATED}"
    assert sentence(house.hosting.repeated) == (
        "Order 3 of dealer Ann was answered before: it was put in again, and was not carried out."
    )


@pytest.mark.parametrize("start", [House.restart, House.give_start])
def test_it_is_known_after_a_start(start: object) -> None:
    house = paused_and_resumed()
    start(house)  # type: ignore[operator]
    assert house.dealer(3, PAUSE, key="a") == REPEATED
    assert not house.hosting.paused


def test_it_is_known_after_a_ram_clear_and_the_last_answer_is_shown_again() -> None:
    """The round goes on after it, and so do the orders that name it."""
    house = paused_and_resumed()
    confirmed = e.ClearConfirmed(house.now.at_ms, ("attendant", "technician"))
    house.report("board", INSIDE)
    event = from_bytes(to_bytes(cleared(confirmed, house.state, "cleared/1", (9, "00"))))
    after = House()
    after.state = fold(after.cabinet.new_state(), event)
    after.events, after.at_ms = [event], [after.now.at_ms]
    after.give_start().opened(1)
    assert after.number == 1
    assert after.table_order.answer == house.table_order.answer, "the exchange has orders up to this one answered"
    assert after.dealer(3, PAUSE, key="a") == REPEATED


def test_an_order_that_was_refused_is_not_carried_out_once_it_could_be() -> None:
    house = open_table()
    house.dealer(1, line("pause", round=1), key="a")
    assert "stopped" in house.dealer(2, line("no_more_bets", round=1), key="b")
    house.dealer(3, line("resume", round=1), key="c")
    assert house.dealer(4, line("no_more_bets", round=1), key="b") == REPEATED
    assert house.shown.phase == "open"
    assert house.dealer(5, line("no_more_bets", round=1), key="d") == ""


def test_an_order_that_came_a_round_too_early_is_not_carried_out_in_that_round() -> None:
    house = House().opened(1)
    early = line("pause", round=2)
    assert house.dealer(1, early, key="a") == "This order was meant for round 2, which is not under way."
    house.to_next(2, 2)
    assert house.dealer(2, early, key="a") == REPEATED
    assert house.dealer(3, early, key="b") == ""


@pytest.mark.parametrize("word", EXAMPLES)
def test_every_order_names_its_round_and_is_refused_in_any_other(word: DealerVerb) -> None:
    """That is why the keys of the present round and the next one are enough."""
    house = open_table()
    right = 2 if word == "open_betting" else 1
    for wrong in {0, 1, 2, 3} - {right}:
        before = house.hosting
        order = line(word, **{**EXAMPLES[word], "round": wrong})
        assert house.dealer(before.orders + 1, order), (word, wrong)
        after = house.hosting
        assert (after.shown, after.paused, after.next_sheet) == (before.shown, before.paused, before.next_sheet)
    nameless = {key: value for key, value in EXAMPLES[word].items() if key != "round"}
    assert house.dealer(house.hosting.orders + 1, line(word, **nameless)) == (
        "The table does not understand this order."
    )


def test_the_keys_of_rounds_that_are_over_are_forgotten() -> None:
    house = open_table()
    house.dealer(1, line("last_call", round=1), key="a")
    house.dealer(2, line("pause", round=7), key="b")
    house.dealer(3, "{", key="c")
    assert kept(house) == ["a"], "what is refused in any case needs no key"
    house = paused_and_resumed()
    assert kept(house) == ["a", "b"]
    house.to_next(2, 2)
    assert kept(house) == []


def test_the_keys_of_a_round_have_a_bound_beyond_which_only_the_table_itself_goes_on() -> None:
    house = House().opened(1)
    for number in range(1, GIVEN_MAX + 1):
        house.dealer(number, PAUSE if number % 2 else RESUME)
    assert len(house.hosting.given) == GIVEN_MAX
    say = "Too many orders were given in this round: go on at the table itself, on the page Dealer."
    assert house.dealer(GIVEN_MAX + 1, PAUSE) == say
    assert house.dealer(GIVEN_MAX + 2, PAUSE, key="key 1") == REPEATED
    assert len(house.hosting.given) == GIVEN_MAX
    house.report("board", ports.BoardInputs((), ("attendant",)))
    house.give(c.PauseTable(1))
    assert house.hosting.paused


def test_a_journal_from_before_orders_had_keys_opens_and_plays_on() -> None:
    house = House().opened(1)
    house.dealer(1, PAUSE)
    old = json.loads(to_bytes(house.events[-2]))
    for field in ("key", "round"):
        del old[field]
    event = from_bytes(json.dumps(old).encode())
    assert isinstance(event, e.TableDealerAnswered)
    house.state = fold(House().opened(1).state, event)
    assert (house.hosting.orders, house.hosting.given) == (1, ())
    assert house.table_order.answer is not None
    house.seal(1, LINE)
    assert house.dealer(2, PAUSE, key="a") == ""
    assert house.dealer(3, PAUSE, key="a") == REPEATED
