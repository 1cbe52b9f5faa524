"""The hand-over: signed inside the logic area by a person with the right, journaled with a digest, and printed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import BeginTest, EndTest, PrintTest, SignHandOver, ThrowTest
from terminal.cabinet.events import HandOverSigned, SlipOrdered
from terminal.cabinet.hand_over import is_new
from terminal.cabinet.people.rights import Right
from terminal.recall.describe import describe
from terminal.settings.parameters import digest
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline

INSIDE = ports.BoardInputs(("logic",), ("technician",))
DIGEST = digest(PROFILE.as_written())


@pytest.fixture
def pipeline() -> Pipeline:
    """A cabinet that is open for play, with the technician's key turned and the logic door open."""
    made = Pipeline().open_with("technician")
    made.report("board", INSIDE)
    return made


SKIPPING = SignHandOver("tested_before")
BOTH = ports.BoardInputs(("logic",), ("technician", "attendant"))


def with_tests_done(pipeline: Pipeline) -> Pipeline:
    """The same cabinet with its tests done."""
    pipeline.give(BeginTest())
    pipeline.give(PrintTest())
    pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.last_slip))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(ThrowTest())
    throw = pipeline.state.diagnostics.throws.throw
    assert throw is not None
    pipeline.report("dice", ports.DiceThrown(throw, (1, 2)))
    pipeline.give(EndTest())
    return pipeline


def test_without_its_tests_a_hand_over_is_refused_and_two_people_skip_them_for_a_reason(pipeline: Pipeline) -> None:
    assert pipeline.refused(SignHandOver()) == "tests_not_done"
    assert pipeline.refused(SKIPPING) == "key"
    pipeline.report("board", BOTH)
    signed, ordered, *_ = pipeline.give(SKIPPING)
    assert isinstance(signed, HandOverSigned)
    assert (signed.skipped, signed.second) == ("tested_before", None)
    assert isinstance(ordered, SlipOrdered)
    lines = ordered.slip.lines
    assert "NOT DONE" in next(line for line in lines if line.startswith("Test throw"))
    assert any(line.startswith("Skipped") and line.endswith("tested elsewhere") for line in lines)
    assert len(lines) <= ports.MAX_SLIP_LINES


def test_one_test_that_is_done_leaves_the_other_to_be_skipped(pipeline: Pipeline) -> None:
    pipeline.state = replace(pipeline.state, hand_over=replace(pipeline.state.hand_over, thrown=True))
    assert pipeline.refused(SignHandOver()) == "tests_not_done"


def test_where_people_sign_in_the_second_person_who_agrees_is_named() -> None:
    staffed = Staffed.with_people()
    staffed.come("Tom")
    staffed.inside("technician")
    assert staffed.refused(SKIPPING) == "second_person"
    staffed.agree("Otto", Right.CHANGE_PARAMETERS)
    happened = staffed.give(SKIPPING)
    (signed,) = [one for one in happened if isinstance(one, HandOverSigned)]
    assert signed.second == staffed.account("Otto").person
    assert describe(signed).phrase.say == (
        f"The hand-over is signed without its tests, which were done elsewhere: parameters {signed.parameters[:16]}"
        ", by Tom and Otto"
    )
    assert staffed.state.people.second is None


def test_a_reason_is_not_recorded_where_the_tests_are_done(pipeline: Pipeline) -> None:
    signed, *_ = with_tests_done(pipeline).give(SKIPPING)
    assert isinstance(signed, HandOverSigned)
    assert signed.skipped == ""


def test_a_signature_is_recorded_with_the_digest_of_the_parameters_and_a_slip_is_printed(pipeline: Pipeline) -> None:
    signed, ordered, *_ = with_tests_done(pipeline).give(SignHandOver())
    assert signed == HandOverSigned(DIGEST, NOON.at_ms, "technician")
    assert isinstance(ordered, SlipOrdered)
    assert ordered.about == "hand_over"
    assert describe(signed).phrase.say == f"The hand-over is signed: parameters {DIGEST[:16]}"
    assert pipeline.state.hand_over.signed is not None
    assert pipeline.state.hand_over.signed.slip == ordered.slip.number


