"""What the exchange promises about seats: one station at each, its last start alone, and freed ones, on each engine."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from drivers.ports.table import SealedBets
from terminal.table.exchange.digests import make_seal
from terminal.table.exchange.exchange import Applied, ExchangeRefused, Place, Seat
from terminal.table.exchange.stored import StoredExchange
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House, bet
from tests.table.keys.parties import EveryonesKeys


def test_a_seat_has_one_cabinet_and_a_cabinet_one_seat(house: House) -> None:
    line, mine, other = house.line, house.cabinet(3), house.cabinet(4)
    assert line.take_seat(3, mine, 2) == Seat(seat=3, cabinet=mine, life=2, applied_round=0)
    assert line.take_seat(3, mine, 2).applied_round == 0, "taken again"
    assert refused(lambda: line.take_seat(3, other, 1)) == "seat_taken"
    assert refused(lambda: line.take_seat(4, mine, 2)) == "seated_elsewhere"
    assert refused(lambda: line.take_seat(3, mine, 1)) == "old_copy"
    assert refused(lambda: line.take_seat(15, other, 1)) == "impossible"
    house.publish(1, "open")
    house.seal(1, 3)
    assert refused(lambda: line.leave_seat(3, mine, 2)) == "not_settled"
    house.play(1)
    line.applied(mine, Applied(seat=3, round=1, won_cents=0, lost_cents=500, credit_cents=0))
    line.leave_seat(3, other, 1)
    assert line.seats() == (Seat(seat=3, cabinet=mine, life=2, applied_round=1),)
    line.leave_seat(3, mine, 2)
    line.leave_seat(3, mine, 2)
    assert line.seats() == ()
    assert line.take_seat(3, other, 1).applied_round == 1
    assert line.take_seat(3, other, 2).life == 2, "after a RAM clear"


def test_a_station_that_returns_goes_on_where_its_journal_is(house: House) -> None:
    line, cabinet = house.line, house.cabinet(3)
    house.publish(1, "open")
    assert line.take_seat(3, cabinet, 1).applied_round == 0, "round 1 is not decided: it counts"
    for number in (1, 2):
        house.play(number)
        house.publish(number + 1, "open")
        report = Applied(seat=3, round=number, won_cents=0, lost_cents=0, credit_cents=0)
        assert line.take_seat(3, cabinet, 1, number, number - 1).applied_round == number - 1, "not reported yet"
        line.applied(cabinet, report)
        assert line.take_seat(3, cabinet, 1, number, number - 1).applied_round == number, "its answer was lost"
    assert refused(lambda: line.take_seat(3, cabinet, 1, 1, 1)) == "old_copy"
    assert refused(lambda: line.take_seat(3, cabinet, 1)) == "old_copy", "of before its first round"
    assert refused(lambda: line.take_seat(3, cabinet, 1, 3, 2)) == "rounds_unknown", "of another table"
    assert line.seats() == (Seat(seat=3, cabinet=cabinet, life=1, applied_round=2),)
    assert line.take_seat(3, cabinet, 2).applied_round == 2, "a RAM clear begins with the next round"


def test_a_journal_begun_anew_seals_from_the_first_version_on_where_the_one_before_has_nothing_up(house: House) -> None:
    line, cabinet = house.line, house.cabinet(3)
    house.publish(1, "open")
    house.seat(3)
    assert [house.seal(1, 3), house.seal(1, 3, 2, cents=0)] == ["sealed"] * 2
    assert line.take_seat(3, cabinet, 2).applied_round == 0
    assert line.newest_seals(1) == ()
    assert house.seal(1, 3, cents=700) == "sealed"
    assert house.play(1) == {3: 1}


@pytest.mark.parametrize("closed", [False, True])
def test_a_journal_begun_anew_begins_after_the_round_in_which_one_before_has_bets_or_is_counted(
    house: House, closed: bool
) -> None:
    line, cabinet = house.line, house.cabinet(3)
    house.publish(1, "open")
    house.seat(3)
    house.seal(1, 3, cents=0 if closed else 500)
    if closed:
        house.publish(1, "closing")
        line.close_round(1)
    assert line.take_seat(3, cabinet, 2).applied_round == 1
    assert line.take_seat(3, cabinet, 2, 1, 1).applied_round == 1, "round 1 is not decided, and not its own"
    assert refused(lambda: line.take_seat(3, cabinet, 2, 2, 1)) == "rounds_unknown"
    assert line.newest_seals(1)[0].version == 1, "what counts stays"
    if closed:
        for phase in ("closed", "rolling", "decided"):
            house.publish(1, phase, {3: 1})
    else:
        assert house.play(1) == {3: 1}
    house.publish(2, "open")
    assert house.seal(2, 3) == "sealed"
    house.play(2)
    line.applied(cabinet, Applied(seat=3, round=2, won_cents=0, lost_cents=500, credit_cents=0))
    line.leave_seat(3, cabinet, 2)


def test_a_request_for_a_seat_that_a_line_delivers_again_later_does_nothing(house: House) -> None:
    """Its station has left the seat since, or has taken it again from a later round."""
    line, cabinet = house.line, house.cabinet(3)
    sent = sent_by(line)
    house.publish(1, "open")
    line.take_seat(3, cabinet, 1)
    house.play(1)
    line.applied(cabinet, Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0))
    line.take_seat(3, cabinet, 1, 1, 1)
    line.leave_seat(3, cabinet, 1)
    assert [line.ask(*one).refused for one in sent] == ["replaced"] * 3
    assert line.seats() == ()
    line.leave_seat(3, cabinet, 1)
    line.ask(*sent[0])
    assert line.seats() == (), "also after it has left a seat that it no longer had"
    taken = line.take_seat(3, cabinet, 1)
    assert [line.ask(*one).refused for one in sent] == ["replaced"] * 5
    assert line.seats() == (taken,) == (Seat(seat=3, cabinet=cabinet, life=1, applied_round=1),)
    house.publish(2, "open")
    assert house.seal(2, 3) == "sealed", "what came late has not put the station out"


def test_a_request_to_leave_that_was_refused_does_not_leave_the_seat_when_it_is_delivered_again(house: House) -> None:
    """The station knows of no seat that it has left, and would be refused what it says there next."""
    line, cabinet = house.line, house.cabinet(3)
    sent = sent_by(line)
    house.seat(3)
    house.publish(1, "open")
    house.seal(1, 3)
    assert refused(lambda: line.leave_seat(3, cabinet, 1)) == "not_settled"
    house.play(1)
    line.applied(cabinet, Applied(seat=3, round=1, won_cents=0, lost_cents=500, credit_cents=0))
    assert line.ask(*sent[-1]).refused == "replaced"
    assert [seat.seat for seat in line.seats()] == [3]
    line.leave_seat(3, cabinet, 1)
    assert line.seats() == ()


def test_a_station_whose_answer_was_lost_and_whose_seat_was_left_by_a_late_request_reports_on(house: House) -> None:
    """It takes the seat again from before the round whose report it repeats: nothing is missing for the next one."""
    line, cabinet = house.line, house.cabinet(3)
    house.publish(1, "open")
    line.take_seat(3, cabinet, 1)
    house.seal(1, 3)
    house.play(1)
    report = Applied(seat=3, round=1, won_cents=0, lost_cents=5_00, credit_cents=0)
    assert line.applied(cabinet, report) == "noted"
    line.leave_seat(3, cabinet, 1)
    assert line.take_seat(3, cabinet, 1, 1, 0).applied_round == 0, "by its journal the report is not noted"
    assert line.applied(cabinet, report) == "noted"
    assert [seat.applied_round for seat in line.seats()] == [1]
    house.publish(2, "open")
    house.play(2)
    assert line.applied(cabinet, Applied(seat=3, round=2, won_cents=0, lost_cents=0, credit_cents=0)) == "noted"
    line.leave_seat(3, cabinet, 1)


def test_a_request_for_a_seat_is_late_after_a_restart_of_its_station_too(house: House) -> None:
    line, cabinet = house.line, house.cabinet(3)
    sent = sent_by(line)
    line.take_seat(3, cabinet, 1)
    restarted = house.stranger(EveryonesKeys())
    restarted.take_seat(3, cabinet, 1)
    assert line.ask(*sent[0]).refused == "replaced"
    house.publish(1, "open")
    assert restarted.put_seal(cabinet, bet(1, 3)) == "sealed"


def test_what_a_dead_process_of_a_station_asks_late_is_not_its_last_start(house: House) -> None:
    """The exchange has seen nothing of it before: what tells is that the journal has gone on since."""
    line, cabinet = house.line, house.cabinet(3)
    house.publish(1, "open")
    line.take_seat(3, cabinet, 1, end=at(8))
    dead = house.stranger(EveryonesKeys())
    assert refused(lambda: dead.take_seat(3, cabinet, 1, end=at(7))) == "old_copy"
    assert refused(lambda: dead.leave_seat(3, cabinet, 1, at(7))) == "old_copy"
    assert house.seal(1, 3) == "sealed", "the station that is there goes on"
    assert line.take_seat(3, cabinet, 1, end=at(8)).seat == 3
    line.take_seat(3, cabinet, 2, end=at(1))
    assert refused(lambda: dead.take_seat(3, cabinet, 1, end=at(9))) == "old_copy", "of before its RAM clear"


def test_the_seat_of_a_station_that_does_not_come_back_is_freed_for_another_one(house: House) -> None:
    line, old, new = house.line, house.cabinet(3), house.cabinet(5)
    house.seat(3, 4)
    house.publish(1, "open")
    house.seal(1, 3)
    house.play(1)
    house.publish(2, "open")
    assert line.free_seat(3, old, 1, 1) == "freed"
    assert line.free_seat(3, old, 1, 1) == "freed", "ordered again"
    assert [one.seat for one in line.seats()] == [4]
    assert refused(lambda: line.put_seal(old, bet(2, 3))) == "not_your_seat"
    for seat, applied in ((3, 0), (3, 1), (5, 1)):
        assert refused(partial(line.take_seat, seat, old, 1, applied, applied)) == "seat_freed"
    assert line.take_seat(3, new, 1).applied_round == 1
    assert line.free_seat(3, old, 1, 1) == "freed"
    assert line.put_seal(new, bet(2, 3)) == "sealed", "the order that is repeated does not concern the new station"
    house.play(2)
    line.applied(new, Applied(seat=3, round=2, won_cents=0, lost_cents=500, credit_cents=0))
    line.leave_seat(3, new, 1)
    assert line.take_seat(3, old, 2).applied_round == 2, "after a RAM clear"
    assert line.free_seat(3, old, 1, 1) == "freed"
    assert line.seats()[0].life == 2, "the order was for the journal before"


def test_a_seat_is_not_freed_while_its_bets_are_sealed_in_a_round_after_the_statement(house: House) -> None:
    line, cabinet = house.line, house.cabinet(3)
    house.seat(3)
    house.publish(1, "open")
    house.seal(1, 3)
    assert refused(lambda: line.free_seat(3, cabinet, 1, 0)) == "not_settled"
    assert house.seal(1, 3, version=2) == "sealed", "nothing was changed"
    house.play(1)
    assert refused(lambda: line.free_seat(3, cabinet, 1, 0)) == "not_settled", "the statement is older"
    assert line.free_seat(3, cabinet, 1, 1) == "freed"


def test_a_seat_is_freed_after_the_round_whose_list_has_its_last_seal(house: House) -> None:
    """A seal without bets is in the list of those that count: another station would not know its version."""
    line, cabinet = house.line, house.cabinet(3)
    house.seat(3)
    house.publish(1, "open")
    nothing = make_seal(SealedBets(1, 3, 1, 0, {}))
    assert line.put_seal(cabinet, nothing) == "sealed"
    house.publish(1, "closing")
    assert line.free_seat(3, cabinet, 1, 0) == "later"
    house.publish(1, "closing", revision=1)
    accepted = line.close_round(1)
    for phase in ("closed", "rolling"):
        house.publish(1, phase, accepted)
        assert line.free_seat(3, cabinet, 1, 0) == "later"
    house.publish(1, "decided", accepted)
    assert line.free_seat(3, cabinet, 1, 0) == "freed"


def test_seals_without_bets_of_a_freed_seat_are_not_in_the_way_of_the_next_station(house: House) -> None:
    line, new = house.line, house.cabinet(5)
    house.seat(3)
    house.publish(1, "open")
    assert line.put_seal(house.cabinet(3), make_seal(SealedBets(1, 3, 1, 0, {}))) == "sealed"
    assert line.free_seat(3, house.cabinet(3), 1, 0) == "freed"
    assert line.seals(1) == ()
    line.take_seat(3, new, 1)
    assert line.put_seal(new, bet(1, 3)) == "sealed"


def test_a_new_exchange_is_told_which_seats_were_freed(house: House) -> None:
    assert house.line.free_seat(3, house.cabinet(3), 1, 7) == "freed"
    assert refused(lambda: house.line.take_seat(3, house.cabinet(3), 1)) == "seat_freed"


def test_a_station_whose_seat_was_freed_learns_of_it_although_nobody_plays_there(house: House) -> None:
    """It leaves its seat at a start without a player. It would take a bill otherwise, and be refused its seat then."""
    line, cabinet = house.line, house.cabinet(3)
    assert line.free_seat(3, cabinet, 1, 7) == "freed"
    for seat in (3, 4):
        with pytest.raises(ExchangeRefused) as refusal:
            line.leave_seat(seat, cabinet, 1, at(60))
        assert (refusal.value.say.code, refusal.value.say.values["seat"]) == ("exchange.seat_freed", 3)
    line.leave_seat(3, cabinet, 2, at(1))


def test_a_seat_is_freed_as_it_was_seen_when_its_sum_was_printed_and_not_otherwise(house: House) -> None:
    """The table had no line when it was ordered to, and the station was back meanwhile: it may have paid out itself."""
    line, cabinet = house.line, house.cabinet(3)
    house.publish(1, "open")
    line.take_seat(3, cabinet, 1, end=at(50))
    house.play(1)
    assert (line.seats()[0].applied_round, line.seats()[0].seq) == (0, 50)
    back = house.stranger(EveryonesKeys())
    back.take_seat(3, cabinet, 1, end=at(60))
    assert refused(lambda: line.free_seat(3, cabinet, 1, 1, 0, 50)) == "station_back", "it has started again"
    back.applied(cabinet, Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0))
    assert refused(lambda: line.free_seat(3, cabinet, 1, 1, 0, 60)) == "station_back", "it has reported a round"
    house.publish(2, "open")
    back.leave_seat(3, cabinet, 1, at(70))
    assert refused(lambda: line.free_seat(3, cabinet, 1, 1, 1, 60)) == "station_back", "it has left its seat itself"
    back.take_seat(3, cabinet, 2, end=at(5))
    assert refused(lambda: line.free_seat(3, cabinet, 1, 1, 1, 60)) == "station_back", "after a RAM clear"
    assert [(one.life, one.seq) for one in line.seats()] == [(2, 5)], "nothing was changed"
    assert line.free_seat(3, cabinet, 2, 1, 1, 5) == "freed"
    assert line.free_seat(3, cabinet, 2, 1, 1, 5) == "freed", "ordered again"
    assert line.seats() == ()


def test_an_order_that_does_not_say_how_the_seat_was_seen_is_answered_if_it_was_carried_out(
    house: House,
) -> None:
    """An earlier version has given it, and may have been cut before it had the answer."""
    line, cabinet = house.line, house.cabinet(3)
    line.take_seat(3, cabinet, 1, end=at(50))
    assert refused(lambda: line.free_seat(3, cabinet, 1, 0, -1, -1)) == "station_back"
    assert line.free_seat(3, cabinet, 1, 0, 0, 50) == "freed"
    assert line.free_seat(3, cabinet, 1, 0, -1, -1) == "freed"


def test_a_new_exchange_frees_a_seat_of_which_it_has_not_heard(house: House) -> None:
    line, cabinet = house.line, house.cabinet(3)
    assert line.free_seat(3, cabinet, 1, 7, 6, 50) == "freed"
    assert refused(lambda: line.take_seat(3, cabinet, 1, 7, 6, at(60))) == "seat_freed"


def test_an_old_copy_of_a_station_that_has_left_its_seat_is_refused(house: House) -> None:
    """No round was played since the copy, and the player has cashed out: only the journal tells."""
    line, cabinet = house.line, house.cabinet(3)
    house.publish(1, "open")
    assert line.journal_end(cabinet, 1) is None
    line.take_seat(3, cabinet, 1, end=at(50))
    assert line.journal_end(cabinet, 1) == at(50)
    line.leave_seat(3, cabinet, 1, at(60))
    assert line.journal_end(cabinet, 1) == at(60), "for a copy that has grown, which looks for this event in vain"
    copy = house.stranger(EveryonesKeys())
    assert refused(lambda: copy.take_seat(3, cabinet, 1, end=at(55))) == "old_copy"
    assert refused(lambda: copy.take_seat(4, cabinet, 1, end=at(55))) == "old_copy", "at another seat as well"
    assert line.take_seat(4, cabinet, 1, end=at(61)).seq == 61, "the station itself may move"
    line.leave_seat(4, cabinet, 1, at(62))
    line.take_seat(4, cabinet, 2, end=at(1))
    line.leave_seat(4, cabinet, 2, at(2))
    assert refused(lambda: copy.take_seat(3, cabinet, 1, end=at(70))) == "old_copy", "of before its RAM clear"
    assert line.journal_end(cabinet, 1) is None
    assert line.journal_end(cabinet, 2) == at(2)


def at(seq: int) -> Place:
    """An event of a journal."""
    return Place(seq, bytes(31) + bytes([seq]))


def sent_by(line: StoredExchange) -> list[tuple[Any, ...]]:
    """What the line asks about seats from now on, exactly as it sends it."""
    sent: list[tuple[Any, ...]] = []
    ask = line.ask

    def recorded(request: str, *values: object) -> Any:
        if request in ("take_seat", "leave_seat") and (request, *values) not in sent:
            sent.append((request, *values))
        return ask(request, *values)

    line.ask = recorded  # type: ignore[method-assign]
    return sent


def test_in_a_new_exchange_a_seat_goes_on_with_the_rounds_that_its_station_has_not_applied(house: House) -> None:
    cabinet = house.cabinet(5)
    assert refused(lambda: house.line.take_seat(5, cabinet, 1, 41, 40)) == "rounds_unknown", "it is not filled yet"
    for number in range(41, 46):
        house.publish(number, "decided", {5: number})
    assert house.line.take_seat(5, cabinet, 1, 42, 41).applied_round == 41
    report = Applied(seat=5, round=42, won_cents=0, lost_cents=0, credit_cents=0)
    assert house.line.applied(cabinet, report) == "noted"
