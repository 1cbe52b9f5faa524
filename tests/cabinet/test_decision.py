"""A decision folds each of its events once, however many hands the events go through."""

from __future__ import annotations

import pytest

from terminal.cabinet import decision as deciding
from terminal.cabinet import events as e
from terminal.cabinet.decision import Decision
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from tests.cabinet.at_table.station import Station, kinds
from tests.cabinet.pipeline import Pipeline

STATE = Pipeline().state
CALL, ANSWERED = e.AttendantCalled(on=True), e.AttendantCalled(on=False)


class _Folded:
    """Counts what decisions fold."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events: list[e.Event] = []
        monkeypatch.setattr(deciding, "fold", self._fold)

    def _fold(self, state: State, event: e.Event) -> State:
        self.events.append(event)
        return fold(state, event)


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> _Folded:
    return _Folded(monkeypatch)


def test_events_that_were_decided_for_a_state_are_not_folded_again_for_it(folded: _Folded) -> None:
    decision = Decision(STATE).then([CALL]).then([ANSWERED])
    passed_on = Decision(STATE).then(()).then(decision.events)
    assert passed_on == decision
    assert folded.events == [CALL, ANSWERED]


def test_for_another_state_they_are(folded: _Folded) -> None:
    called = Decision(STATE).then([CALL])
    assert Decision(called.state).then(called.events).state == fold(called.state, CALL)
    assert folded.events == [CALL, CALL]


def test_events_that_something_precedes_are_folded_after_that(folded: _Folded) -> None:
    answered = Decision(STATE).then([ANSWERED])
    decision = Decision(STATE).then([CALL]).then(answered.events)
    assert decision.events == (CALL, ANSWERED)
    assert decision.state == fold(fold(STATE, CALL), ANSWERED)
    assert folded.events == [ANSWERED, CALL, ANSWERED]


def test_a_station_folds_each_event_of_a_round_once(folded: _Folded) -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.show("closing")
    station.answers()
    station.show("closed", accepted={3: 2})
    station.show("rolling", throw=7)
    folded.events.clear()
    happened = station.show("decided", faces=(2, 2))
    assert e.DiceSettled in kinds(happened)
    assert folded.events == list(happened)
