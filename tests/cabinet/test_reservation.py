"""Reserve station: the player leaves for a while, and no one else plays on his credit."""

from __future__ import annotations

from dataclasses import replace
from hashlib import scrypt, sha256

import pytest

from drivers import ports
from drivers.ports import BillOrder, ValidatorOrder
from harness.scripted_pins import come_back, reserve
from terminal.cabinet import pins
from terminal.cabinet.commands import (
    CallAttendant,
    CallDice,
    CashOut,
    ClearAll,
    EndReservation,
    PlaceWager,
    ReserveForPlayer,
    ReturnToStation,
    SetOption,
    SettleBill,
    Start,
    TakeOutOfService,
    TimePasses,
    Undo,
)
from terminal.cabinet.events import PinMistaken, StationReserved, StationReturned, to_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.pins import reserving, returning
from terminal.cabinet.reservation import MAX_MISTAKES
from terminal.cabinet.state import to_bytes as state_bytes
from tests.cabinet.pipeline import NEXT_DAY_MS, NOON, PROFILE, Pipeline

MINUTES_10 = 600_000
SALT = bytes(range(16))


@pytest.fixture
def reserved(pipeline: Pipeline) -> Pipeline:
    """A station with 20.00 that waits for the player with the PIN 4711."""
    pipeline.feed(20).give(reserve("4711"))
    return pipeline


def test_an_attendant_can_be_called_to_a_reserved_station(reserved: Pipeline) -> None:
    """A player who has forgotten the PIN needs an attendant's key."""
    reserved.give(CallAttendant(on=True))
    assert reserved.state.visit.attendant_called
    assert reserved.state.visit.reservation is not None


def test_a_reserved_station_waits_for_the_time_of_the_parameter(reserved: Pipeline) -> None:
    assert reserved.state.visit.reservation is not None
    assert reserved.state.visit.reservation.until_ms == NOON.at_ms + MINUTES_10
    assert reserved.cabinet.alarm_ms(reserved.state, reserved.now) == NOON.at_ms + MINUTES_10


@pytest.mark.parametrize(
    "touch",
    [PlaceWager("field", 5_00), Undo(), ClearAll(), CallDice(), CashOut(), reserve("0815")],
    ids=lambda touch: type(touch).__name__,
)
def test_no_other_touch_does_anything_there(reserved: Pipeline, touch: PlaceWager) -> None:
    assert reserved.refused(touch) == "reserved"
    refusal = reserved.cabinet.refusal(reserved.state, touch)
    assert refusal is not None
    assert "reserved" in refusal.say


def test_not_even_the_language_is_changed(reserved: Pipeline) -> None:
    assert reserved.refused(SetOption("show_hints", "yes")) == "reserved"


def test_no_bill_is_taken_there_and_one_that_comes_goes_back(reserved: Pipeline) -> None:
    assert reserved.order("validator") == ValidatorOrder(accept=False, bill=BillOrder.HOLD)
    reserved.report("validator", ports.BillEscrowed(50_00))
    assert reserved.order("validator") == ValidatorOrder(accept=False, bill=BillOrder.RETURN)


def test_the_pin_opens_it(reserved: Pipeline) -> None:
    assert reserved.give(come_back("4711")) == (StationReturned("pin"),)
    reserved.give(PlaceWager("field", 5_00))
    assert reserved.state.bet_cents == 5_00


def test_a_wrong_pin_is_counted_and_opens_nothing(reserved: Pipeline) -> None:
    assert reserved.give(come_back("4712")) == (PinMistaken(),)
    assert reserved.state.visit.reservation is not None
    assert reserved.state.visit.reservation.mistakes == 1
    assert reserved.refused(CallDice()) == "reserved"
    reserved.give(come_back("4711"))
    assert reserved.state.visit.reservation is None


def test_after_five_wrong_pins_the_right_one_is_not_taken_either(reserved: Pipeline) -> None:
    for number in range(MAX_MISTAKES):
        reserved.give(come_back(f"000{number}"))
    assert reserved.refused(come_back("4711")) == "pin_blocked"
    reserved.report("board", ports.BoardInputs((), ("attendant",)))
    assert reserved.state.visit.reservation is None


def test_the_attendants_key_opens_it_by_being_turned(reserved: Pipeline) -> None:
    happened = reserved.report("board", ports.BoardInputs((), ("attendant",)))
    assert happened[-1] == StationReturned("key")


def test_another_key_does_not_open_it(reserved: Pipeline) -> None:
    reserved.report("board", ports.BoardInputs((), ("technician",)))
    assert reserved.state.visit.reservation is not None


