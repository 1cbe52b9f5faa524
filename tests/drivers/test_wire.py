"""The record of a line: the last bytes, read as the protocol's messages, without a hand in what passes."""

from __future__ import annotations

import threading
from itertools import count

import pytest

from drivers import ports
from drivers.catalogue import PROTOCOLS
from drivers.dice import messages as dice
from drivers.dice.line_codec import write as write_dice
from drivers.link import Link
from drivers.ports import BillOrder, ValidatorOrder
from drivers.printer.tcl_codec import (
    F1,
    F2,
    F3,
    F4,
    F5,
    AskExtended,
    Clear,
    ExtendedStatus,
    encode_command,
    encode_status,
)
from drivers.simulated.validator_id003 import Id003Twin
from drivers.transport.opening import open_stream
from drivers.validator.id003 import NEEDS, Id003Machine
from drivers.validator.id003_codec import Command, Frame, Status
from drivers.wire import MAX_CHUNKS, UNKNOWN, Dialect, Wire
from tests.drivers.test_link import hosted, until

ID003 = PROTOCOLS["validator"]["id003"].dialect
POLL = Frame(Command.STATUS).encode()
IDLE = Frame(Status.IDLING).encode()


def wire(dialect: Dialect = ID003) -> Wire:
    """A record whose clock goes on by a millisecond with each look."""
    ticks = count(1_000)
    return Wire(dialect, lambda: 0, lambda: next(ticks))


def texts(record: Wire) -> list[tuple[str, str]]:
    return [("sent" if line.sent else "received", line.text) for line in record.lines()]


def test_a_question_and_its_answer_are_two_lines_with_their_bytes() -> None:
    record = wire()
    record.passed(POLL, sent=True)
    record.passed(IDLE, sent=False)
    assert texts(record) == [("sent", "status"), ("received", "idling")]
    assert [(line.at_ms, line.data) for line in record.lines()] == [(1_000, POLL), (1_001, IDLE)]


@pytest.mark.parametrize("at", range(1, len(IDLE)))
def test_a_message_that_comes_in_pieces_is_one_line(at: int) -> None:
    record = wire()
    record.passed(POLL, sent=True)
    record.passed(IDLE[:at], sent=False)
    assert texts(record)[-1] == ("received", "")
    record.passed(IDLE[at:], sent=False)
    assert texts(record) == [("sent", "status"), ("received", "idling")]
    assert record.lines()[-1].data == IDLE


def test_noise_is_shown_as_the_bytes_that_it_is() -> None:
    record = wire()
    record.passed(b"\x01\x02", sent=False)
    record.passed(POLL, sent=True)
    assert [(line.text, line.data) for line in record.lines()] == [("", b"\x01\x02"), ("status", POLL)]


def test_polls_with_the_same_answer_are_counted_and_not_repeated() -> None:
    record = wire()
    for _ in range(5):
        record.passed(POLL, sent=True)
        record.passed(IDLE, sent=False)
    record.passed(POLL, sent=True)
    record.passed(Frame(Status.ACCEPTING).encode(), sent=False)
    assert [(line.text, line.times) for line in record.lines()] == [
        ("status", 5),
        ("idling", 5),
        ("status", 1),
        ("accepting", 1),
    ]
    assert record.lines()[0].at_ms == 1_008, "the time of the last one"


def test_only_the_last_bytes_are_kept_and_all_are_counted() -> None:
    record = wire(UNKNOWN)
    for number in range(10 * MAX_CHUNKS):
        record.passed(bytes((number % 251,)), sent=bool(number % 2))
    assert len(record.lines()) == MAX_CHUNKS
    counts = record.counts()
    assert (counts.sent_bytes, counts.received_bytes) == (5 * MAX_CHUNKS, 5 * MAX_CHUNKS)