def test_the_slip_says_what_is_set_up_and_has_room_for_two_signatures(pipeline: Pipeline) -> None:
    _, ordered, *_ = with_tests_done(pipeline).give(SignHandOver())
    assert isinstance(ordered, SlipOrdered)
    lines = ordered.slip.lines
    assert lines[0] == "HAND-OVER"
    assert DIGEST in "".join(lines)
    assert len(lines) <= ports.MAX_SLIP_LINES
    assert all(len(line) <= ports.MAX_SLIP_CHARACTERS for line in lines)
    said = {line.split("  ")[0]: line.split()[-1] for line in lines if "  " in line}
    assert (said["Dice generator"], said["Test throw"], said["Currency"]) == ("ready", "done", PROFILE.currency)
    assert sum("____" in line for line in lines) == 2


def test_a_test_print_and_a_test_throw_are_remembered_after_test_mode(pipeline: Pipeline) -> None:
    pipeline.give(BeginTest())
    pipeline.give(PrintTest())
    pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.last_slip))
    pipeline.report("printer", ports.PrinterReady())
    assert (pipeline.state.hand_over.printed, pipeline.state.hand_over.thrown) == (True, False)
    pipeline.give(ThrowTest())
    throw = pipeline.state.diagnostics.throws.throw
    assert throw is not None
    pipeline.report("dice", ports.DiceThrown(throw, (1, 2)))
    pipeline.report("board", ports.BoardInputs((), ()))
    assert pipeline.state.diagnostics.mode is None
    assert (pipeline.state.hand_over.printed, pipeline.state.hand_over.thrown) == (True, True)


def test_a_failed_test_print_is_none(pipeline: Pipeline) -> None:
    pipeline.give(BeginTest())
    pipeline.give(PrintTest())
    pipeline.report("printer", ports.SlipFailed(pipeline.state.papers.last_slip, message("printer.jam")))
    assert not pipeline.state.hand_over.printed


def test_without_key_door_or_printer_nothing_is_signed(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs(("logic",), ()))
    assert pipeline.refused(SignHandOver()) == "key"
    pipeline.report("board", ports.BoardInputs((), ("technician",)))
    assert pipeline.refused(SignHandOver()) == "logic_door"
    pipeline.report("board", INSIDE)
    pipeline.report("printer", ports.Lost(message("device.silent")))
    assert pipeline.refused(SignHandOver()) == "device"
    assert pipeline.state.hand_over.signed is None


def test_while_a_paper_is_printed_no_second_one_is_signed(pipeline: Pipeline) -> None:
    with_tests_done(pipeline).give(SignHandOver())
    assert pipeline.refused(SignHandOver()) == "device"


def test_where_people_sign_in_the_signature_names_the_person() -> None:
    staffed = Staffed.with_people()
    staffed.come("Tom")
    assert staffed.refused(SignHandOver()) == "logic_door"
    staffed.inside("technician")
    with_tests_done(staffed)
    signed, ordered, *_ = staffed.give(SignHandOver())
    assert isinstance(signed, HandOverSigned)
    assert signed.who == staffed.account("Tom").person
    assert isinstance(ordered, SlipOrdered)
    assert any(line.startswith("Signed by") and line.endswith("Tom") for line in ordered.slip.lines)
    staffed.come("Anna")
    staffed.inside("attendant")
    assert staffed.refused(SignHandOver()) in ("sign_in", "right")


def test_a_cabinet_is_new_until_money_comes_in_or_it_is_handed_over(pipeline: Pipeline) -> None:
    assert is_new(pipeline.state)
    with_tests_done(pipeline).give(SignHandOver())
    assert not is_new(pipeline.state)
    used = Pipeline()
    used.open_for_play()
    for report in (ports.BillEscrowed(20_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
        used.report("validator", report)
    assert used.state.meters.bills_in_cents == 20_00
    assert not is_new(used.state)
