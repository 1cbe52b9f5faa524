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
    CameraFound,
    CancelCredit,
    CashOut,
    CertificateFound,
    ClockFound,
    ConfirmClock,
    ConfirmHandPay,
    DiskFound,
    FromDevice,
    OpenBetting,
    PlaceWager,
    ReturnToService,
    SettleBill,
    SettleTicket,
    Start,
    TakeOutOfService,
    TimePasses,
)
from terminal.cabinet.events import kind_of
from terminal.cabinet.faults import FAULTS, present
from terminal.cabinet.unknown_tickets import MAX_UNTILTED
from terminal.common.certificate_ends import Ends
from terminal.common.local_time import DAY_MS
from terminal.fairness.judging import WINDOW_THROWS
from terminal.fairness.watch import Watch, thrown
from tests.cabinet.at_table.station import Station
from tests.cabinet.pipeline import PROFILE, Pipeline

SHUT = BoardInputs((), ())
TICKET = "006338742623748784"
PROFILES = {
    "dice_locked": replace(PROFILE, dice_alarm_locks=True),
    "dealer_silent": replace(PROFILE, mode="live"),
    "jackpot": replace(PROFILE, attended_limits=(("2020-01-01", 5_00),)),
}


def printer(code: str) -> Callable[[Pipeline], object]:
    return lambda pipeline: pipeline.report("printer", ports.PrinterFault(code, message("printer.system")))


def validator(code: str) -> Callable[[Pipeline], object]:
    return lambda pipeline: pipeline.report("validator", ports.ValidatorFault(code, message("validator.jam")))


def dice_fault(pipeline: Pipeline) -> None:
    pipeline.report("dice", ports.DiceFault("lid", message("dice.lid")))


def lose(device: str) -> Callable[[Pipeline], object]:
    return lambda pipeline: pipeline.report(device, ports.Lost(message("device.unplugged")))


def lose_in_roll(pipeline: Pipeline) -> None:
    pipeline.give(CallDice())
    dice_fault(pipeline)


def alarm(pipeline: Pipeline) -> None:
    watch = Watch("twin")
    for _ in range(WINDOW_THROWS - 1):
        watch = thrown(watch, (6, 6))
    pipeline.state = with_fields(pipeline.state, dice=with_fields(pipeline.state.dice, watch=watch))
    pipeline.roll(6, 6)


def contradict(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.TicketEscrowed(TICKET))
    pipeline.give(FromDevice("authority", Honoured(pipeline.state.acceptor.bills, TICKET, 5_00)))
    pipeline.report("validator", ports.BillStacked())
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    (owed,) = pipeline.state.ticketing.owed
    pipeline.give(
        FromDevice("authority", Noted(owed.outcome, owed.validation, owed.at_ms, message("book.never_entered")))
    )


def guess(pipeline: Pipeline) -> None:
    for number in range(MAX_UNTILTED + 1):
        validation = f"00{number:016d}"
        pipeline.report("validator", ports.TicketEscrowed(validation))
        pipeline.give(
            FromDevice(
                "authority",
                Refused(pipeline.state.acceptor.bills, validation, message("ticket.not_ours"), unknown=True),
            )
        )
        pipeline.report("validator", ports.BillReturned())
        pipeline.report("validator", ports.ValidatorIdle(accepting=True))


def dispute(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))


def doubt(pipeline: Pipeline) -> None:
    take_down(pipeline)
    pipeline.give(CashOut())
    pipeline.report("printer", ports.TicketInDoubt(pipeline.state.ticketing.last_number, message("ticket.power_lost")))


def no_day(pipeline: Pipeline) -> None:
    """As at a first start; the credit is of a journal that an earlier program kept without days."""
    pipeline.state = with_fields(pipeline.state, accounting=with_fields(pipeline.state.accounting, day=None))
    pipeline.give(ClockFound(pipeline.now.at_ms + 3_600_000))


def take_down(pipeline: Pipeline) -> None:
    pipeline.roll(1, 2)


def cancel(pipeline: Pipeline) -> None:
    pipeline.roll(1, 4)
    pipeline.report("board", BoardInputs((), ("attendant",)))
    pipeline.give(CancelCredit())
    pipeline.report("board", SHUT)


