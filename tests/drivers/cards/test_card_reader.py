"""The two machines of card readers: what they report, by section 2 and 5 of drivers/cards/PROTOCOL.md."""

from __future__ import annotations

from drivers.cards import key_codec
from drivers.cards.card import digest
from drivers.cards.key_codec import KeyReader
from drivers.cards.keyboard import KeyboardMachine
from drivers.cards.reader import CardMachine
from drivers.catalogue import CARDS
from drivers.framing import LineReader, write_line
from drivers.ports import (
    Back,
    CardIn,
    CardKey,
    CardNamed,
    CardNotTaken,
    CardOrder,
    CardOut,
    CardReaderReady,
    Order,
    Report,
)
from drivers.simulated.card_reader import CARDS as TABLE
from drivers.simulated.card_reader import CardReaderTwin
from drivers.wire import Wire
from tests.drivers.conversation import Conversation, lines

KEY = CardKey("11" * 32)
ORDER = CardOrder(KEY, "600999")
ANNA = digest(KEY, TABLE["1"].number)
BORIS = digest(KEY, TABLE["2"].number)
ORDERS: dict[str, Order] = {"cards": ORDER, "name": CardOrder(KEY, "600999", ANNA), "none": CardOrder()}


def spoken(line: str) -> bytes:
    return write_line(line.removeprefix("*").split(";"))


def heard(sent: bytes) -> list[str]:
    return [f"*{';'.join(fields)}" for fields in LineReader().feed(sent)]


def test_a_reader_is_asked_who_it_is_and_then_what_is_in_its_slot() -> None:
    said = f"""
  1000 port opened
       host *K
  1500 host *K
  1540 device *K;1;MAKER;MODEL;1.0;17
       tells Back MAKER MODEL 1.0, 17
       host *C
  1560 device *C;0;0
  1600 cabinet wants cards
       tells CardReaderReady
       tells CardOut
  2000 device *C;1;1;6009990000000017;MILLER/ANNA
       tells CardIn {ANNA} True
  2040 host *C
  2100 cabinet wants name
       tells CardNamed {ANNA} Anna
  2200 device *C;1;1;6009990000000017;MILLER/ANNA
  2300 device *C;3;1
       tells CardNotTaken several
  2400 device *C;1;1;6009990000000017;MILLER/ANNA
  2500 device *C;1;2;6009990000000017;MILLER/ANNA
       tells CardOut
       tells CardIn {ANNA} True
       tells CardNamed {ANNA} Anna
  2540 host *C
  2600 device *C;2;3
       tells CardOut
       tells CardNotTaken unreadable
  2700 device *C;4;3
       tells CardReaderFault fault The card reader cannot read cards.
  2800 device *C;1;4;4111111111111111;CARDHOLDER/CARL
       tells CardReaderReady
       tells CardNotTaken foreign
  3040 host *C
  3540 host *C
  4040 host *C
  4540 host *C
  5040 host *C
  5300 port closed device.unplugged
       tells Lost It was unplugged.
    """
    assert Conversation(CardMachine(), spoken, heard, ORDERS).play(said) == [str(line) for line in lines(said)]


def typed(machine: KeyboardMachine, text: str, now_ms: int) -> list[Report]:
    machine.step(now_ms, key_codec.written(text, now_ms))
    return [report for _, report in machine.reports()]


def keyboard(order: CardOrder = ORDER) -> KeyboardMachine:
    machine = KeyboardMachine()
    machine.order = order
    machine.opened(0)
    assert [report for _, report in machine.reports()] == [Back("Keyboard"), CardReaderReady()]
    return machine


BOTH = "%B6009990000000017^MILLER/ANNA^9912?;6009990000000017=9912?\n"


def test_a_typed_line_is_a_swiped_card_and_two_lines_of_one_swipe_are_one() -> None:
    machine = keyboard()
    assert typed(machine, ";6009990000000017=9912?\n", 10) == [CardIn(ANNA, stays=False)]
    assert typed(machine, "%B6009990000000017^MILLER/ANNA^9912?\n", 100) == []
    machine.order = CardOrder(KEY, "600999", ANNA)
    assert typed(machine, "", 200) == [CardNamed(ANNA, "Anna")]
    assert typed(machine, BOTH, 5_000) == [CardIn(ANNA, stays=False), CardNamed(ANNA, "Anna")]


