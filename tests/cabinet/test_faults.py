"""The table of faults: every one is let stand, and the cabinet is held against its row (regulation D3, D4, D6, D9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports import BoardInputs, BoardOrder, Lamp, ValidatorOrder
from drivers.ports.authority import AuthorityFault, AuthorityReady, Honoured, Noted, Refused
from terminal.cabinet.commands import (
    CallAttendant,
    CallDice,
    CancelCredit,
    CashOut,
    ClearAll,
    ClockFound,
    ConfirmHandPay,
    DiskFound,
    FromDevice,
    Place,
    SettleBill,
    SettleTicket,
    Start,
)
from terminal.cabinet.events import InputsChanged, kind_of
from terminal.cabinet.faults import FAULTS, standing
from terminal.cabinet.orders import RANK
from terminal.cabinet.unknown_tickets import MAX_UNTILTED
from terminal.fairness.judging import WINDOW_THROWS
from terminal.fairness.watch import Watch, thrown
from terminal.rules.refusal import Refusal
from tests.cabinet.street import PROFILE, Street

SHUT = BoardInputs((), ())
TICKET = "006338742623748784"
PROFILES = {
    "dice_locked": replace(PROFILE, dice_alarm_locks=True),
    "jackpot": replace(PROFILE, attended_limits=(("2020-01-01", 5_00),)),
}


def printer(code: str) -> Callable[[Street], object]:
    return lambda street: street.report("printer", ports.PrinterFault(code, "The printer says so."))


def validator(code: str) -> Callable[[Street], object]:
    return lambda street: street.report("validator", ports.ValidatorFault(code, "The validator says so."))


def dice_fault(street: Street) -> None:
    street.report("dice", ports.DiceFault("lid", "The lid of the dice generator is open."))


def lose(device: str) -> Callable[[Street], object]:
    return lambda street: street.report(device, ports.Lost("It was unplugged."))


def lose_in_roll(street: Street) -> None:
    street.give(CallDice())
    dice_fault(street)


def alarm(street: Street) -> None:
    watch = Watch("twin")
    for _ in range(WINDOW_THROWS - 1):
        watch = thrown(watch, (6, 6))
    street.state = with_fields(street.state, dice=with_fields(street.state.dice, watch=watch))
    street.roll(6, 6)


def contradict(street: Street) -> None:
    street.report("validator", ports.TicketEscrowed(TICKET))
    street.give(FromDevice("authority", Honoured(street.state.acceptor.bills, TICKET, 5_00)))
    street.report("validator", ports.BillStacked())
    street.report("validator", ports.ValidatorIdle(accepting=True))
    (owed,) = street.state.ticketing.owed
    street.give(FromDevice("authority", Noted(owed.outcome, owed.validation, owed.at_ms, "The book has it as void.")))


def guess(street: Street) -> None:
    for number in range(MAX_UNTILTED + 1):
        validation = f"00{number:016d}"
        street.report("validator", ports.TicketEscrowed(validation))
        street.give(
            FromDevice("authority", Refused(street.state.acceptor.bills, validation, "It is not known.", unknown=True))
        )
        street.report("validator", ports.BillReturned())
        street.report("validator", ports.ValidatorIdle(accepting=True))


def dispute(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    street.report("validator", ports.ValidatorIdle(accepting=True))


def doubt(street: Street) -> None:
    take_down(street)
    street.give(CashOut())
    street.report("printer", ports.TicketInDoubt(street.state.ticketing.last_number, "The printer lost its power."))


def no_day(street: Street) -> None:
    """As at a first start; the credit is of a journal that an earlier program kept without days."""
    street.state = with_fields(street.state, accounting=with_fields(street.state.accounting, day=None))
    street.give(ClockFound(street.now.at_ms + 3_600_000))


def take_down(street: Street) -> None:
    street.roll(1, 2)


def cancel(street: Street) -> None:
    street.roll(1, 4)
    street.report("board", BoardInputs((), ("attendant",)))
    street.give(CancelCredit())
    street.report("board", SHUT)


ARISES: dict[str, Callable[[Street], object]] = {
    "door_open": lambda street: street.report("board", BoardInputs(("main",), ())),
    "doors_unseen": lambda street: (
        street.report("board", ports.DoorsOpenedUnseen("1-1", (("main", 1),))),
        street.report("board", SHUT),
    ),
    "board_lost": lose("board"),
    "validator_lost": lose("validator"),
    "bill_jam": validator("jam"),
    "stacker_full": validator("stacker_full"),
    "stacker_open": validator("stacker_open"),
    "validator_fault": validator("cheated"),
    "printer_lost": lose("printer"),
    "paper_out": printer("paper_out"),
    "ticket_jam": printer("jam"),
    "printer_failure": printer("system"),
    "ticket_in_slot": printer("chute"),
    "printer_fault": printer("head_up"),
    "paper_low": lambda street: street.report("printer", ports.PrinterReady(paper_low=True)),
    "dice_lost_in_roll": lose_in_roll,
    "dice_lost": lose("dice"),
    "dice_fault": dice_fault,
    "dice_locked": alarm,
    "dice_alarm": alarm,
    "authority_lost": lambda street: street.give(
        FromDevice("authority", AuthorityFault("book", "The ticket book is damaged."))
    ),
    "authority_contradiction": contradict,
    "tickets_tilted": guess,
    "unknown_tickets": guess,
    "clock_off": lambda street: street.give(ClockFound(street.now.at_ms + 3_600_000)),
    "no_day": no_day,
    "disk_full": lambda street: street.give(DiskFound(100, 100)),
    "disk_low": lambda street: street.give(DiskFound(900, 900)),
    "jackpot": lambda street: street.roll(1, 2),
    "payout": cancel,
    "bill_disputed": dispute,
    "ticket_doubt": doubt,
    "call": lambda street: street.give(CallAttendant(on=True)),
}
"""How each fault comes about at a cabinet with credit, and with a bet on the field."""


def turned(key: str) -> Callable[[Street], object]:
    def turn(street: Street) -> None:
        street.report("board", BoardInputs((), (key,)))
        street.report("board", SHUT)

    return turn


def device_ready(device: str, report: ports.Report) -> Callable[[Street], object]:
    return lambda street: (street.report(device, ports.Back("twin")), street.report(device, report))


VALIDATOR_READY = device_ready("validator", ports.ValidatorIdle(accepting=True))
PRINTER_READY = device_ready("printer", ports.PrinterReady())
DICE_READY = device_ready("dice", ports.DiceReady())


def with_key(command: object) -> Callable[[Street], object]:
    def do(street: Street) -> None:
        street.report("board", BoardInputs((), ("attendant",)))
        street.give(command)  # type: ignore[arg-type]  # one of the staff's
        street.report("board", SHUT)

    return do


def mended_printer(street: Street) -> None:
    PRINTER_READY(street)
    turned("technician")(street)


ENDS: dict[str, Callable[[Street], object]] = {
    "door_open": lambda street: street.report("board", SHUT),
    "doors_unseen": turned("attendant"),
    "board_lost": device_ready("board", SHUT),
    **dict.fromkeys(("validator_lost", "bill_jam", "stacker_full", "stacker_open", "validator_fault"), VALIDATOR_READY),
    **dict.fromkeys(
        ("printer_lost", "paper_out", "ticket_jam", "ticket_in_slot", "printer_fault", "paper_low"), PRINTER_READY
    ),
    "printer_failure": mended_printer,
    **dict.fromkeys(("dice_lost_in_roll", "dice_lost", "dice_fault"), DICE_READY),
    **dict.fromkeys(
        ("dice_locked", "dice_alarm", "authority_contradiction", "clock_off", "no_day"), turned("technician")
    ),
    "authority_lost": lambda street: street.give(FromDevice("authority", AuthorityReady())),
    **dict.fromkeys(("tickets_tilted", "unknown_tickets"), turned("attendant")),
    **dict.fromkeys(("disk_full", "disk_low"), lambda street: street.give(DiskFound(9_000, 9_000))),
    "jackpot": with_key(ConfirmHandPay(1)),
    "payout": with_key(ConfirmHandPay(1)),
    "bill_disputed": with_key(SettleBill(2, credit=False)),
    "ticket_doubt": with_key(SettleTicket(1, printed=True)),
    "call": turned("attendant"),
}
BY_CODE = {fault.code: fault for fault in FAULTS}
CODES = sorted(BY_CODE.keys() - {"locked"})


def cabinet(code: str) -> Street:
    """A cabinet with an authority, 95.00 to play and 5.00 on the field, at which this fault can come about."""
    street = Street(profile=PROFILES.get(code, PROFILE))
    street.give(Start("test", authority=True))
    street.open_for_play().give(FromDevice("authority", AuthorityReady()))
    street.feed(100).give(Place("field", 5_00))
    return street


def with_fault(code: str) -> tuple[Street, list[str]]:
    """The cabinet with the fault, and the kinds of events by which it came about."""
    street = cabinet(code)
    since = len(street.events)
    ARISES[code](street)
    return street, [kind_of(event) for event in street.events[since:]]


def codes(street: Street) -> set[str]:
    return {fault.code for fault in standing(street.state)}


def refused(street: Street, command: CallDice | CashOut | Place) -> bool:
    try:
        street.cabinet.decide(street.state, command, street.now)
    except Refusal:
        return True
    return False


def stops(street: Street) -> set[str]:
    """What does not work at this cabinet, found by trying it."""
    found = set()
    if refused(street, Place("field", 5_00)):
        found.add("play")
    if refused(street, CallDice()):
        found.add("dice")
    order = street.order("validator")
    assert isinstance(order, ValidatorOrder)
    if not order.accept or not street.state.machine.devices["validator"].ready:
        found.add("money_in")
    return found


def test_every_row_but_the_lock_can_be_brought_about_and_ended_and_none_stands_at_a_cabinet_in_order() -> None:
    assert set(ARISES) == set(ENDS) == set(CODES)
    assert codes(cabinet("")) == set()


@pytest.mark.parametrize("code", CODES)
def test_a_fault_is_in_the_journal_by_the_event_that_its_row_names(code: str) -> None:
    street, kinds = with_fault(code)
    assert code in codes(street)
    assert BY_CODE[code].event in kinds


@pytest.mark.parametrize("code", CODES)
def test_the_lamp_shows_the_most_urgent_of_what_stands(code: str) -> None:
    street, _ = with_fault(code)
    lamps = [fault.lamp for fault in standing(street.state)]
    assert BY_CODE[code].lamp in lamps
    assert street.order("board") == BoardOrder(max(lamps, key=RANK.__getitem__))


@pytest.mark.parametrize("code", CODES)
def test_a_fault_stops_what_its_row_says_and_nothing_else_of_the_game(code: str) -> None:
    street, _ = with_fault(code)
    said = {stop for fault in standing(street.state) for stop in fault.stops}
    expected = said & {"play", "dice", "money_in"} | ({"dice"} if "play" in said else set())
    if code == "ticket_doubt":  # the ticket took the whole credit with it
        assert {"play", "dice"} & said == set()
        return
    if street.state.dice.throw is None and not street.state.bet_cents and "play" not in said:
        street.give(Place("field", 5_00))
    assert stops(street) == expected


@pytest.mark.parametrize("code", CODES)
def test_cash_out_is_refused_or_goes_by_hand_as_the_row_says(code: str) -> None:
    street, _ = with_fault(code)
    said = {stop for fault in standing(street.state) for stop in fault.stops}
    if street.state.bet_cents and "cash_out" not in said:
        street.give(ClearAll())
    if not street.state.credit_cents:
        return
    assert refused(street, CashOut()) == ("cash_out" in said)
    if "cash_out" not in said:
        kinds = [kind_of(event) for event in street.give(CashOut())]
        assert kinds[0] == ("hand_pay_due" if "tickets_out" in said else "ticket_issued")


@pytest.mark.parametrize("code", CODES)
def test_a_fault_that_stood_when_the_power_went_stands_after_it(code: str) -> None:
    """Minimum standard ANZ 1.17.3: D9."""
    street, _ = with_fault(code)
    before = codes(street)
    street.give(Start("again", authority=True))
    expected = before - {"paper_low"}  # a warning, and no fault: the printer gives it again
    assert codes(street) >= expected


@pytest.mark.parametrize("code", CODES)
def test_a_fault_ends_as_its_row_says(code: str) -> None:
    street, _ = with_fault(code)
    ENDS[code](street)
    assert code not in codes(street)


@pytest.mark.parametrize("code", sorted(code for code in CODES if BY_CODE[code].who == "technician"))
def test_what_only_a_technician_may_clear_no_attendant_clears(code: str) -> None:
    street, _ = with_fault(code)
    if code == "printer_failure":
        PRINTER_READY(street)
    turned("attendant")(street)
    assert code in codes(street)


@pytest.mark.parametrize("code", sorted(code for code in CODES if BY_CODE[code].who == "attendant"))
def test_what_an_attendant_clears_no_technicians_key_clears(code: str) -> None:
    street, _ = with_fault(code)
    turned("technician")(street)
    assert code in codes(street)


@pytest.mark.parametrize("code", sorted(code for code in CODES if BY_CODE[code].who == "nobody"))
def test_what_ends_by_itself_needs_no_key_and_no_key_ends_it(code: str) -> None:
    street, _ = with_fault(code)
    if code in ("door_open", "board_lost"):
        return  # turning a key is told by the same line that tells how the doors stand
    turned("attendant")(street)
    turned("technician")(street)
    assert code in codes(street)


def test_a_printer_that_failed_prints_nothing_though_it_says_that_it_is_ready() -> None:
    """Minimum standard COMAR 36.04.01.18: a printer failure is cleared by the manufacturer alone."""
    street, _ = with_fault("printer_failure")
    PRINTER_READY(street)
    assert not street.state.machine.devices["printer"].ready
    assert codes(street) == {"printer_failure"}
    turned("technician")(street)
    assert street.state.machine.devices["printer"].ready


def test_a_printer_that_still_fails_is_released_by_its_own_word_after_the_key() -> None:
    street, _ = with_fault("printer_failure")
    turned("technician")(street)
    assert not street.state.machine.devices["printer"].ready
    PRINTER_READY(street)
    assert street.state.machine.devices["printer"].ready


def test_every_row_has_a_title_and_a_remedy_of_its_own_sentence() -> None:
    assert len({fault.code for fault in FAULTS}) == len(FAULTS)
    assert len({fault.title.say for fault in FAULTS}) == len(FAULTS)
    for fault in FAULTS:
        assert fault.remedy.say.endswith(".")
        assert not fault.title.say.endswith(".")


def test_the_lamps_of_the_regulation_are_all_there() -> None:
    """Jackpot, payout over the limit, door, call, administrative, disabled, tilt (regulation D6)."""
    shown = {fault.lamp for fault in FAULTS} | {Lamp.OFF, Lamp.ADMINISTRATIVE}
    assert shown == set(Lamp)


def test_a_lamp_of_higher_rank_covers_the_others(street: Street) -> None:
    rising: list[tuple[Callable[[], object], Lamp]] = [
        (lambda: street.report("board", BoardInputs((), ("technician",))), Lamp.ADMINISTRATIVE),
        (lambda: street.give(CallAttendant(on=True)), Lamp.CALL),
        (lambda: street.give(DiskFound(10, 10)), Lamp.DISABLED),
        (lambda: printer("jam")(street), Lamp.FAULT),
        (lambda: street.report("board", BoardInputs(("main",), ())), Lamp.DOOR),
    ]
    for comes, lamp in rising:
        comes()
        assert street.order("board") == BoardOrder(lamp)


def test_a_printer_that_failed_and_came_back_low_on_paper_is_still_low_when_a_technician_releases_it(
    street: Street,
) -> None:
    street.report("printer", ports.PrinterFault("system", "The ticket printer has failed."))
    street.report("printer", ports.PrinterReady(paper_low=True))
    assert not street.state.machine.devices["printer"].ready
    street.turn_keys("technician")
    assert street.state.machine.devices["printer"].ready
    assert street.state.machine.devices["printer"].note == "The ticket paper is running low."


def test_a_key_that_has_nothing_to_acknowledge_leaves_no_acknowledgement(street: Street) -> None:
    for keys in (("technician",), (), ("attendant",), ()):
        assert [type(event) for event in street.turn_keys(*keys)] == [InputsChanged]


def test_a_device_that_is_lost_for_the_same_reason_again_is_journaled_once(street: Street) -> None:
    assert len(street.report("dice", ports.Lost("It does not answer."))) == 1
    assert street.report("dice", ports.Lost("It does not answer.")) == ()
    assert len(street.report("dice", ports.Lost("It was unplugged."))) == 1
