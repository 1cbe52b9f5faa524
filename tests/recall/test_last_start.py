"""The last start in a journal: the currency of its amounts, and whether it is one of practice (regulation M11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet.commands import PlaceWager
from terminal.recall.last_start import currency_of, last_start
from terminal.recall.practice import of_practice
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.recall.memory import Memory

FAR = 7
"""Events that are looked through at once."""


@pytest.fixture(autouse=True)
def _near(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("terminal.journal.history", "terminal.recall.last_start"):
        monkeypatch.setattr(f"{module}.LOOK_BACK", FAR)


def played(pipeline: Pipeline) -> Pipeline:
    """A session whose events do not fit into one look."""
    pipeline.open_for_play().feed(100)
    for _ in range(FAR):
        pipeline.give(PlaceWager("field", 1_00))
    return pipeline


def test_the_currency_of_a_journal_is_found_however_long_ago_the_program_started() -> None:
    assert currency_of(played(Pipeline(profile=replace(PROFILE, currency="EUR"))).history()) == "EUR"


def test_a_journal_of_practice_is_known_however_long_the_session_is() -> None:
    assert of_practice(played(Pipeline(practice=True)).history())
    assert not of_practice(played(Pipeline()).history())


def test_an_empty_journal_has_no_start() -> None:
    history = Memory().history()
    assert (last_start(history), currency_of(history), of_practice(history)) == (None, "", False)
