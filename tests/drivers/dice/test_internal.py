"""The internal generator: one number, one outcome, drawn once, on the disk before it is sent."""

from __future__ import annotations

import json
import queue
import threading
from pathlib import Path

import pytest

from drivers.catalogue import make_driver
from drivers.dice.generator import DiceMachine
from drivers.dice.internal import InternalGenerator, open_internal
from drivers.dice.line_codec import read_reply, write
from drivers.dice.messages import (
    DICE_COUNTS,
    AskHistogram,
    AskIdentity,
    AskLog,
    AskState,
    AskTotals,
    Clock,
    Command,
    Histogram,
    Identity,
    LogPage,
    Open,
    Refusal,
    Refused,
    RefuseResult,
    Result,
    SelfTest,
    SelfTestEnded,
    State,
    StateLine,
    Throw,
    Totals,
    Warn,
)
from drivers.dice.record import Record
from drivers.dice.record_file import RecordDamagedError, RecordFile
from drivers.dice.source import START_UP_BYTES, CheckedSource
from drivers.framing import LineReader, write_line
from drivers.ports import Back, DiceFault, DiceOrder, DiceReady, DiceThrown, Report, ThrowVoid
from drivers.ports.message import message
from drivers.transport.byte_stream import StreamGoneError
from tests.drivers.dice.test_health import recorded

SOURCE_FAULT = DiceFault("source", message("dice.source"))


class Chance:
    """Recorded bytes, each returned once; `stuck` returns the same byte for ever."""

    def __init__(self) -> None:
        self.given = 0
        self.stuck = False
        self._bytes = recorded(200_000)

    def __call__(self, count: int) -> bytes:
        if self.stuck:
            return bytes([7]) * count
        self.given += count
        return self._bytes[self.given - count : self.given]


class PowerCutError(BaseException):
    """Nothing after this instant happens."""


class CutFile(RecordFile):
    """A record file on a disk that loses its power before or after its next write, or is full."""

    trouble = ""

    def save(self, record: Record) -> None:
        if self.trouble == "full":
            raise OSError(28, "No space left on device")
        if self.trouble == "before":
            raise PowerCutError
        super().save(record)
        if self.trouble == "after":
            raise PowerCutError


