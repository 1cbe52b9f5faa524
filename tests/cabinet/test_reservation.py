"""Reserve station: the player walks away for a while, and nobody else plays on his credit."""

from __future__ import annotations

from dataclasses import replace
from hashlib import scrypt, sha256

import pytest

from drivers import ports
from drivers.ports import BillOrder, ValidatorOrder
from terminal.cabinet.commands import (
    CallAttendant,
    CallDice,
    CashOut,
    ClearAll,
    Place,
    Reserve,
    ReturnToStation,
    SetOption,
    SettleBill,
    Start,
    TimePasses,
    Undo,
)
from terminal.cabinet.events import PinMistaken, StationReserved, StationReturned, to_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.reservation import MAX_MISTAKES, is_pin
from terminal.cabinet.state import to_bytes as state_bytes
from tests.cabinet.street import NEXT_DAY_MS, NOON, PROFILE, Street

MINUTES_10 = 600_000


@pytest.fixture
def reserved(street: Street) -> Street:
    """A station with 20.00 that waits for the player with the PIN 4711."""
    street.feed(20).give(Reserve("4711"))
    return street


def test_an_attendant_can_be_called_to_a_reserved_station(reserved: Street) -> None:
    """Who has forgotten the PIN needs somebody with a key."""
    reserved.give(CallAttendant(on=True))
    assert reserved.state.visit.attendant_called
    assert reserved.state.visit.reservation is not None


def test_a_reserved_station_waits_for_the_time_of_the_parameter(reserved: Street) -> None:
    assert reserved.state.visit.reservation is not None
    assert reserved.state.visit.reservation.until_ms == NOON.at_ms + MINUTES_10
    assert reserved.cabinet.alarm_ms(reserved.state, reserved.now) == NOON.at_ms + MINUTES_10


@pytest.mark.parametrize(
    "touch",
    [Place("field", 5_00), Undo(), ClearAll(), CallDice(), CashOut(), Reserve("0815")],
    ids=lambda touch: type(touch).__name__,
)
def test_no_other_touch_does_anything_there(reserved: Street, touch: Place) -> None:
    assert reserved.refused(touch) == "reserved"
    refusal = reserved.cabinet.refusal(reserved.state, touch)
    assert refusal is not None
    assert "reserved" in refusal.say


def test_not_even_the_language_is_changed(reserved: Street) -> None:
    assert reserved.refused(SetOption("show_hints", "yes")) == "reserved"


def test_no_bill_is_taken_there_and_one_that_comes_goes_back(reserved: Street) -> None:
    assert reserved.order("validator") == ValidatorOrder(accept=False, bill=BillOrder.HOLD)
    reserved.report("validator", ports.BillEscrowed(50_00))
    assert reserved.order("validator") == ValidatorOrder(accept=False, bill=BillOrder.RETURN)


def test_the_pin_opens_it(reserved: Street) -> None:
    assert reserved.give(ReturnToStation("4711")) == (StationReturned("pin"),)
    reserved.give(Place("field", 5_00))
    assert reserved.state.bet_cents == 5_00


def test_a_wrong_pin_is_counted_and_opens_nothing(reserved: Street) -> None:
    assert reserved.give(ReturnToStation("4712")) == (PinMistaken(),)
    assert reserved.state.visit.reservation is not None
    assert reserved.state.visit.reservation.mistakes == 1
    assert reserved.refused(CallDice()) == "reserved"
    reserved.give(ReturnToStation("4711"))
    assert reserved.state.visit.reservation is None


def test_after_five_wrong_pins_the_right_one_is_not_taken_either(reserved: Street) -> None:
    for number in range(MAX_MISTAKES):
        reserved.give(ReturnToStation(f"000{number}"))
    assert reserved.refused(ReturnToStation("4711")) == "pin_blocked"
    reserved.report("board", ports.BoardInputs((), ("attendant",)))
    assert reserved.state.visit.reservation is None


def test_the_attendants_key_opens_it_by_being_turned(reserved: Street) -> None:
    happened = reserved.report("board", ports.BoardInputs((), ("attendant",)))
    assert happened[-1] == StationReturned("key")


def test_another_key_does_not_open_it(reserved: Street) -> None:
    reserved.report("board", ports.BoardInputs((), ("technician",)))
    assert reserved.state.visit.reservation is not None


def test_the_staff_works_there_as_elsewhere(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(100_00))
    street.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    street.feed(20).give(Reserve("4711"))
    street.turn_keys("attendant")
    street.give(SettleBill(street.state.acceptor.disputes[0].number, credit=True))
    assert street.state.credit_cents == 120_00


def test_its_time_opens_it_and_not_a_moment_sooner(reserved: Street) -> None:
    reserved.wait(MINUTES_10 - 1)
    assert reserved.give(TimePasses()) == ()
    reserved.wait(1)
    assert reserved.give(TimePasses()) == (StationReturned("time"),)
    assert reserved.cabinet.alarm_ms(reserved.state, reserved.now) == NEXT_DAY_MS