def test_the_staff_works_there_as_elsewhere(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(100_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    pipeline.feed(20).give(reserve("4711"))
    pipeline.turn_keys("attendant")
    pipeline.give(SettleBill(pipeline.state.acceptor.disputes[0].number, credit=True))
    assert pipeline.state.credit_cents == 120_00


def test_its_time_opens_it_and_not_a_moment_sooner(reserved: Pipeline) -> None:
    reserved.wait(MINUTES_10 - 1)
    assert reserved.give(TimePasses()) == ()
    reserved.wait(1)
    assert reserved.give(TimePasses()) == (StationReturned("time"),)
    assert reserved.cabinet.alarm_ms(reserved.state, reserved.now) == NEXT_DAY_MS


def test_a_clock_that_is_set_back_does_not_lock_the_player_out_for_longer_than_a_whole_time(reserved: Pipeline) -> None:
    reserved.give(come_back("0000"))
    reserved.wait(-3_600_000)
    (again,) = reserved.give(TimePasses())
    assert isinstance(again, StationReserved)
    assert reserved.state.visit.reservation is not None
    assert reserved.state.visit.reservation.mistakes == 1
    assert reserved.cabinet.alarm_ms(reserved.state, reserved.now) == reserved.now.at_ms + MINUTES_10
    reserved.give(come_back("4711"))
    assert reserved.state.visit.reservation is None


def test_it_waits_through_a_restart(reserved: Pipeline) -> None:
    reserved.give(Start("again"))
    assert reserved.refused(CallDice()) == "reserved"
    reserved.give(come_back("4711"))
    assert reserved.state.visit.reservation is None


def test_the_pin_stands_neither_in_the_journal_nor_in_a_snapshot_nor_in_a_message(pipeline: Pipeline) -> None:
    pin = "47114711"
    reserve_it = reserving(pin, SALT)
    pipeline.feed(20).give(reserve_it)
    come_back_to_it = returning(pin, pipeline.state.visit.reservation)
    kept = b"".join(to_bytes(event) for event in pipeline.events) + state_bytes(pipeline.state)
    assert pin.encode() not in kept
    told = f"{reserve_it} {come_back_to_it}"
    assert (pin in told, reserve_it.digest in told, reserve_it.salt in told) == (False, False, False)


def test_what_decides_derives_nothing(monkeypatch: pytest.MonkeyPatch, pipeline: Pipeline) -> None:
    """A derivation takes longer than a frame of the screen, whose thread decides."""
    asked = (reserve("4711"), come_back("0000"), come_back("4711"))
    for name in ("digest_of", "digest_like"):
        monkeypatch.setattr(pins, name, lambda *_: pytest.fail("derived as it was decided"))
    pipeline.feed(20)
    assert [type(event) for command in asked for event in pipeline.give(command)] == [
        StationReserved,
        PinMistaken,
        StationReturned,
    ]


@pytest.mark.parametrize(("pin", "event"), [("4711", StationReturned("pin")), ("4712", PinMistaken())])
@pytest.mark.parametrize("costs", [None, (16, 8, 1)], ids=["SHA-256", "other costs"])
def test_a_station_that_another_program_has_reserved_opens_with_its_pin(
    pipeline: Pipeline, costs: tuple[int, int, int] | None, pin: str, event: StationReturned | PinMistaken
) -> None:
    salt = "1a2b-3-4"
    digest = sha256(f"{salt}:4711".encode()).hexdigest()
    if costs:
        n, r, p = costs
        digest = f"scrypt:{n}:{r}:{p}:{scrypt(b'4711', salt=salt.encode(), n=n, r=r, p=p, dklen=32).hex()}"
    pipeline.feed(20)
    pipeline.state = fold(pipeline.state, StationReserved(NOON.at_ms + MINUTES_10, salt, digest))
    assert pipeline.give(returning(pin, pipeline.state.visit.reservation)) == (event,)


def test_without_credit_nothing_is_reserved(pipeline: Pipeline) -> None:
    assert pipeline.refused(reserve("4711")) == "balance"


def test_with_bets_up_a_station_whose_dice_wait_for_the_player_can_be_reserved(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 20_00))
    pipeline.give(reserve("4711"))
    assert pipeline.state.visit.reservation is not None


def test_it_is_not_reserved_while_the_dice_are_out(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    assert pipeline.refused(reserve("4711")) == "bets_closed"


def test_it_is_not_reserved_with_a_bill_or_a_ticket_under_way(pipeline: Pipeline) -> None:
    pipeline.feed(20).report("validator", ports.BillEscrowed(5_00))
    assert pipeline.refused(reserve("4711")) == "bill_open"
    pipeline.report("validator", ports.BillReturned())
    pipeline.give(CashOut())
    pipeline.feed(20)
    assert pipeline.refused(reserve("4711")) == "ticket_open"


def test_it_is_not_reserved_with_a_commission_unanswered(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("buy@4", 20_00))
    assert pipeline.refused(reserve("4711")) == "decision_open"


def test_where_the_parameter_is_nought_no_station_is_reserved() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, reserve_ms=0)).open_for_play().feed(20)
    assert pipeline.refused(reserve("4711")) == "not_offered"