class Cabinet:
    """The program with its internal generator; `restart` is a power cut and a new start."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.chance = Chance()
        self.order = DiceOrder()
        self.restart()

    def restart(self) -> None:
        self.now_ms = 0
        self.file = CutFile(self.path)
        self.generator = InternalGenerator(self.file, CheckedSource(self.chance))
        self.machine = DiceMachine()
        self.machine.opened(0)
        self.run()

    def run(self, ms: int = 2_000) -> list[Report]:
        """Let time pass; returns the reports."""
        end_ms, heard = self.now_ms + ms, b""
        while self.now_ms < end_ms:
            self.machine.order = self.order
            heard = self.generator.hear(self.machine.step(self.now_ms, heard))
            self.now_ms += 50
        return [report for _, report in self.machine.reports()]

    def want(self, throw: int, count: int = 2) -> list[Report]:
        self.order = DiceOrder(throw, count, (count,))
        return self.run()

    def say(self, command: Command) -> list[object]:
        return [read_reply(fields) for fields in LineReader().feed(self.generator.hear(write(command)))]


@pytest.fixture
def cabinet(tmp_path: Path) -> Cabinet:
    return Cabinet(tmp_path / "var" / "dice.record")


def test_it_says_who_it_is_and_is_ready(tmp_path: Path) -> None:
    cabinet = Cabinet.__new__(Cabinet)
    cabinet.path, cabinet.chance, cabinet.order = tmp_path / "record", Chance(), DiceOrder()
    cabinet.now_ms, cabinet.machine = 0, DiceMachine()
    cabinet.generator = InternalGenerator(RecordFile(cabinet.path), CheckedSource(cabinet.chance))
    cabinet.machine.opened(0)
    back, ready = cabinet.run()
    assert isinstance(back, Back)
    assert back.identity.startswith("BOXMAN INTERNAL RNG 2.0, serial number ")
    assert ready == DiceReady()


def test_a_throw_is_as_many_bytes_that_map_as_it_has_dice_and_is_reported_once(cabinet: Cabinet) -> None:
    for throw, count in enumerate((2, 1, 3, 4), start=1):
        before = cabinet.chance.given
        drawn = [byte for byte in recorded(before + 9)[before:] if byte < 252][:count]
        reports = cabinet.want(throw, count)
        assert [one for one in reports if isinstance(one, DiceThrown)] == [
            DiceThrown(throw, tuple(byte % 6 + 1 for byte in drawn))
        ]
        assert cabinet.run(5_000) == []


def test_the_same_number_has_the_same_dice_after_every_start(cabinet: Cabinet) -> None:
    thrown = cabinet.want(5)
    for _ in range(3):
        cabinet.restart()
        assert cabinet.say(Throw(5, 2))[0] == cabinet.say(Throw(5, 2))[0]
        cabinet.machine = DiceMachine()
        cabinet.machine.opened(cabinet.now_ms)
        assert [report for report in cabinet.run() if isinstance(report, DiceThrown)] == thrown


def test_a_power_cut_after_the_record_finds_the_dice_that_were_not_reported(cabinet: Cabinet) -> None:
    for throw, count in enumerate(DICE_COUNTS, start=9):
        cabinet.file.trouble = "after"
        with pytest.raises(PowerCutError):
            cabinet.want(throw, count)
        kept = json.loads(cabinet.path.read_text())["outcomes"]
        given = cabinet.chance.given
        cabinet.order = DiceOrder()
        cabinet.restart()
        assert len(kept[-1][1]) == count
        assert DiceThrown(throw, tuple(kept[-1][1])) in cabinet.want(throw, count)
        assert cabinet.chance.given == given + START_UP_BYTES, "no die is drawn a second time"


def test_a_power_cut_before_the_record_has_made_no_throw(cabinet: Cabinet) -> None:
    for throw, count in enumerate(DICE_COUNTS, start=9):
        last = json.loads(cabinet.path.read_text())["last"]
        cabinet.file.trouble = "before"
        with pytest.raises(PowerCutError):
            cabinet.want(throw, count)
        assert json.loads(cabinet.path.read_text())["last"] == last
        cabinet.order = DiceOrder()
        cabinet.restart()
        assert [len(one.dice) for one in cabinet.want(throw, count) if isinstance(one, DiceThrown)] == [count]


@pytest.mark.expects_log("cannot record its throw: ")
def test_dice_that_cannot_be_recorded_are_reported_only_once_they_are(cabinet: Cabinet) -> None:
    cabinet.file.trouble = "full"
    assert cabinet.want(3) == [DiceFault("memory", message("dice.memory"))]
    given = cabinet.chance.given
    cabinet.file.trouble = ""
    reports = cabinet.run()
    assert {type(report) for report in reports} == {DiceThrown, DiceReady}
    assert cabinet.chance.given == given, "the dice are those that fell when the disk was full"


def test_a_number_that_was_passed_is_never_thrown(cabinet: Cabinet) -> None:
    cabinet.want(100)
    (fault,) = cabinet.want(99)
    assert isinstance(fault, DiceFault)
    assert fault.code == "numbers"


@pytest.mark.expects_log("random source .* has failed: repetition count")
def test_a_source_that_fails_in_play_voids_the_throw_and_stops_play(cabinet: Cabinet) -> None:
    cabinet.chance.stuck = True
    reports: list[Report] = []
    for throw in (1, 2, 3, 4):
        reports += cabinet.want(throw)
    assert [type(report) for report in reports] == [DiceThrown, DiceThrown, ThrowVoid, DiceFault]
    assert reports[3] == SOURCE_FAULT
    assert cabinet.run() == [], "the throw that follows is owed, not guessed"
    cabinet.chance.stuck = False
    cabinet.restart()
    cabinet.machine = DiceMachine()
    cabinet.machine.opened(cabinet.now_ms)
    assert [report.throw for report in cabinet.run() if isinstance(report, DiceThrown)] == [4]


@pytest.mark.expects_log("random source .* has failed: repetition count")
def test_a_source_that_fails_at_the_start_throws_nothing(tmp_path: Path) -> None:
    generator = InternalGenerator(RecordFile(tmp_path / "record"), CheckedSource(bytes))
    (line,) = LineReader().feed(generator.hear(write(Open(True))))
    state = read_reply(line)
    assert isinstance(state, StateLine)
    assert state.state == State.FAULT
    (refused,) = LineReader().feed(generator.hear(write(Throw(1, 2))))
    assert read_reply(refused) == Refusal("T", "1", Refused.STATE)


@pytest.mark.expects_log("random source .* has failed: repetition count")
def test_a_self_test_that_finds_nothing_ends_the_fault(cabinet: Cabinet) -> None:
    cabinet.chance.stuck = True
    for throw in (1, 2, 3):
        cabinet.want(throw)
    assert SelfTestEnded((8,)) in cabinet.say(SelfTest())
    cabinet.chance.stuck = False
    assert SelfTestEnded((0,)) in cabinet.say(SelfTest())
    assert DiceReady() in cabinet.run()


@pytest.mark.expects_log("the record of the internal dice generator cannot be used")
@pytest.mark.parametrize("damage", ["", "{}", "[1]", "null", "\xff", '{"serial": "A1", "count": 2}'])
def test_a_damaged_record_is_a_fault_and_stays_as_it_is(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "record"
    path.write_text(damage, encoding="latin-1")
    with pytest.raises(RecordDamagedError):
        RecordFile(path).load()
    generator = InternalGenerator(RecordFile(path), CheckedSource(Chance()))
    (line,) = LineReader().feed(generator.hear(write(Open(True))))
    assert line[1] == str(int(State.FAULT))
    assert path.read_text(encoding="latin-1") == damage


def test_the_record_remembers_its_statistics_and_its_serial_number(cabinet: Cabinet) -> None:
    for throw in range(1, 31):
        cabinet.want(throw)
    file = RecordFile(cabinet.path)
    record = file.load()
    assert record.totals().results == 30
    assert sum(record.histogram(1).faces) == 30
    assert file.serial == cabinet.file.serial


def test_the_parameter_internal_makes_a_driver_that_throws(tmp_path: Path) -> None:
    reports: queue.Queue[Report] = queue.Queue()
    driver = make_driver("dice", "internal", str(tmp_path / "dice.record"), "USD")
    driver.start(lambda _, report: reports.put(report))
    try:
        assert isinstance(reports.get(), Back)
        assert reports.get() == DiceReady()
        driver.want(DiceOrder(17))
        thrown = reports.get()
        assert isinstance(thrown, DiceThrown)
        assert thrown.throw == 17
    finally:
        driver.stop()
    assert RecordFile(tmp_path / "dice.record").load().last == 17


def test_one_generator_at_a_time_throws_for_a_record(tmp_path: Path) -> None:
    """Two cabinets on one record would each overwrite the throws of the other."""
    record = tmp_path / "dice.record"
    first = open_internal(str(record))
    with pytest.raises(StreamGoneError, match=r"device.port_in_use"):
        open_internal(str(record))
    first.close()
    first.close()
    open_internal(str(record)).close()
    assert (tmp_path / "dice.record.lock").stat().st_mode & 0o777 == 0o600


class Woken(threading.Event):
    """Records how long the waits are."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float | None] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.waits.append(timeout)
        return True


