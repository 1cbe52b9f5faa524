"""The parameters are part of the journal: those in force decide, and each change is recorded (C1, C5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import PlaceWager, Start
from terminal.cabinet.events import (
    BillCredited,
    HandPayDue,
    ParameterChange,
    ParametersChanged,
    Started,
    from_bytes,
    to_bytes,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.recall.describe import describe
from terminal.settings.parameters import PARAMETERS, Profile, digest
from tests.cabinet.pipeline import GAME, NOON, PROFILE, SHEET, Pipeline

STRICT = replace(PROFILE, credit_limit_cents=50_00, city="Elko NV")


def restarted(pipeline: Pipeline, profile: Profile = STRICT) -> tuple[object, ...]:
    """Start again with another Param.ini; what that made happen."""
    pipeline.cabinet = Cabinet({SHEET.name: GAME}, profile)
    return pipeline.give(Start("again"))


def credited(pipeline: Pipeline, dollars: int) -> bool:
    """Feed a bill; whether it became credit."""
    before = len(pipeline.events)
    pipeline.report("validator", ports.BillEscrowed(dollars * 100))
    if pipeline.state.acceptor.bill is not None and pipeline.state.acceptor.bill.fate == "stack":
        pipeline.report("validator", ports.BillStacked())
    return any(isinstance(event, BillCredited) for event in pipeline.events[before:])


def test_the_first_start_of_a_journal_records_every_parameter_with_its_value() -> None:
    (started,) = (event for event in Pipeline().events if isinstance(event, Started))
    assert list(started.parameters) == [one.name for one in PARAMETERS]
    assert started.parameters["money.credit_limit"] == "3000.00"
    assert started.profile_digest == digest(started.parameters)


def test_another_start_with_the_same_parameters_records_their_digest_alone() -> None:
    pipeline = Pipeline()
    (started,) = (event for event in restarted(pipeline, PROFILE) if isinstance(event, Started))
    assert started.parameters == {}
    assert started.profile_digest == digest(pipeline.state.configuration.parameters)


def test_a_change_between_two_starts_is_recorded_with_before_and_after_as_the_file_writes_them() -> None:
    pipeline = Pipeline()
    started, changed, *_ = restarted(pipeline)
    assert isinstance(started, Started)
    assert changed == ParametersChanged(
        (
            ParameterChange("cabinet.city", "Reno NV", "Elko NV"),
            ParameterChange("money.credit_limit", "3000.00", "50.00"),
        ),
        at_ms=NOON.at_ms,
    )
    assert started.profile_digest == digest(pipeline.state.configuration.parameters) == digest(STRICT.as_written())


def test_a_value_written_in_another_way_is_no_change() -> None:
    assert not any(isinstance(event, ParametersChanged) for event in restarted(Pipeline(), replace(PROFILE)))


def test_what_is_folded_decides_and_not_what_the_file_says_today() -> None:
    """Last month's state plays by last month's limit, and today's by today's."""
    pipeline = Pipeline().open_for_play()
    last_month = pipeline.state
    restarted(pipeline)
    pipeline.open_for_play()
    assert not credited(pipeline, 100)
    pipeline.state = last_month
    assert credited(pipeline, 100)


def test_the_parameters_in_force_are_read_once_and_again_when_they_have_changed() -> None:
    """Every question about a state asks for them."""
    pipeline = Pipeline().open_for_play()
    last_month = pipeline.state
    restarted(pipeline, replace(PROFILE, credit_limit_cents=10_00))
    cabinet = pipeline.cabinet
    before, now = cabinet.in_force(last_month), cabinet.in_force(pipeline.state)
    assert (before.profile.credit_limit_cents, now) == (PROFILE.credit_limit_cents, cabinet)
    again = cabinet.in_force(last_month)
    assert again == before
    assert cabinet.in_force(last_month) is again


def test_orders_to_devices_go_by_the_limit_that_is_in_force() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    last_month = pipeline.state
    restarted(pipeline, replace(PROFILE, credit_limit_cents=10_00))
    pipeline.open_for_play()
    accepting = [pipeline.cabinet.orders(state)["validator"] for state in (last_month, pipeline.state)]
    assert accepting[0] != accepting[1]


def test_a_hand_pay_of_last_month_is_due_by_the_limit_of_last_month() -> None:
    attended = replace(PROFILE, attended_limits=(("2020-01-01", 5_00),))
    pipeline = Pipeline(profile=attended).open_for_play().feed(100)
    pipeline.cabinet = Cabinet({SHEET.name: GAME}, PROFILE)
    pipeline.give(PlaceWager("field", 10_00))
    pipeline.roll(1, 2)
    assert any(isinstance(event, HandPayDue) for event in pipeline.events)


def test_a_parameter_that_the_program_before_did_not_have_is_recorded_as_new_and_one_that_is_gone_as_gone() -> None:
    pipeline = Pipeline()
    old = {
        name: value for name, value in pipeline.state.configuration.parameters.items() if name != "money.ticket_days"
    }
    pipeline.state = fold(
        pipeline.state, Started("old", SHEET.name, SHEET.digest, "USD", parameters={**old, "game.x": "1"})
    )
    _, changed, *_ = restarted(pipeline, PROFILE)
    expected = (ParameterChange("game.x", "1", ""), ParameterChange("money.ticket_days", "", "30"))
    assert changed == ParametersChanged(expected, at_ms=NOON.at_ms)
    assert pipeline.state.configuration.parameters == PROFILE.as_written()


@pytest.mark.parametrize("value", ["1e9", ""])
def test_a_value_that_this_program_would_refuse_stops_no_recall(value: str) -> None:
    pipeline = Pipeline()
    odd = Started("old", SHEET.name, SHEET.digest, "USD", parameters={"money.credit_limit": value, "money.x": "1"})
    state: State = fold(pipeline.state, odd)
    assert pipeline.cabinet.in_force(state).profile.credit_limit_cents == PROFILE.credit_limit_cents


def test_a_journal_from_before_parameters_were_journaled_goes_by_the_file_and_records_all_at_the_next_start() -> None:
    pipeline = Pipeline()
    old = b'{"kind":"started","version":"old","sheet":"craps-el601","sheet_digest":"d","currency":"USD"}'
    pipeline.state = fold(pipeline.cabinet.new_state(), from_bytes(old))
    assert pipeline.state.configuration.parameters == {}
    assert pipeline.cabinet.in_force(pipeline.state) is pipeline.cabinet
    started, *others = restarted(pipeline)
    assert isinstance(started, Started)
    assert started.parameters == STRICT.as_written()
    assert not any(isinstance(event, ParametersChanged) for event in others)


def test_a_change_is_described_with_what_was_and_what_is() -> None:
    changes = (
        ParameterChange("money.credit_limit", "3000.00", "50.00"),
        ParameterChange("game.new", "", "yes"),
        ParameterChange("game.old", "no", ""),
    )
    event = from_bytes(to_bytes(ParametersChanged(changes)))
    assert describe(event).phrase.say == (
        "Parameters are changed: money.credit_limit: 50.00 (before: 3000.00), game.new: yes (new), "
        "game.old: no longer there (before: no)"
    )
