"""A seat whose station does not come back: what it is owed is printed, and two people free it for another station."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import FreedSeat, SeatFreed, SeatNotFreed, SeatSeen, SeatsSeen
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.clearing import cleared
from terminal.cabinet.fold import fold
from terminal.cabinet.hosting.table_order import NEVER_SEEN
from tests.cabinet.hosting.house import LINE, TABLE, House
from tests.cabinet.papers import papers
from tests.cabinet.pipeline import Pipeline

OLD, NEW = 102, 77
STATED = c.StateSeat(2, OLD, 1, 95_00, bets_stand=False, lines=("Owed 95.00",))
FREE = c.FreeSeat(2, OLD)
ORDERED = FreedSeat(2, OLD, 1, 1, applied_round=1, seq=5)
FREED = FreedSeat(2, OLD, 1, 1)
"""Once it is freed: a new exchange learns of it whatever it has heard of the station."""


def seats(
    house: House, *, cabinet: int = OLD, heard: bool = False, applied_round: int = 1, seq: int = 5
) -> tuple[e.Event, ...]:
    """Seat 1 is heard; seat 2 is taken by this cabinet."""
    second = SeatSeen(2, cabinet, applied_round, heard, 1, seq)
    return house.report("exchange", SeatsSeen((SeatSeen(1, 101, 1, True, 1), second)))


def silent(*keys: str) -> House:
    """Round 1 is decided, and the station of seat 2 is silent since."""
    house = House(replace(TABLE, show_ms=0)).opened(1, 2)
    house.seal(2, LINE)
    house.to_decided(3, 4, bets=LINE)
    seats(house)
    house.turn_keys(*(keys or ("attendant", "technician")))
    return house


def stated(*keys: str, statement: c.StateSeat = STATED) -> House:
    """What the seat is owed is printed."""
    house = silent(*keys)
    house.give(statement)
    assert "Owed 95.00" in papers(house)[0]
    return house


def freeing() -> House:
    """The seat is to be freed."""
    house = stated()
    house.give(FREE)
    assert house.table_order.free == (ORDERED,)
    return house


def test_a_silent_seat_is_freed_by_two_people_after_what_it_is_owed_was_printed() -> None:
    house = stated()
    happened = house.give(FREE)
    (ordered,) = [one for one in happened if isinstance(one, e.TableSeatFreeing)]
    assert (ordered.freed, ordered.owed_cents, ordered.by) == (ORDERED, 95_00, "attendant")
    assert house.table_order.free == (ORDERED,)
    (freed,) = house.report("exchange", SeatFreed(2, OLD, 1))
    assert isinstance(freed, e.TableSeatFreed)
    assert house.hosting.freed == house.table_order.free == (FREED,), "a new exchange learns of it as well"
    assert 2 not in house.hosting.up, "nothing of it is waited for"
    seats(house, cabinet=NEW, heard=True)
    assert house.hosting.heard == (1, 2)


def test_an_order_that_is_answered_again_does_nothing() -> None:
    house = freeing()
    house.report("exchange", SeatFreed(2, OLD, 1))
    assert house.report("exchange", SeatFreed(2, OLD, 1)) == ()
    assert house.report("exchange", SeatNotFreed(2, OLD, 1)) == ()
    seats(house, cabinet=NEW, heard=True)
    assert house.report("exchange", SeatFreed(2, OLD, 1)) == ()
    assert house.refused(FREE) == "seat", "another station has it now"


@pytest.mark.parametrize("key", ["attendant", "technician"])
def test_one_person_frees_no_seat(key: str) -> None:
    house = stated()
    house.turn_keys(key)
    assert house.refused(FREE) == "key"
    assert house.table_order.free == ()


def test_a_seat_that_is_heard_or_of_another_station_is_not_freed() -> None:
    house = stated()
    seats(house, heard=True)
    assert house.refused(FREE) == house.refused(STATED) == "seat_heard"
    seats(house)
    assert house.refused(FREE) == "statement", "it was there since: its sum may be another one"
    assert house.refused(c.FreeSeat(2, NEW)) == "seat"
    assert house.refused(c.FreeSeat(9, OLD)) == "seat"


def test_a_station_that_was_back_unheard_makes_the_statement_void() -> None:
    """The table had no line meanwhile: it sees that the station has started, or reported, and is gone again."""
    for applied_round, seq in ((1, 6), (2, 5)):
        house = stated()
        seats(house)
        assert house.hosting.stated
        seats(house, applied_round=applied_round, seq=seq)
        assert house.refused(FREE) == "statement"


def test_without_a_printed_statement_no_seat_is_freed() -> None:
    house = silent()
    assert house.refused(FREE) == "statement"
    house.give(STATED)
    assert house.refused(FREE) == "device", "it is being printed"
    number = house.state.papers.slips[0].slip.number
    house.report("printer", ports.SlipFailed(number, message("printer.paper_out")))
    assert house.refused(FREE) == "statement", "it was not printed"
    house.report("printer", ports.PrinterReady())
    house.give(STATED)
    house.give_start()
    seats(house)
    house.turn_keys("attendant", "technician")
    assert house.refused(FREE) == "statement", "nobody knows whether it was"


def test_a_statement_of_an_earlier_version_that_has_not_kept_how_the_seat_was_seen_frees_none() -> None:
    """Its station may have been back since, while the table had no line."""
    house = stated()
    of_before = tuple(with_fields(one, applied_round=None, seq=None) for one in house.hosting.stated)
    house.state = with_fields(house.state, hosting=with_fields(house.hosting, stated=of_before))
    assert house.refused(FREE) == "statement"
    house.give(STATED)
    papers(house)
    house.give(FREE)
    assert house.table_order.free == (ORDERED,)


def test_an_order_of_an_earlier_version_frees_no_seat_any_more_unless_it_was_carried_out() -> None:
    house = freeing()
    of_before = tuple(with_fields(one, applied_round=None, seq=None) for one in house.hosting.freeing)
    house.state = with_fields(house.state, hosting=with_fields(house.hosting, freeing=of_before))
    assert house.table_order.free == (with_fields(ORDERED, applied_round=NEVER_SEEN, seq=NEVER_SEEN),)
    house.report("exchange", SeatNotFreed(2, OLD, 1))
    assert not house.table_order.free


def test_bets_that_stand_are_decided_first() -> None:
    """They are played on by the dice of the next rounds: until then the sum is not known."""
    assert stated(statement=replace_statement(bets_stand=True)).refused(FREE) == "bets_stand"


def replace_statement(**fields: object) -> c.StateSeat:
    """The statement with something else in it."""
    values = {name: getattr(STATED, name) for name in STATED.__struct_fields__}
    return c.StateSeat(**{**values, **fields})


def test_bets_that_are_sealed_after_the_statement_make_it_void() -> None:
    house = stated()
    house.turn_keys()
    house.time_passes(1)
    house.seal(2, LINE)
    house.turn_keys("attendant", "technician")
    assert house.refused(FREE) == "bets_stand"
    house.turn_keys()
    house.to_closed()
    house.turn_keys("attendant", "technician")
    assert house.refused(FREE) == "statement"


def test_the_exchange_frees_no_seat_that_has_sealed_bets_since() -> None:
    house = freeing()
    (kept,) = house.report("exchange", SeatNotFreed(2, OLD, 1))
    assert isinstance(kept, e.TableSeatNotFreed)
    assert house.table_order.free == ()
    assert house.refused(FREE) == "statement"


def test_the_order_is_on_its_way_until_the_exchange_has_answered_whatever_fails_between() -> None:
    house = freeing()
    assert house.refused(FREE) == house.refused(STATED) == "seat", "it is under way"
    house.give_start()
    assert house.table_order.free == (ORDERED,), "after a power cut before the exchange had it"
    house.report("exchange", SeatFreed(2, OLD, 1))
    house.give_start()
    assert house.table_order.free == (FREED,), "and after one since"
    assert house.report("exchange", SeatFreed(2, OLD, 1)) == ()


@pytest.mark.parametrize("is_done", [False, True])
def test_a_ram_clear_of_the_table_forgets_no_order_and_no_seat_that_was_freed(is_done: bool) -> None:
    """A new exchange would seat its station otherwise, which would pay what was paid."""
    house = freeing()
    if is_done:
        house.report("exchange", SeatFreed(2, OLD, 1))
    confirmed = e.ClearConfirmed(house.now.at_ms, ("attendant", "technician"))
    after = House()
    after.state = fold(after.cabinet.new_state(), cleared(confirmed, house.state, "cleared/1", (9, "00")))
    assert after.table_order.free == ((FREED,) if is_done else (ORDERED,))


def test_another_cabinet_has_no_seats() -> None:
    assert Pipeline().open_with("attendant", "technician").refused(FREE) == "table"


def test_no_seat_is_freed_while_the_exchange_is_not_reached_which_may_have_its_station_again() -> None:
    """Every station is silent then; one that is back may pay out what the table would pay as well."""
    house = stated()
    house.report("exchange", ports.Lost(message("exchange.line_gone", error="timed out")))
    assert house.refused(FREE) == "unreached"
    house.report("exchange", ports.Back("file"))
    seats(house)
    house.give(FREE)
    assert house.table_order.free == (ORDERED,)