def test_a_read_waits_only_while_there_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = open_internal(str(tmp_path / "dice.record"))
    woken = Woken()
    monkeypatch.setattr(port, "_woken", woken)
    assert port.read(250) == b""
    assert woken.waits == [0.25]
    port.write(write(AskIdentity()))
    assert port.read(250)
    assert woken.waits == [0.25]
    assert port.read(100) == b"", "an answer is read once"
    assert woken.waits == [0.25, 0.1]
    port.close()


def test_a_wake_up_before_the_read_is_not_lost_and_ends_one_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = open_internal(str(tmp_path / "dice.record"))
    port.wake()
    assert port.read(10_000_000) == b""
    woken = Woken()
    monkeypatch.setattr(port, "_woken", woken)
    port.wake()
    assert woken.is_set()
    port.read(10_000_000)
    assert not woken.is_set()
    port.close()


def test_a_throw_is_reported_between_the_state_that_it_begins_and_the_state_that_it_ends(cabinet: Cabinet) -> None:
    """Section 6 of the protocol: the outcome is sent when it is recorded and before the state line that ends it."""
    moving, outcome, ended = cabinet.say(Throw(1, 2))
    assert moving == StateLine(State.THROWING, 1, Warn(0))
    assert isinstance(outcome, Result)
    assert (outcome.throw, outcome.confidences) == (1, (99, 99))
    assert ended == StateLine(State.READY, 1, Warn(0))
    assert cabinet.say(Throw(1, 2)) == [outcome]