def lose_cards(pipeline: Pipeline) -> None:
    """The cabinet starts with a card reader, which is then unplugged."""
    pipeline.give(Start("test", cards=True))
    pipeline.open_for_play()
    pipeline.report("cards", ports.Back("twin"))
    pipeline.report("cards", ports.CardReaderReady())
    lose("cards")(pipeline)


def disagree(pipeline: Pipeline) -> None:
    """The table shows a round that does not follow."""
    assert isinstance(pipeline, Station)
    pipeline.number += 2
    pipeline.show("open")


def agree(pipeline: Pipeline) -> None:
    """It turns out to have been counted wrongly at the table, and a technician has looked."""
    assert isinstance(pipeline, Station)
    at = pipeline.state.at_table
    pipeline.state = with_fields(pipeline.state, at_table=with_fields(at, applied_round=pipeline.number - 1))
    turned("technician")(pipeline)


def set_up_otherwise(pipeline: Pipeline) -> None:
    """The bet is lost, and the table shows its next round in another mode than this station's."""
    assert isinstance(pipeline, Station)
    pipeline.rolls(3, 2)
    pipeline.opens(terms={"game.mode": "roll"})


def set_up_alike(pipeline: Pipeline) -> None:
    """The technician has changed the table."""
    assert isinstance(pipeline, Station)
    pipeline.show("open", terms={"game.mode": "auto"})


def certificates(own_days: int, authority_days: int) -> Callable[[Pipeline], object]:
    """The machine's own certificate and the authority's end in so many days."""

    def find(pipeline: Pipeline) -> None:
        own_ms, authority_ms = (pipeline.now.at_ms + days * DAY_MS for days in (own_days, authority_days))
        pipeline.give(CertificateFound("station-1-3-17", Ends(own_ms, authority_ms)))

    return find


ARISES: dict[str, Callable[[Pipeline], object]] = {
    "door_open": lambda pipeline: pipeline.report("board", BoardInputs(("main",), ())),
    "doors_unseen": lambda pipeline: (
        pipeline.report("board", ports.DoorsOpenedUnseen("1-1", (("main", 1),))),
        pipeline.report("board", SHUT),
    ),
    "board_lost": lose("board"),
    "cards_fail": lose_cards,
    "out_of_service": lambda pipeline: with_key(TakeOutOfService())(pipeline),
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
    "paper_low": lambda pipeline: pipeline.report("printer", ports.PrinterReady(paper_low=True)),
    "dice_lost_in_roll": lose_in_roll,
    "dice_lost": lose("dice"),
    "dice_fault": dice_fault,
    "dice_locked": alarm,
    "dice_alarm": alarm,
    "table_disagrees": disagree,
    "table_terms": set_up_otherwise,
    "table_lost": lose("dice"),
    "table_fault": dice_fault,
    "certificate_ends": certificates(30, 900),
    "authority_ends": certificates(30, 30),
    "authority_lost": lambda pipeline: pipeline.give(
        FromDevice("authority", AuthorityFault("book", message("book.damaged")))
    ),
    "authority_contradiction": contradict,
    "tickets_tilted": guess,
    "unknown_tickets": guess,
    "clock_off": lambda pipeline: pipeline.give(ClockFound(pipeline.now.at_ms + 3_600_000)),
    "clock_jumped": lambda pipeline: pipeline.give(ClockFound(pipeline.now.at_ms - 400 * 86_400_000)),
    "no_day": no_day,
    "disk_full": lambda pipeline: pipeline.give(DiskFound(100, 100)),
    "disk_low": lambda pipeline: pipeline.give(DiskFound(900, 900)),
    "camera_lost": lambda pipeline: pipeline.give(CameraFound(message("video.ended"))),
    "jackpot": lambda pipeline: pipeline.roll(1, 2),
    "payout": cancel,
    "bill_disputed": dispute,
    "ticket_doubt": doubt,
    "dealer_silent": lambda pipeline: pipeline.wait(PROFILE.dealer_ms).give(TimePasses()),
    "call": lambda pipeline: pipeline.give(CallAttendant(on=True)),
}
"""How each fault comes about at a cabinet with credit, and with a bet on the field."""


def turned(key: str) -> Callable[[Pipeline], object]:
    def turn(pipeline: Pipeline) -> None:
        pipeline.report("board", BoardInputs((), (key,)))
        pipeline.report("board", SHUT)

    return turn


def device_ready(device: str, report: ports.Report) -> Callable[[Pipeline], object]:
    return lambda pipeline: (pipeline.report(device, ports.Back("twin")), pipeline.report(device, report))


