"""Recall reads the journals that RAM clears have archived, each verified by the next one (C8, M7)."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from terminal.journal import putting_away
from terminal.journal.archives import Archives
from terminal.journal.errors import JournalBroken
from terminal.journal.putting_away import ARCHIVES, RECORD
from terminal.journal.reading import look_back
from terminal.messages.english import sentence
from terminal.recall.kept_journals import UNREADABLE, KeptJournal, kept_journals
from terminal.recall.lists import bills
from tests.journal.bench import contents
from tests.recall.cleared import Life, three_volumes

Names = tuple[Life, str, str]


@pytest.fixture
def cabinet(tmp_path: Path) -> Iterator[Names]:
    """A cabinet that was cleared twice."""
    life, first, second = three_volumes(tmp_path)
    yield life, first, second
    life.end()


def named(life: Life) -> list[str | None]:
    """The volumes, by their archives."""
    return [one.cleared.archive if one.cleared else None for one in life.kept_journals()]


def told(life: Life) -> tuple[list[int], list[str]]:
    """The values of all bills in dollars, the newest first, and what is said of volumes that cannot be read."""
    return of(life.kept_journals())


def of(among: Iterable[KeptJournal]) -> tuple[list[int], list[str]]:
    found: list[int] = []
    unreadable: list[str] = []
    for kept in among:
        try:
            with kept.look_back() as history:
                found += [one.value_cents // 100 for one in bills(history)]
        except UNREADABLE as error:
            unreadable.append(sentence(kept.unreadable(error)))
    return found, unreadable


def test_the_journals_before_the_clears_are_found_the_newest_first(cabinet: Names) -> None:
    life, first, second = cabinet
    assert named(life) == [None, second, first]
    assert told(life) == ([100, 50, 20], [])


def test_looking_back_changes_none_of_them(cabinet: Names) -> None:
    life, first, second = cabinet
    before = [contents(life.archive(name)) for name in (first, second)]
    told(life)
    assert [contents(life.archive(name)) for name in (first, second)] == before


def removed(path: Path) -> None:
    for file in path.parent.iterdir():
        file.unlink()
    path.parent.rmdir()


def unlinked(path: Path) -> None:
    path.unlink()


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5_000])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def foreign(path: Path) -> None:
    path.write_text("This is no journal.\n" * 1_000)


def statement(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for one in statements:
            connection.execute(one)
        connection.commit()


def first_event_changed(path: Path) -> None:
    statement(path, "UPDATE events SET at_ms = at_ms + 1 WHERE seq = 1")


def last_events_missing(path: Path) -> None:
    statement(path, "DELETE FROM events WHERE seq > (SELECT max(seq) - 2 FROM events)")


def last_event_another(path: Path) -> None:
    statement(path, "UPDATE events SET chain = zeroblob(32) WHERE seq = (SELECT max(seq) FROM events)")


def event_added(path: Path) -> None:
    statement(path, "INSERT INTO events SELECT seq + 1, at_ms, kind, body, chain FROM events ORDER BY seq DESC LIMIT 1")


def of_a_later_program(path: Path) -> None:
    statement(path, "PRAGMA user_version = 99")


DAMAGES: dict[Callable[[Path], None], str] = {
    removed: "there is no journal at",
    unlinked: "there is no journal at",
    cut_off: "the journal's file is damaged",
    emptied: "the journal's file is empty, is not a journal, or its first page is damaged",
    foreign: "the journal's file is empty, is not a journal, or its first page is damaged",
    last_events_missing: "were acknowledged and are missing",
    event_added: "it is not the one that was acknowledged",
    last_event_another: "it is not the one that was acknowledged",
    of_a_later_program: "the journal is of version 99",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_that_cannot_be_read_is_a_sentence_and_the_others_are_read(
    cabinet: Names, damage: Callable[[Path], None]
) -> None:
    life, first, second = cabinet
    damage(life.archive(second))
    found, (why,) = told(life)
    assert found == [100, 20]
    assert why.startswith(f"Archived journal {second} cannot be read: ")
    assert DAMAGES[damage] in why
    assert named(life)[0] is None
    assert sorted(filter(None, named(life))) == [first, second]


def test_one_with_a_changed_event_is_not_read_beyond_what_can_be_verified(cabinet: Names) -> None:
    life, _, second = cabinet
    first_event_changed(life.archive(second))
    (kept,) = [one for one in life.kept_journals() if one.cleared and one.cleared.archive == second]
    with kept.look_back() as history, pytest.raises(JournalBroken):
        list(history.rows(0, history.seq))


def test_one_whose_record_is_gone_too_is_still_named(cabinet: Names) -> None:
    life, first, second = cabinet
    emptied(life.archive(second))
    (life.folder / ARCHIVES / first / RECORD).write_text("{}")
    found, unreadable = told(life)
    assert found == [100]
    assert len(unreadable) == 2
    assert f"Archived journal {first} cannot be read: the record of its RAM clear is missing or damaged." in unreadable


def test_a_folder_that_was_renamed_is_found_by_its_record_and_a_copy_is_listed_once(cabinet: Names) -> None:
    life, first, second = cabinet
    folder = life.folder / ARCHIVES
    shutil.copytree(folder / first, folder / "copy of it")
    (folder / "notes").mkdir()
    assert told(life) == ([100, 50, 20], [])
    (folder / second).rename(folder / "moved")
    found, (why,) = told(life)
    assert found == [100, 50, 20]
    assert why.startswith(f"Archived journal {second} cannot be read: there is no journal at")
    assert named(life) == [None, second, "moved", first]


def test_a_clear_that_was_cut_hides_nothing_until_the_next_start_completes_it(cabinet: Names) -> None:
    life, _, second = cabinet
    life.runtime.stop()
    path = life.folder / ARCHIVES / second
    for file in life.folder.glob("journal.sqlite*"):
        file.unlink()
    (path / RECORD).rename(putting_away.emptied_path(life.path))
    found, (why,) = told(life)
    assert found == [50, 20]
    assert why == f"There is no journal at {life.path}."


def test_a_record_that_is_gone_is_not_needed_where_the_next_journal_names_it(cabinet: Names) -> None:
    life, first, second = cabinet
    for name in (first, second):
        (life.folder / ARCHIVES / name / RECORD).unlink()
    assert told(life) == ([100, 50, 20], [])


def test_one_that_another_program_holds_does_not_keep_anybody_waiting(cabinet: Names) -> None:
    life, _, second = cabinet
    with closing(sqlite3.connect(life.archive(second), isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        assert told(life) == ([100, 50, 20], [])


def test_one_that_is_locked_beside_its_wal_is_a_sentence_at_once(
    cabinet: Names, monkeypatch: pytest.MonkeyPatch
) -> None:
    life, _, second = cabinet
    path = life.archive(second)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("PRAGMA application_id = 7")
        assert path.with_name(f"{path.name}-wal").stat().st_size
        waits_s: list[float] = []
        connect: Any = sqlite3.connect

        def noted(*names: Any, timeout: float, **how: Any) -> Any:
            waits_s.extend([timeout] if second in str(names[0]) else [])
            return connect(*names, timeout=timeout, **how)

        monkeypatch.setattr(sqlite3, "connect", noted)
        found, (why,) = told(life)
        assert set(waits_s) == {0}
    assert found == [100, 20]
    assert why.startswith(f"Archived journal {second} cannot be read: another program holds the journal")


def test_where_the_journal_itself_is_gone_those_before_it_are_read(cabinet: Names) -> None:
    life, _, _ = cabinet
    life.runtime.stop()
    life.path.unlink()
    found, (why,) = told(life)
    assert found == [50, 20]
    assert why == f"There is no journal at {life.path}."


def test_one_that_was_put_away_looks_back_from_where_it_is(cabinet: Names) -> None:
    life, first, second = cabinet
    for name, expected in ((second, [50, 20]), (first, [20])):
        path = life.archive(name)
        among = kept_journals(lambda path=path: look_back(path), Archives(path))  # type: ignore[misc] # bound at once
        assert of(among) == (expected, [])


def test_without_a_clear_there_is_one_volume(tmp_path: Path) -> None:
    life = Life(tmp_path)
    life.visit(20, 5, 4)
    assert named(life) == [None]
    life.end()


def test_an_event_that_this_program_makes_nothing_of_is_named(cabinet: Names) -> None:
    life, _, _ = cabinet
    (running, *_) = life.kept_journals()
    with pytest.raises(UNREADABLE, match="An event in it makes no sense"), running.look_back():
        raise AssertionError("30 cents too many")