def test_a_clock_that_is_set_back_does_not_lock_the_player_out_for_longer_than_a_whole_time(reserved: Street) -> None:
    reserved.give(ReturnToStation("0000"))
    reserved.wait(-3_600_000)
    (again,) = reserved.give(TimePasses())
    assert isinstance(again, StationReserved)
    assert reserved.state.visit.reservation is not None
    assert reserved.state.visit.reservation.mistakes == 1
    assert reserved.cabinet.alarm_ms(reserved.state, reserved.now) == reserved.now.at_ms + MINUTES_10
    reserved.give(ReturnToStation("4711"))
    assert reserved.state.visit.reservation is None


def test_it_waits_through_a_restart(reserved: Street) -> None:
    reserved.give(Start("again"))
    assert reserved.refused(CallDice()) == "reserved"
    reserved.give(ReturnToStation("4711"))
    assert reserved.state.visit.reservation is None


def test_the_pin_stands_neither_in_the_journal_nor_in_a_snapshot_nor_in_a_message(street: Street) -> None:
    street.feed(20).give(Reserve("47114711"))
    kept = b"".join(to_bytes(event) for event in street.events) + state_bytes(street.state)
    assert b"47114711" not in kept
    assert "47114711" not in f"{Reserve('47114711')} {ReturnToStation('47114711')}"


def test_what_a_pin_is_held_against_says_how_slow_it_is_to_try_one(reserved: Street) -> None:
    """A SHA-256 of four digits is guessed at once by whoever reads the journal; this needs 16 MiB for every try."""
    assert reserved.state.visit.reservation is not None
    name, n, r, p, digest = reserved.state.visit.reservation.digest.split(":")
    assert (name, len(digest)) == ("scrypt", 64)
    assert int(n) * int(r) * int(p) * 128 >= 16 << 20


@pytest.mark.parametrize(("pin", "event"), [("4711", StationReturned("pin")), ("4712", PinMistaken())])
def test_a_station_that_an_earlier_program_has_reserved_opens_with_its_pin(
    street: Street, pin: str, event: StationReturned | PinMistaken
) -> None:
    salt = "1a2b-3-4"
    street.feed(20)
    reserved = StationReserved(NOON.at_ms + MINUTES_10, salt, sha256(f"{salt}:4711".encode()).hexdigest())
    street.state = fold(street.state, reserved)
    assert street.give(ReturnToStation(pin)) == (event,)


def test_costs_that_a_later_program_raises_hold_for_new_reservations_alone() -> None:
    salt, pin = "1a2b-3-4", "4711"
    digest = scrypt(pin.encode(), salt=salt.encode(), n=16, r=8, p=1, dklen=32).hex()
    assert is_pin(pin, salt, f"scrypt:16:8:1:{digest}")
    assert not is_pin("4712", salt, f"scrypt:16:8:1:{digest}")


def test_the_same_pin_at_another_time_leaves_another_digest(street: Street) -> None:
    first = street.feed(20).give(Reserve("4711"))[0]
    street.give(ReturnToStation("4711"))
    second = street.wait(1).give(Reserve("4711"))[0]
    assert isinstance(first, StationReserved)
    assert isinstance(second, StationReserved)
    assert first.digest != second.digest


@pytest.mark.parametrize("pin", ["", "471", "123456789", "47a1", "٤٧١١", " 4711", "4711\n", "-471"])
def test_a_pin_has_four_to_eight_digits(street: Street, pin: str) -> None:
    street.feed(20)
    assert street.refused(Reserve(pin)) == "pin"
    street.give(Reserve("12345678"))
    assert street.refused(ReturnToStation(pin)) == "pin"
    assert street.state.visit.reservation is not None
    assert street.state.visit.reservation.mistakes == 0


def test_without_credit_nothing_is_reserved(street: Street) -> None:
    assert street.refused(Reserve("4711")) == "balance"


def test_with_bets_up_a_station_whose_dice_wait_for_the_player_can_be_reserved(street: Street) -> None:
    street.feed(20).give(Place("pass_line", 20_00))
    street.give(Reserve("4711"))
    assert street.state.visit.reservation is not None


def test_it_is_not_reserved_while_the_dice_are_out(street: Street) -> None:
    street.feed(20).give(Place("field", 5_00))
    street.give(CallDice())
    assert street.refused(Reserve("4711")) == "bets_closed"


def test_it_is_not_reserved_with_a_bill_or_a_ticket_under_way(street: Street) -> None:
    street.feed(20).report("validator", ports.BillEscrowed(5_00))
    assert street.refused(Reserve("4711")) == "bill_open"
    street.report("validator", ports.BillReturned())
    street.give(CashOut())
    street.feed(20)
    assert street.refused(Reserve("4711")) == "ticket_open"


def test_it_is_not_reserved_with_a_commission_unanswered(street: Street) -> None:
    street.feed(50).give(Place("buy@4", 20_00))
    assert street.refused(Reserve("4711")) == "decision_open"


def test_where_the_parameter_is_nought_no_station_is_reserved() -> None:
    street = Street(profile=replace(PROFILE, reserve_ms=0)).open_for_play().feed(20)
    assert street.refused(Reserve("4711")) == "not_offered"


def test_nobody_returns_to_a_station_that_is_free(street: Street) -> None:
    assert street.refused(ReturnToStation("4711")) == "not_reserved"