VALIDATOR_READY = device_ready("validator", ports.ValidatorIdle(accepting=True))
PRINTER_READY = device_ready("printer", ports.PrinterReady())
DICE_READY = device_ready("dice", ports.DiceReady())


def with_key(command: object, key: str = "attendant") -> Callable[[Pipeline], object]:
    def do(pipeline: Pipeline) -> None:
        pipeline.report("board", BoardInputs((), (key,)))
        pipeline.give(command)  # type: ignore[arg-type]  # one of the staff's
        pipeline.report("board", SHUT)

    return do


def mended_printer(pipeline: Pipeline) -> None:
    PRINTER_READY(pipeline)
    turned("technician")(pipeline)


ENDS: dict[str, Callable[[Pipeline], object]] = {
    "door_open": lambda pipeline: pipeline.report("board", SHUT),
    "doors_unseen": turned("attendant"),
    "board_lost": device_ready("board", SHUT),
    "cards_fail": device_ready("cards", ports.CardReaderReady()),
    "out_of_service": with_key(ReturnToService()),
    **dict.fromkeys(("validator_lost", "bill_jam", "stacker_full", "stacker_open", "validator_fault"), VALIDATOR_READY),
    **dict.fromkeys(
        ("printer_lost", "paper_out", "ticket_jam", "ticket_in_slot", "printer_fault", "paper_low"), PRINTER_READY
    ),
    "printer_failure": mended_printer,
    **dict.fromkeys(("dice_lost_in_roll", "dice_lost", "dice_fault", "table_lost", "table_fault"), DICE_READY),
    **dict.fromkeys(("dice_locked", "dice_alarm", "authority_contradiction", "clock_off"), turned("technician")),
    "table_disagrees": agree,
    "table_terms": set_up_alike,
    **dict.fromkeys(("certificate_ends", "authority_ends"), certificates(900, 900)),
    **dict.fromkeys(("clock_jumped", "no_day"), with_key(ConfirmClock(), "technician")),
    "authority_lost": lambda pipeline: pipeline.give(FromDevice("authority", AuthorityReady())),
    **dict.fromkeys(("tickets_tilted", "unknown_tickets"), turned("attendant")),
    **dict.fromkeys(("disk_full", "disk_low"), lambda pipeline: pipeline.give(DiskFound(9_000, 9_000))),
    "camera_lost": lambda pipeline: pipeline.give(CameraFound()),
    "jackpot": with_key(ConfirmHandPay(1)),
    "payout": with_key(ConfirmHandPay(1)),
    "bill_disputed": with_key(SettleBill(2, credit=False)),
    "ticket_doubt": with_key(SettleTicket(1, printed=True)),
    "dealer_silent": with_key(OpenBetting(1)),
    "call": turned("attendant"),
}
BY_CODE = {fault.code: fault for fault in FAULTS}
OF_TABLE = {"stations_lost", "thrown_in_vain", "table_dealer_silent", "table_order_repeated"}
"""Faults of a shared table, which has no player: tests/cabinet/hosting/test_faults.py."""
CODES = sorted(BY_CODE.keys() - {"locked"} - OF_TABLE)


def cabinet(code: str) -> Pipeline:
    """A cabinet with an authority, 95.00 to play and 5.00 on the field, at which this fault can come about.

    For the faults of a shared table, a station without a bet.
    """
    if code.startswith("table_"):
        station = Station(dollars=0)
        station.give(Start("test", authority=True))
        station.open_for_play().give(FromDevice("authority", AuthorityReady()))
        station.feed(100)
        return station.seated().opens()
    pipeline = Pipeline(profile=PROFILES.get(code, PROFILE))
    pipeline.give(Start("test", authority=True))
    pipeline.open_for_play().give(FromDevice("authority", AuthorityReady()))
    pipeline.feed(100).give(PlaceWager("field", 5_00))
    return pipeline


def with_fault(code: str) -> tuple[Pipeline, list[str]]:
    """The cabinet with the fault, and the kinds of events by which it came about."""
    pipeline = cabinet(code)
    since = len(pipeline.events)
    ARISES[code](pipeline)
    return pipeline, [kind_of(event) for event in pipeline.events[since:]]


def codes(pipeline: Pipeline) -> set[str]:
    return {fault.code for fault in present(pipeline.state)}
