"""How each fault of the table comes about at a cabinet, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports import BoardInputs
from drivers.ports.authority import AuthorityFault, AuthorityReady, Honoured, Noted, Refused
from drivers.ports.message import message
from terminal.cabinet.commands import (
    CallAttendant,
    CallDice,
    CancelCredit,
    CashOut,
    ClockFound,
    ConfirmHandPay,
    DiskFound,
    FromDevice,
    Place,
    SettleBill,
    SettleTicket,
    Start,
)
from terminal.cabinet.events import kind_of
from terminal.cabinet.faults import FAULTS, standing
from terminal.cabinet.unknown_tickets import MAX_UNTILTED
from terminal.fairness.judging import WINDOW_THROWS
from terminal.fairness.watch import Watch, thrown
from tests.cabinet.street import PROFILE, Street

SHUT = BoardInputs((), ())
TICKET = "006338742623748784"
PROFILES = {
    "dice_locked": replace(PROFILE, dice_alarm_locks=True),
    "jackpot": replace(PROFILE, attended_limits=(("2020-01-01", 5_00),)),
}


def printer(code: str) -> Callable[[Street], object]:
    return lambda street: street.report("printer", ports.PrinterFault(code, message("printer.system")))


def validator(code: str) -> Callable[[Street], object]:
    return lambda street: street.report("validator", ports.ValidatorFault(code, message("validator.jam")))


def dice_fault(street: Street) -> None:
    street.report("dice", ports.DiceFault("lid", message("dice.lid")))


def lose(device: str) -> Callable[[Street], object]:
    return lambda street: street.report(device, ports.Lost(message("device.unplugged")))


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
    street.give(
        FromDevice("authority", Noted(owed.outcome, owed.validation, owed.at_ms, message("book.never_entered")))
    )


def guess(street: Street) -> None:
    for number in range(MAX_UNTILTED + 1):
        validation = f"00{number:016d}"
        street.report("validator", ports.TicketEscrowed(validation))
        street.give(
            FromDevice(
                "authority", Refused(street.state.acceptor.bills, validation, message("ticket.not_ours"), unknown=True)
            )
        )
        street.report("validator", ports.BillReturned())
        street.report("validator", ports.ValidatorIdle(accepting=True))


def dispute(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    street.report("validator", ports.ValidatorIdle(accepting=True))


def doubt(street: Street) -> None:
    take_down(street)
    street.give(CashOut())
    street.report("printer", ports.TicketInDoubt(street.state.ticketing.last_number, message("ticket.power_lost")))


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
        FromDevice("authority", AuthorityFault("book", message("book.damaged")))
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