@pytest.mark.expects_log("cannot record its throw: |random source .* has failed: repetition count")
def test_a_self_test_reports_its_state_all_that_it_found_and_how_it_stands_then(cabinet: Cabinet) -> None:
    cabinet.file.trouble = "full"
    cabinet.say(Throw(1, 2))
    cabinet.chance.stuck = True
    both = Warn.MEMORY | Warn.SOURCE
    assert cabinet.say(SelfTest()) == [
        StateLine(State.SELF_TEST, 1, Warn.MEMORY),
        SelfTestEnded((6, 8)),
        StateLine(State.FAULT, 1, both),
    ]
    cabinet.chance.stuck = False
    assert cabinet.say(SelfTest())[1:] == [SelfTestEnded((6,)), StateLine(State.FAULT, 1, Warn.MEMORY)]
    cabinet.file.trouble = ""
    assert cabinet.say(AskState()) == [StateLine(State.READY, 1, Warn(0))]


@pytest.mark.expects_log("cannot record its throw: ")
def test_what_is_not_on_the_disk_is_neither_reported_nor_made_void(cabinet: Cabinet) -> None:
    cabinet.file.trouble = "full"
    assert cabinet.say(Throw(1, 2)) == [StateLine(State.FAULT, 1, Warn.MEMORY)]
    assert cabinet.say(Throw(1, 2)) == [Refusal("T", "1", Refused.STATE)]
    assert cabinet.say(RefuseResult(1, 2)) == [Refusal("V", "1", Refused.GOOD)]


def test_what_is_asked_of_it_is_answered_as_the_protocol_has_it(cabinet: Cabinet) -> None:
    cabinet.say(Open(False))
    closed = StateLine(State.SERVICE, 0, Warn(0))
    assert cabinet.say(AskState()) == [closed]
    assert cabinet.say(Throw(1, 2)) == [Refusal("T", "1", Refused.STATE)]
    assert cabinet.say(Throw(1, 4)) == [Refusal("T", "1", Refused.STATE)]
    assert cabinet.say(SelfTest()) == [StateLine(State.SELF_TEST, 0, Warn(0)), SelfTestEnded((0,)), closed]
    assert cabinet.say(Open(True)) == [StateLine(State.READY, 0, Warn(0))]
    assert cabinet.say(SelfTest()) == [Refusal("F", "", Refused.STATE)]
    assert cabinet.say(AskIdentity()) == [
        Identity(2, "BOXMAN", "INTERNAL RNG", "2.0", cabinet.file.serial, 4, DICE_COUNTS)
    ]
    assert cabinet.say(AskTotals()) == [Totals(0, 0)]
    assert cabinet.say(AskHistogram(2)) == [Histogram(2, (0,) * 6)]
    assert cabinet.say(AskHistogram(4, 3)) == [Refusal("H", "", Refused.FORM)]
    assert cabinet.say(AskLog(3)) == [LogPage(3, ())]
    assert cabinet.say(Clock("20250131142500")) == [Refusal("C", "", Refused.ABSENT)]
    assert cabinet.say(RefuseResult(1, 2)) == [Refusal("V", "1", Refused.NONE)]
    assert cabinet.generator.hear(write_line(["K"])) == write(Refusal("?", "", Refused.UNKNOWN))
    assert cabinet.generator.hear(write_line(["T", "0", "2"])) == write(Refusal("T", "", Refused.FORM))


def test_a_closed_generator_leaves_its_record_and_no_file_open(tmp_path: Path) -> None:
    before = set(Path("/proc/self/fd").iterdir())
    open_internal(str(tmp_path / "not" / "yet" / "dice.record")).close()
    assert set(Path("/proc/self/fd").iterdir()) == before
    assert (tmp_path / "not" / "yet").stat().st_mode & 0o777 == 0o700


def test_where_no_lock_can_be_made_the_record_says_what_is_wrong(tmp_path: Path) -> None:
    record = tmp_path / "dice.record"
    Path(f"{record}.lock").mkdir()
    port = open_internal(str(record))
    port.write(write(AskState()))
    assert port.read(0) == write(StateLine(State.SERVICE, 0, Warn(0)))
    port.close()