def test_it_may_be_read_while_it_is_written() -> None:
    record = wire(UNKNOWN)
    ended = threading.Event()

    def write() -> None:
        while not ended.is_set():
            record.passed(b"x", sent=True)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for _ in range(200):
            record.lines()
    finally:
        ended.set()
        writer.join()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (Frame(Status.ESCROW, b"\x63").encode(), "escrow: bill code 63"),
        (Frame(Status.ESCROW, b"\x6f123456789012345678").encode(), "escrow: ticket 123456789012345678"),
        (Frame(Command.VERSION, b"BOX\x07").encode(), "version BOX."),
        (Frame(Status.REJECTING, b"\x71").encode(), "rejecting 71"),
        (Frame(Command.INHIBIT, b"\1").encode(), "inhibit 01"),
        (Frame(0xE3).encode(), "status E3"),
    ],
)
def test_what_a_validator_says_is_read_by_its_codec(data: bytes, text: str) -> None:
    record = wire()
    record.passed(data, sent=False)
    assert texts(record) == [("received", text)]


def test_what_a_printer_and_its_host_say_is_read_by_their_codec() -> None:
    record = wire(PROTOCOLS["printer"]["tcl"].dialect)
    record.passed(encode_command(AskExtended()) + encode_command(Clear("j")), sent=True)
    status = ExtendedStatus("GURTCL", F1.PAPER_OUT | F1.HEAD_UP, F2(0), F3(0), F4.PAPER_LOW, F5(0), "9")
    record.passed(encode_status(status), sent=False)
    assert texts(record) == [
        ("sent", "ask extended; clear: what j"),
        (
            "received",
            "extended status: version GURTCL, f1 head up+paper out, f4 paper low, last template 9",
        ),
    ]


def test_what_a_dice_generator_and_its_host_say_is_read_by_their_codec() -> None:
    record = wire(PROTOCOLS["dice"]["boxman"].dialect)
    record.passed(write_dice(dice.Throw(7, 2)), sent=True)
    record.passed(write_dice(dice.Result(7, (4, 2), (99, 97))), sent=False)
    assert texts(record) == [
        ("sent", "throw: throw 7, count 2"),
        ("received", "result: throw 7, dice 4/2, confidences 99/97"),
    ]


def test_a_line_that_the_protocol_does_not_define_is_shown_as_it_is() -> None:
    record = wire(PROTOCOLS["board"]["boxman"].dialect)
    record.passed(b"*Q;1;6A05\r\n", sent=False)
    record.passed(b"*I\r\n", sent=True)
    assert [line.data for line in record.lines()] == [b"*Q;1;6A05\r\n", b"*I\r\n"]


def test_a_bill_over_a_real_pseudo_terminal_is_on_record_from_enabling_to_its_return() -> None:
    twin = Id003Twin(speed=10)
    with hosted(twin) as path:
        link = Link(Id003Machine("USD"), lambda: open_stream(path, NEEDS), dialect=ID003)
        reports: list[object] = []

        def listen(number: int, report: object) -> None:
            reports.append(report)
            link.want(ValidatorOrder(accept=True, bill=BillOrder.RETURN))
            link.handled(number)

        link.start(listen)
        try:
            until(lambda: bool(twin.picture()["accepting"]))
            twin.do(["insert", "20"])
            until(lambda: ports.BillEscrowed(20_00) in reports)
            until(lambda: reports[-1] == ports.ValidatorIdle(accepting=True))
        finally:
            link.stop()
    said = texts(link.wire)
    order = [said.index(one) for one in (("sent", "inhibit 00"), ("sent", "return"))]
    assert order == sorted(order)
    assert twin.picture()["returned"] == 1
    assert any(text.startswith("escrow: bill code") for _, text in said)
    counts = link.wire.counts()
    assert counts.opened == 1
    assert counts.garbled == 0
    passed = {
        sent: sum(len(line.data) * line.times for line in link.wire.lines() if line.sent is sent)
        for sent in (True, False)
    }
    assert passed == {True: counts.sent_bytes, False: counts.received_bytes}