def test_the_typing_of_a_reader_that_gives_no_card_is_one_report_or_none() -> None:
    cases = {
        "%E?;E?\n": [CardNotTaken("unreadable")],
        ";4111111111111111=9912?\n": [CardNotTaken("foreign")],
        "x" * 300 + "\n": [CardNotTaken("unreadable")],
        "\n": [],
        "12": [],
    }
    for text, reports in cases.items():
        assert typed(keyboard(), text, 10) == reports, text
    assert typed(keyboard(CardOrder()), BOTH, 10) == [], "no card is reported without the key of its digest"


def test_a_swipe_that_is_broken_off_is_reported_after_a_second() -> None:
    machine = keyboard()
    assert typed(machine, ";600999", 10) == []
    assert machine.due_ms() == 1_010
    assert typed(machine, "", 1_009) == []
    assert typed(machine, "", 1_010) == [CardNotTaken("unreadable")]
    assert typed(machine, BOTH, 2_000) == [CardIn(ANNA, stays=False)]
    assert typed(machine, "12", 9_000) == []
    assert typed(machine, "", 11_000) == [], "a key that was touched is no card"


def test_a_card_is_reported_in_any_pieces_and_after_noise() -> None:
    data = b"\xff\xfe\xfd" + key_codec.written(BOTH, 10)
    for size in (1, 7, 24, 31):
        machine = keyboard()
        for at in range(0, len(data), size):
            machine.step(10, data[at : at + size])
        assert [report for _, report in machine.reports()] == [CardIn(ANNA, stays=False)], size
    reader = KeyReader()
    assert (reader.feed(data), reader.bad_bytes) == (BOTH, 3)


def test_what_a_reader_says_is_nowhere_kept_but_in_its_driver() -> None:
    wire = Wire(CARDS)
    line = write_line(["C", "1", "1", TABLE["1"].number, TABLE["1"].name])
    wire.passed(line, sent=False)
    wire.passed(write_line(["C"]), sent=True)
    assert [(one.data, one.text) for one in wire.lines()] == [(b"." * len(line), ""), (b"*C;931F\r\n", "ask slot")]
    assert wire.counts().received_bytes == len(line)
    machine = CardMachine()
    machine.order = ORDER
    machine.opened(0)
    machine.step(0, write_line(["K", "1", "M", "M", "1", "1"]) + line)
    assert TABLE["1"].number not in str([report for _, report in machine.reports()])


class Desk:
    """A real machine and the real twin, over a cable that can be cut at any byte."""

    def __init__(self) -> None:
        self.twin = CardReaderTwin()
        self.machine = CardMachine()
        self.machine.order = ORDER
        self.reports: list[Report] = []
        self.now_ms = 0
        self.machine.opened(0)

    def run(self, ms: int) -> None:
        to_device = to_host = b""
        for now_ms in range(self.now_ms, self.now_ms + ms, 10):
            self.now_ms = now_ms
            said = self.twin.step(self.now_ms, to_device)
            to_device = self.machine.step(self.now_ms, to_host)
            to_host = said
            self.reports += [report for _, report in self.machine.reports()]


def interrupted(desk: Desk, how: str) -> None:
    match how:
        case "killed":
            desk.machine = CardMachine()
            desk.machine.order = ORDER
            desk.machine.opened(desk.now_ms)
        case "unplugged":
            desk.machine.opened(desk.now_ms)
        case "power":
            desk.twin.power(False)
            desk.run(3_000)
            desk.twin.power(True)


def test_the_last_that_is_reported_is_the_truth_whenever_terminal_cable_or_power_is_interrupted() -> None:
    wrong = []
    for how in ("killed", "unplugged", "power"):
        for at_ms in range(0, 1_500, 110):
            desk = Desk()
            desk.run(1_500)
            desk.twin.do(["in", "1"])
            desk.run(at_ms + 10)
            interrupted(desk, how)
            desk.run(1_200)
            desk.twin.do(["out"])
            desk.run(30)
            interrupted(desk, how)
            desk.twin.do(["in", "2"])
            desk.run(2_500)
            last = [one for one in desk.reports if isinstance(one, CardIn | CardOut)][-1]
            if last != CardIn(BORIS, stays=True):
                wrong.append((how, at_ms, last))
    assert not wrong


def test_a_card_that_went_while_no_terminal_ran_is_out_whatever_is_in_the_slot_instead() -> None:
    for instead in (["bad"], ["in", "bank"]):
        desk = Desk()
        desk.twin.do(["in", "1"])
        desk.run(1_500)
        interrupted(desk, "killed")
        desk.twin.do(["out"])
        desk.twin.do(instead)
        desk.reports.clear()
        desk.run(1_500)
        assert [one for one in desk.reports if isinstance(one, CardIn | CardOut)] == [CardOut()], instead