def test_no_player_returns_to_a_station_that_is_free(pipeline: Pipeline) -> None:
    assert pipeline.refused(come_back("4711")) == "not_reserved"


# Reserved by the staff for a player ----------------------------------------------------------------------------------

MINUTES_5 = 300_000


@pytest.fixture
def kept(pipeline: Pipeline) -> Pipeline:
    """A station without credit that the staff keeps for a player for five minutes; the key is turned back."""
    pipeline.turn_keys("attendant")
    pipeline.give(ReserveForPlayer(MINUTES_5))
    pipeline.turn_keys()
    return pipeline


def until_ms(pipeline: Pipeline) -> int | None:
    """When the reservation ends; None if there is none."""
    reservation = pipeline.state.visit.reservation
    return None if reservation is None else reservation.until_ms


def test_the_staff_reserves_the_station_for_the_time_that_it_names(kept: Pipeline) -> None:
    assert until_ms(kept) == NOON.at_ms + MINUTES_5
    assert kept.refused(PlaceWager("field", 5_00)) == "reserved"
    assert kept.order("validator") == ValidatorOrder(accept=False, bill=BillOrder.HOLD)
    kept.wait(MINUTES_5 - 1)
    assert kept.give(TimePasses()) == ()
    kept.wait(1)
    assert kept.give(TimePasses()) == (StationReturned("time"),)


def test_the_staffs_reservation_outlasts_a_start_and_a_turned_key_and_ends_by_the_staff(kept: Pipeline) -> None:
    kept.give(Start("again"))
    for keys in (("attendant",), (), ("technician",), (), ("attendant",)):
        kept.turn_keys(*keys)
        assert kept.state.visit.reservation is not None
    assert kept.refused(ReserveForPlayer(MINUTES_5)) == "reserved"
    assert kept.give(EndReservation()) == (StationReturned("staff"),)
    assert kept.refused(EndReservation()) == "not_reserved"


def test_no_pin_opens_what_the_staff_has_reserved(kept: Pipeline) -> None:
    assert returning("4711", kept.state.visit.reservation).digest == ""
    for digest in ("", "ab"):
        assert kept.refused(ReturnToStation(digest)) == "reserved"
    assert kept.state.visit.reservation is not None


def test_the_staff_reserves_only_within_the_parameter_with_a_key_and_with_nothing_under_way(pipeline: Pipeline) -> None:
    assert pipeline.refused(ReserveForPlayer(MINUTES_5)) == "key"
    pipeline.feed(20).turn_keys("attendant")
    for wrong_ms in (-1, 0, PROFILE.reserve_ms + 1):
        assert pipeline.refused(ReserveForPlayer(wrong_ms)) == "reserve_time"
    pipeline.turn_keys()
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    pipeline.turn_keys("attendant")
    assert pipeline.refused(ReserveForPlayer(MINUTES_5)) == "bets_closed"
    never = Pipeline(profile=replace(PROFILE, reserve_ms=0)).open_for_play()
    never.turn_keys("attendant")
    assert never.refused(ReserveForPlayer(MINUTES_5)) == "not_offered"


def test_the_staff_does_not_reserve_over_an_open_ticket_or_out_of_service(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(CashOut())
    pipeline.turn_keys("attendant")
    assert pipeline.refused(ReserveForPlayer(MINUTES_5)) == "ticket_open"
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(TakeOutOfService())
    assert pipeline.refused(ReserveForPlayer(MINUTES_5)) == "out_of_service"


def test_where_the_clocks_rest_the_time_of_the_staffs_reservation_begins_with_the_keys_return(
    pipeline: Pipeline,
) -> None:
    pipeline.feed(20).give(reserve("4711"))
    pipeline.turn_keys("technician")
    pipeline.wait(60_000)
    pipeline.turn_keys("technician", "attendant")
    pipeline.give(ReserveForPlayer(MINUTES_5))
    pipeline.wait(60_000)
    pipeline.turn_keys()
    assert until_ms(pipeline) == pipeline.now.at_ms + MINUTES_5
    assert pipeline.give(TimePasses()) == ()


def test_a_clock_that_is_set_back_leaves_the_staffs_reservation_its_whole_time_at_most(kept: Pipeline) -> None:
    kept.wait(-3_600_000)
    (again,) = kept.give(TimePasses())
    assert isinstance(again, StationReserved)
    assert (again.until_ms, again.for_ms, again.by) == (kept.now.at_ms + MINUTES_5, MINUTES_5, "attendant")
