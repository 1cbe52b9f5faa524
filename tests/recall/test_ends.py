"""What a volume kept when it was put away, whatever version of the program has written it (regulation M7, C8)."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from terminal.cabinet.commands import TimePasses
from terminal.cabinet.events import Cleared, from_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.journal.history import History
from terminal.messages.english import sentence
from terminal.recall.day_list import listed, listed_of
from terminal.recall.ends import MAX_JOURNALS, ends
from terminal.recall.following import at_once
from terminal.recall.kept_journals import KeptJournal
from tests.cabinet.pipeline import SHEET, Pipeline
from tests.cabinet.test_old_journals import OLD, old_pipeline
from tests.recall.memory import Memory, past_of

DAY_MS = 86_400_000


@pytest.fixture
def pipeline() -> Pipeline:
    """A cabinet on its third day."""
    pipeline = Pipeline().open_for_play().feed(20)
    for _ in range(2):
        pipeline.wait(DAY_MS).give(TimePasses())
    return pipeline


def put_away(pipeline: Pipeline, history: History, name: str = "then") -> KeptJournal:
    """The journal as a RAM clear of now has put it away."""
    return KeptJournal(lambda: nullcontext(history), Cleared(pipeline.now.at_ms + 7, (), name, history.seq, "", None))


def kept(pipeline: Pipeline, history: History) -> list[tuple[int, int | None]]:
    """The days, by their numbers and ends."""
    found = at_once(listed(put_away(pipeline, history), pipeline.cabinet.new_state()))
    return [(one.day.number, one.day.ended_ms) for one in found]


def test_the_day_on_which_a_journal_was_put_away_ended_with_that(pipeline: Pipeline) -> None:
    days = [one.ended_ms for one in pipeline.state.accounting.days]
    assert kept(pipeline, pipeline.history()) == [(3, pipeline.now.at_ms + 7), (2, days[1]), (1, days[0])]
    own = listed_of(KeptJournal(lambda: nullcontext(pipeline.history())), pipeline.state)
    assert own[0].day.ended_ms is None


def test_snapshots_of_another_version_are_not_used_and_nothing_is_missing(pipeline: Pipeline) -> None:
    memory, state = Memory(), pipeline.cabinet.new_state()
    for number, (at_ms, event) in enumerate(zip(pipeline.at_ms, pipeline.events, strict=True)):
        state = fold(state, event)
        memory.append(at_ms, event)
        if number % 5 == 0:
            memory.snapshot(at_ms, b'{"of": "another version"}')
    assert kept(pipeline, memory.history()) == kept(pipeline, pipeline.history())


def test_a_journal_from_before_there_were_days_has_none() -> None:
    lines = OLD.replace("DIGEST", SHEET.digest).split("\n")
    pipeline = old_pipeline()
    history = past_of((pipeline.now.at_ms, from_bytes(line.encode())) for line in lines if line)
    assert history.seq > 10
    assert kept(pipeline, history) == []


def test_an_event_of_a_later_version_is_named_and_the_other_volumes_are_read(pipeline: Pipeline) -> None:
    memory = Memory()
    memory.write(1, "teleported", b'{"type":"teleported"}')
    among = [put_away(pipeline, memory.history(), "strange"), put_away(pipeline, pipeline.history(), "known")]
    found = at_once(ends(among, pipeline.cabinet.new_state(), lambda _: True))
    assert [kept.cleared.archive for kept, _ in found.found if kept.cleared] == ["known"]
    (why,) = found.unreadable
    assert sentence(why).startswith("Archived journal strange cannot be read: event 1 of the journal makes no sense")


def test_no_more_are_read_than_are_wanted_nor_than_anybody_would_wait_for(pipeline: Pipeline) -> None:
    among = [put_away(pipeline, pipeline.history(), str(number)) for number in range(MAX_JOURNALS + 5)]
    beginning = pipeline.cabinet.new_state()
    assert len(at_once(ends(among, beginning, lambda reached: len(reached.found) < 2)).found) == 2
    assert len(at_once(ends(among, beginning, lambda _: True)).found) == MAX_JOURNALS


def test_days_that_do_not_add_up_are_named_before_anything_is_drawn_of_them(
    pipeline: Pipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: State) -> None:
        raise AssertionError("2000 cents ought to be in play, there are 2100")

    monkeypatch.setattr(State, "known_days", property(broken))
    found = at_once(ends([put_away(pipeline, pipeline.history())], pipeline.cabinet.new_state(), lambda _: True))
    assert found.found == []
    assert "an event in it makes no sense (2000 cents ought to be in play" in sentence(found.unreadable[0])
