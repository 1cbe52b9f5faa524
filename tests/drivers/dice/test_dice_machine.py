"""The dice machine against generators that break the protocol, fall silent during a throw, or send nonsense."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.dice import faults
from drivers.dice.generator import THROW_LIMIT_MS, DiceMachine
from drivers.dice.line_codec import write
from drivers.dice.messages import (
    FAULTS,
    AskState,
    Identity,
    Open,
    Refusal,
    Refused,
    RefuseResult,
    Reply,
    Result,
    State,
    StateLine,
    Throw,
    Void,
    VoidReason,
    Warn,
)
from drivers.framing import write_line
from drivers.ports import Back, DiceFault, DiceOrder, DiceReady, DiceThrown, Lost, Report, ThrowVoid
from drivers.ports.message import message
from terminal.messages.english import sentence

IDENTITY = Identity(1, "Maker", "Model", "1.0", "17", 2)
READY = StateLine(State.READY, 0, Warn(0))


def told(machine: DiceMachine) -> list[Report]:
    return [report for _, report in machine.reports()]


def hear(machine: DiceMachine, now_ms: int, *replies: Reply) -> bytes:
    return machine.step(now_ms, b"".join(write(reply) for reply in replies))


def met(throw: int | None) -> DiceMachine:
    machine = DiceMachine()
    machine.opened(0)
    machine.order = DiceOrder(throw)
    hear(machine, 10, IDENTITY, READY)
    machine.reports()
    return machine


def test_reports_are_numbered_from_one() -> None:
    machine = DiceMachine()
    machine.opened(0)
    hear(machine, 10, IDENTITY, READY)
    assert machine.reports() == [
        (1, Back("Maker Model 1.0, serial number 17, 2 dice", (2,))),
        (2, DiceReady()),
    ]
    assert machine.reports() == []


def test_an_order_is_asked_for_at_once_and_again_until_answered() -> None:
    machine = met(None)
    machine.order = DiceOrder(5)
    assert machine.step(20, b"") == write(Throw(5, 2))
    assert write(Throw(5, 2)) not in machine.step(30, b"")
    assert write(Throw(5, 2)) in machine.step(520, b"")


def test_a_throw_under_way_is_polled_every_100_ms_and_not_ordered_again() -> None:
    machine = met(5)
    hear(machine, 100, StateLine(State.THROWING, 5, Warn(0)))
    assert machine.due_ms() == 200
    assert machine.step(200, b"") == write(AskState())
    hear(machine, 1_000, StateLine(State.READING, 5, Warn(0)))
    assert machine.step(1_100, b"") == write(AskState())


def test_an_order_without_a_generator_does_not_make_the_machine_hurry() -> None:
    machine = DiceMachine()
    machine.order = DiceOrder(5)
    machine.opened(0)
    for now_ms in (0, 500, 1_000):
        machine.step(now_ms, b"")
        assert machine.due_ms() == now_ms + 500


def test_a_closed_generator_is_opened() -> None:
    machine = met(None)
    assert write(Open(True)) in hear(machine, 100, StateLine(State.SERVICE, 0, Warn(0)))


def test_the_outcome_of_another_throw_is_dropped() -> None:
    machine = met(5)
    hear(machine, 100, Result(4, (1, 2), (98, 98)), Void(6, VoidReason.POWER))
    assert told(machine) == []


def test_a_result_that_does_not_stand_is_refused_and_void_only_when_the_record_says_so() -> None:
    machine = met(5)
    for bad in (Result(5, (1, 2), (98, 79)), Result(5, (0, 2), (98, 98)), Result(5, (1, 2, 3), (98, 98, 98))):
        assert write(RefuseResult(5, 2)) in hear(machine, 100, bad)
        assert told(machine) == []
    hear(machine, 200, Void(5, VoidReason.HOST))
    assert told(machine) == [ThrowVoid(5, message("dice.uncertain"))]


def test_a_generator_that_insists_on_a_bad_result_is_at_fault_until_it_gives_in() -> None:
    machine = met(5)
    hear(machine, 100, Result(5, (0, 2), (98, 98)), Refusal("V", "5", Refused.GOOD))
    fault = DiceFault("protocol", message("dice.protocol"))
    assert told(machine) == [fault]
    hear(machine, 200, Void(5, VoidReason.HOST), READY)
    assert told(machine) == [ThrowVoid(5, message("dice.uncertain")), DiceReady()]


def test_a_throw_that_takes_too_long_is_a_fault_until_it_ends() -> None:
    machine = met(5)
    for now_ms in range(100, THROW_LIMIT_MS, 1_000):
        hear(machine, now_ms, StateLine(State.THROWING, 5, Warn(0)))
    assert told(machine) == []
    hear(machine, 100 + THROW_LIMIT_MS, StateLine(State.THROWING, 5, Warn(0)))
    assert told(machine) == [DiceFault("slow", message("dice.slow"))]
    hear(machine, 31_000, Result(5, (1, 2), (98, 98)), READY)
    assert told(machine) == [DiceThrown(5, (1, 2)), DiceReady()]


def test_a_fault_is_named_by_its_warning_and_an_unnamed_one_is_a_fault_too() -> None:
    machine = met(None)
    hear(machine, 100, StateLine(State.FAULT, 0, Warn.READER | Warn.LAST_VOID))
    hear(machine, 200, StateLine(State.FAULT, 0, Warn(0x80)))
    hear(machine, 300, StateLine(State.SELF_TEST, 0, Warn(0)))
    codes = [report.code for report in told(machine) if isinstance(report, DiceFault)]
    assert codes == ["reader", "fault", "self_test"]


def test_lines_that_answer_nothing_do_not_pass_for_a_generator() -> None:
    machine = DiceMachine()
    machine.opened(0)
    echo = b""
    for now_ms in range(0, 10_000, 100):
        echo = machine.step(now_ms, echo)
    assert told(machine) == [Lost(message("device.silent"))]


@given(st.lists(st.binary(max_size=300), max_size=30))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_noise_neither_stops_the_machine_nor_makes_it_report(noise: list[bytes]) -> None:
    machine = met(5)
    for now_ms, received in enumerate(noise, start=100):
        machine.step(now_ms, received)
    assert told(machine) == []
    assert len(machine._reader._line) <= 250
    hear(machine, 1_000, Result(5, (1, 2), (98, 98)))
    assert told(machine) == [DiceThrown(5, (1, 2))]


def test_a_throw_is_a_fault_after_thirty_seconds_and_not_before() -> None:
    machine = met(5)
    hear(machine, 100, StateLine(State.THROWING, 5, Warn(0)))
    for now_ms in range(1_000, 30_000, 1_000):
        hear(machine, now_ms, StateLine(State.READING, 5, Warn(0)))
    hear(machine, 30_099, StateLine(State.READING, 5, Warn(0)))
    assert told(machine) == []
    machine.step(30_100, b"")
    assert told(machine) == [DiceFault("slow", message("dice.slow"))]


REFUSALS = [
    *(("T", code, "protocol") for code in Refused if code not in (Refused.OLD, Refused.COUNT, Refused.STATE)),
    *(("V", code, "protocol") for code in Refused if code not in (Refused.OLD, Refused.COUNT)),
    *((letter, code, "numbers") for letter in "TV" for code in (Refused.OLD, Refused.COUNT)),
    ("T", Refused.STATE, ""),
    *((letter, Refused.FORM, "") for letter in "SXFHLP?"),
]


@pytest.mark.parametrize(("letter", "code", "fault"), REFUSALS)
def test_what_a_refusal_of_the_ordered_throw_means(letter: str, code: Refused, fault: str) -> None:
    machine = met(5)
    hear(machine, 100, Refusal(letter, "5", code))
    assert [report.code for report in told(machine) if isinstance(report, DiceFault)] == ([fault] if fault else [])
    other = met(5)
    hear(other, 100, Refusal(letter, "4", code), Refusal(letter, "", code))
    assert told(other) == [], "it is about another throw"


def test_a_complaint_ends_with_the_order_it_is_about_and_when_the_dice_move() -> None:
    machine = met(5)
    hear(machine, 100, Refusal("T", "5", Refused.OLD))
    told(machine)
    machine.order = DiceOrder(6)
    machine.step(200, b"")
    assert told(machine) == [DiceReady()]
    hear(machine, 300, Refusal("T", "6", Refused.GOOD))
    told(machine)
    hear(machine, 400, StateLine(State.THROWING, 6, Warn(0)), READY)
    assert told(machine) == [DiceReady()]


WARNINGS = {
    Warn.LID: "lid",
    Warn.DRIVE: "drive",
    Warn.READER: "reader",
    Warn.DICE: "dice",
    Warn.MEMORY: "memory",
    Warn.SOURCE: "source",
    Warn.LAST_VOID: "fault",
    Warn(0): "fault",
}


@pytest.mark.parametrize(("warning", "code"), WARNINGS.items())
def test_every_warning_has_its_fault(warning: Warn, code: str) -> None:
    machine = met(None)
    hear(machine, 100, StateLine(State.FAULT, 0, warning))
    (fault,) = told(machine)
    assert isinstance(fault, DiceFault)
    assert fault.code == code
    if warning & FAULTS:
        for other in list(WARNINGS)[list(WARNINGS).index(warning) + 1 :]:
            assert faults.fault(warning | other) == fault, "the first of several is told"


VOIDS = ["cocked", "missing", "top of each", "to rest in time", "lid", "power", "certainty", "broke"]


@pytest.mark.parametrize(("reason", "words"), list(zip(VoidReason, VOIDS, strict=True)))
def test_every_void_has_its_sentence(reason: VoidReason, words: str) -> None:
    machine = met(5)
    hear(machine, 100, Void(5, reason))
    (void,) = told(machine)
    assert isinstance(void, ThrowVoid)
    assert words in sentence(void.reason)


def test_a_later_version_of_the_protocol_may_have_more_fields_in_its_identity() -> None:
    machine = DiceMachine()
    machine.opened(0)
    machine.step(10, write_line(["S", "3", "Maker", "Model", "1.0", "17", "4", "1,3", "something"]))
    assert told(machine) == [Back("Maker Model 1.0, serial number 17, 4 dice", (1, 3))]


def test_a_generator_without_as_many_dice_is_never_asked_for_them() -> None:
    machine = met(None)
    machine.order = DiceOrder(5, 3, (3,))
    for now_ms in range(100, 3_000, 100):
        assert b"*T" not in hear(machine, now_ms, READY)
        assert machine.due_ms() > now_ms


def test_dice_of_another_number_are_a_fault_that_no_refusal_hides() -> None:
    machine = DiceMachine()
    machine.opened(0)
    machine.order = DiceOrder(5)
    hear(machine, 10, Identity(1, "Maker", "Model", "1.0", "17", 3), READY)
    hear(machine, 20, Refusal("T", "5", Refused.COUNT))
    faults = [report for report in told(machine) if isinstance(report, DiceFault)]
    assert faults == [DiceFault("dice_count", message("dice.count", there="3", wanted=2))]
