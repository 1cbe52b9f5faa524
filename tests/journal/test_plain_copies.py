"""What a plain copy says of itself to an audit, a start, and a process that follows it (regulation C3 to C6)."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal import (
    Journal,
    JournalBroken,
    JournalDamaged,
    JournalFailed,
    background,
    connections,
    copies,
    head,
    putting_away,
    verifier,
)
from terminal.journal.chain import GENESIS, link
from terminal.journal.copies import examination, frames, plain, rebuilding
from terminal.journal.copies.audit import CopyAudit, verify_copy
from terminal.journal.copies.examination import chain_in, examine
from terminal.journal.copies.frames import START
from terminal.journal.copies.places import mark_suspect, suspect_path
from terminal.journal.copies.settling import inspect_database
from terminal.journal.copies.verifier import check
from terminal.journal.past import _checked
from terminal.journal.places import head_path
from terminal.journal.verifier import check as checked_runs
from tests.journal.bench import NOW_MS, contents
from tests.journal.house import EVENTS, House, another, records

LAST = len(EVENTS) + 1


def chain_of(house: House) -> list[bytes]:
    """The hash of each event, that of none first."""
    return [GENESIS, *(record.chain for record in records(house.places[0]))]


def test_an_audit_follows_each_copy_to_the_databases_last_event_and_beyond(house: House) -> None:
    chain = chain_of(house)
    for place in house.places:
        for seq in (0, 1, 40, LAST):
            assert verify_copy(place, seq, chain[seq]) == CopyAudit(place, LAST)


def test_an_audit_of_copies_without_events_is_sound(tmp_path: Path) -> None:
    empty = House(tmp_path / "empty")
    empty.open().close()
    for place in empty.places:
        assert verify_copy(place, 0, GENESIS) == CopyAudit(place, 0)
        assert "event 1: it and what follows up to event 1 are not" in verify_copy(place, 1, bytes(32)).fault


def test_an_audit_says_of_each_copy_what_is_wrong_with_it(house: House) -> None:
    place, chain = house.places[1], chain_of(house)
    assert verify_copy(place, LAST, bytes(32)).fault == (
        f"The journal is broken at event {LAST}: it is not what the database says."
    )
    assert verify_copy(place, LAST + 2, bytes(32)).fault == (
        f"The journal is broken at event {LAST + 1}: it and what follows up to event {LAST + 2} are not in the copy."
    )
    mark_suspect(place.path)
    assert verify_copy(place, LAST, chain[LAST]) == CopyAudit(
        place, LAST, "It was found damaged while the terminal ran."
    )
    suspect_path(place.path).unlink()
    place.path.write_bytes(frames.header(2) + place.path.read_bytes()[frames.HEADER_BYTES :])
    assert verify_copy(place, LAST, chain[LAST]).fault == "Its file does not begin as that copy does."
    place.path.unlink()
    assert verify_copy(place, LAST, chain[LAST]) == CopyAudit(place, fault="The file is missing.", missing=True)
    place.path.mkdir()
    assert verify_copy(place, LAST, chain[LAST]).fault.startswith("It cannot be read (")


def test_the_hash_of_any_event_is_found_in_a_copy_that_was_followed_as_a_whole_or_in_part(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain = chain_of(house)
    for inline in (1 << 20, 2_000):
        monkeypatch.setattr(examination, "INLINE_BYTES", inline)
        examined = examine(house.places[0])
        assert (examined.verified_from.seq > 0) == (inline == 2_000)
        assert [chain_in(examined, seq) for seq in range(LAST + 1)] == chain
        with pytest.raises(JournalDamaged, match=f"Event {LAST + 1} is missing in copy 2"):
            chain_in(examined, LAST + 1)


def test_a_process_follows_a_copy_up_to_a_place_and_marks_one_that_is_damaged(house: House) -> None:
    examined = examine(house.places[1])
    assert check(house.places[1], examined.end) == ["sound"]
    content = bytearray(house.copy3.read_bytes())
    content[400] ^= 1
    house.copy3.write_bytes(content)
    code, say = check(house.places[1], examined.end)
    assert code == JournalDamaged.code
    assert str(say).startswith(f"Copy 3 of the journal, {house.copy3}, was found damaged: ")
    assert suspect_path(house.copy3).exists()
    house.copy3.unlink()
    code, say = check(house.places[1], examined.end)
    assert (code, "cannot be used" in str(say)) == ("journal_failed", True)


def test_the_processes_that_follow_copies_end_with_the_journal_and_a_short_one_needs_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(house.open()) as journal:
        journal.check_copies()
        assert journal._check is None
    monkeypatch.setattr(examination, "INLINE_BYTES", 2_000)
    with closing(house.open()) as journal:
        journal.check_copies()
        assert journal._check is not None
        processes = list(journal._check._processes)
        assert len(processes) == 2
    assert all(process.returncode is not None for process in processes)


def longer(house: House, number: int) -> None:
    """Let one plain copy hold an event more, which was never acknowledged."""
    last = records(house.places[number - 2])[-1]
    event = (LAST + 1, NOW_MS, "bill", b"20.00", link(last.chain, LAST + 1, NOW_MS, "bill", b"20.00"))
    with house.places[number - 2].path.open("ab") as file:
        file.write(frames.packed([event], None).content)


@pytest.mark.parametrize("number", [2, 3])
def test_a_bad_database_is_made_anew_from_the_longest_copy(house: House, number: int) -> None:
    longer(house, number)
    house.path.write_bytes(b"")
    with closing(house.open()) as journal:
        assert journal.seq == LAST + 1
        assert [finding.copy for finding in journal.findings] == [1, 5 - number]
        assert journal.findings[0].say.startswith(
            f"The journal's database was bad and was made anew from copy {number}: "
        )


def test_an_older_database_is_said_to_lack_what_a_copy_has(house: House, tmp_path: Path) -> None:
    older = tmp_path / "older" / "journal.db"
    with closing(Journal.open(older, NOW_MS)) as journal:
        journal.append(EVENTS[:5], NOW_MS)
    for file in (older, head_path(older)):
        shutil.copy(file, house.path.parent)
    with closing(house.open()) as journal:
        [finding] = journal.findings
    assert finding.say == (
        "The journal's database was bad and was made anew from copy 2: "
        f"The journal is broken at event 6: events up to {LAST} are in copy 2."
    )


def test_nothing_of_a_database_that_was_set_aside_meets_the_new_one(house: House) -> None:
    old = {suffix: house.path.with_name(f"journal.db{suffix}") for suffix in ("", "-wal", "-shm", "-journal")}
    for suffix, file in old.items():
        file.write_bytes(b"old" + suffix.encode())
    house.open().close()
    for suffix in old:
        assert house.path.with_name(f"journal.db.bad{suffix}").read_bytes() == b"old" + suffix.encode()
    assert not any(file.exists() for suffix, file in old.items() if suffix)


@pytest.mark.parametrize("events", [5, 400])
def test_a_shorter_or_longer_strange_copy_that_nobody_outvotes_is_refused_and_nothing_changes(
    house: House, tmp_path: Path, events: int
) -> None:
    other = House(tmp_path / "other")
    with closing(other.open()) as journal:
        journal.append([("bill", b"1")] * events, NOW_MS)
    house.copy2.write_bytes(b"")
    shutil.copy(other.copy3, house.copy3)
    names = sorted(house.path.parent.iterdir())
    house.assert_refused(JournalDamaged)
    assert sorted(house.path.parent.iterdir()) == names


def test_two_good_copies_that_contradict_each_other_make_no_database(house: House, tmp_path: Path) -> None:
    other = House(tmp_path / "other")
    with closing(other.open()) as journal:
        journal.append([("bill", b"1")] * 400, NOW_MS)
    shutil.copy(other.copy3, house.copy3)
    house.path.write_bytes(b"")
    head_path(house.path).unlink()
    assert "The plain copies of the journal tell of different events" in house.assert_refused(JournalDamaged).say


def test_a_kind_that_is_no_text_is_a_broken_event_and_no_error_of_the_program(house: House) -> None:
    """Its checksum may be right: another program can have made it."""
    [first, *_] = records(house.places[0])
    plain = bytearray(frames.packed([(1, NOW_MS, "kind", b"", first.chain)], None).content)
    plain[plain.index(b"kind")] = 0xFF
    content = bytes(plain[:-4])
    house.copy2.write_bytes(frames.header(2) + content + zlib.crc32(content).to_bytes(4, "big"))
    file = os.open(house.copy2, os.O_RDONLY)
    try:
        with pytest.raises(JournalBroken) as caught:
            list(frames.frames(file, START, house.copy2.stat().st_size))
    finally:
        os.close(file)
    assert caught.value.seq == 1


def test_an_event_without_the_one_before_it_is_not_given_out() -> None:
    with pytest.raises(JournalBroken, match="event 6: it is missing"):
        _checked(7, NOW_MS, "bill", b"", bytes(32), None)


CHANGES: list[Callable[[House], object]] = [
    lambda house: house.copy2.unlink(),
    lambda house: house.copy2.write_bytes(b"noise"),
    lambda house: os.truncate(house.copy2, house.copy2.stat().st_size - 1),
]


@pytest.mark.parametrize("change", CHANGES)
def test_who_opens_the_database_alone_changes_no_copy(house: House, change: Callable[[House], object]) -> None:
    change(house)
    before = contents(house.copy3)
    there = house.copy2.exists() and house.copy2.read_bytes()
    Journal.open(house.path, NOW_MS).close()
    assert contents(house.copy3) == before
    assert (house.copy2.exists() and house.copy2.read_bytes()) == there


def test_the_bad_file_of_a_copy_is_kept_for_whoever_wants_to_know_why(house: House) -> None:
    for bad in (b"noise", b"other noise"):
        house.copy3.write_bytes(bad)
        mark_suspect(house.copy3)
        house.open().close()
        assert house.copy3.with_name("journal.db.copy3.bad").read_bytes() == bad
        assert not suspect_path(house.copy3).exists()
        assert not house.copy3.with_name("journal.db.copy3.new").exists()


def test_copies_of_another_story_do_not_stand_in_for_the_database_though_they_are_longer(
    house: House, tmp_path: Path
) -> None:
    """The head says which event was acknowledged last: what lacks it, or has another there, is not this journal."""
    other = another(tmp_path)
    shutil.copy(other.copy2, house.copy2)
    shutil.copy(other.copy3, house.copy3)
    house.path.write_bytes(b"")
    house.assert_refused(JournalDamaged)


def forged_from(house: House, seq: int) -> list[tuple[int, int, str, bytes, bytes]]:
    """The events from one on with other bodies as long as theirs, linked anew: each follows from the one before."""
    chain, forged = chain_of(house)[seq - 1], []
    for one in records(house.places[0])[seq - 1 :]:
        body = bytes(len(one.body)) if one.state is None else one.body
        chain = link(chain, one.seq, one.at_ms, one.kind, body)
        forged.append((one.seq, one.at_ms, one.kind, body, chain))
    return forged


def verified_until_damaged(journal: Journal) -> str:
    """What is said of damage that the rounds come upon."""
    for _ in range(20):
        try:
            journal.verify_ends()
        except JournalDamaged as error:
            return error.say
    return "nothing"


def test_older_events_rewritten_with_hashes_that_fit_are_not_what_was_read_before(house: House) -> None:
    """The first slice of the database ends with event 25, the second with event 50."""
    forged = [row for row in forged_from(house, 30) if row[0] <= 50]
    with closing(house.open()) as journal:
        for _ in range(10):
            journal.verify_ends()
        with closing(sqlite3.connect(house.path, isolation_level=None)) as stranger:
            for seq, _, _, body, chain in forged:
                stranger.execute("UPDATE events SET body = ?, chain = ? WHERE seq = ?", (body, chain, seq))
        assert "Its events from 26 on are not what was written." in verified_until_damaged(journal)
    house.assert_whole(1)


def test_older_records_rewritten_with_hashes_that_fit_are_not_what_was_read_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain, "SLICE_BYTES", 2_000)
    with house.copy3.open("rb") as file:
        offsets = [one.offset for one in frames.frames(file.fileno(), START, house.copy3.stat().st_size)]
    ends = [one for one in range(1, LAST + 1) if offsets[one - 1] <= frames.HEADER_BYTES + 2_000]
    with closing(house.open()) as journal:
        for _ in range(20):
            journal.verify_ends()
        with house.copy3.open("r+b") as file:
            for row in forged_from(house, 2):
                if row[0] < ends[-1]:
                    os.pwrite(file.fileno(), frames.packed([row], None).content, offsets[row[0] - 1])
        assert "Its records from event 1 on are not what was written." in verified_until_damaged(journal)
    house.assert_whole(3)


def test_a_check_that_cannot_be_started_is_a_failure_of_the_journal_and_leaves_nothing_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process of two cannot be made; the first is ended."""
    started: list[subprocess.Popen[str]] = []
    honest = background.start_process

    def start(*words: object, **named: object) -> subprocess.Popen[str]:
        if started:
            raise OSError(11, "Resource temporarily unavailable")
        started.append(honest(*words, **named))  # type: ignore[arg-type]
        return started[0]

    monkeypatch.setattr(background, "start_process", start)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    with pytest.raises(OSError, match="temporarily unavailable"):
        background.Verifiers(house.path)
    assert started[0].returncode is not None
    monkeypatch.setattr("terminal.journal.copies.background.start_process", start)
    monkeypatch.setattr(examination, "INLINE_BYTES", 2_000)
    with closing(house.open()) as journal:
        with pytest.raises(JournalFailed, match=r"cannot be checked \(Resource temporarily unavailable\)"):
            journal.check_copies()
        journal.verify_ends()


def test_a_process_whose_terminal_is_gone_ends(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for its verdict; one whose terminal lives on goes on."""
    with_the_snapshot = [(21, LAST)]
    assert checked_runs(house.path, iter(with_the_snapshot)) == ["sound", 21]
    for module in (verifier, copies.verifier):
        module._end_with(os.getppid())
        with pytest.raises(SystemExit, match="the terminal has ended"):
            module._end_with(os.getppid() + 1)
    parents = iter((1, 2))
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    with pytest.raises(SystemExit, match="the terminal has ended"):
        checked_runs(house.path, iter(with_the_snapshot))


def test_a_verifier_that_gets_no_order_does_not_touch_the_journal(tmp_path: Path) -> None:
    assert checked_runs(tmp_path / "journal.db", iter(())) == ["sound"]


def test_after_a_failure_nothing_is_appended_kept_or_vouched_for_until_the_next_start(house: House) -> None:
    with closing(house.open()) as journal:
        seq = journal.seq
        file, journal._copies[0]._file = journal._copies[0]._file, os.open(os.devnull, os.O_RDONLY)
        for refused in (
            lambda: journal.append([("bill", b"20.00")], NOW_MS),
            lambda: journal.append([("bill", b"20.00")], NOW_MS),
            lambda: journal.snapshot(b"state"),
            journal.verify_ends,
        ):
            with pytest.raises(JournalFailed, match="Copy 2"):
                refused()
            assert journal.seq == seq
        os.close(file)


def test_a_write_that_the_disk_takes_only_in_part_is_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = os.pwrite
    with closing(house.open()) as journal, monkeypatch.context() as patched:
        patched.setattr(os, "pwrite", lambda file, content, at: honest(file, content[:-1], at))
        with pytest.raises(JournalFailed, match="took only a part"):
            journal.append([("bill", b"20.00")], NOW_MS)
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", lambda _file, content: len(content) - 1)
        house.copy2.unlink()
        with pytest.raises(JournalFailed, match="took only a part"):
            house.open()
        with pytest.raises(OSError, match="took only a part"):
            putting_away.begin(house.path, b"the record")
        assert putting_away.record_of(house.path) is None


def test_a_device_that_fails_is_told_in_the_systems_words_or_else_in_the_programs(house: House) -> None:
    place = house.places[0]
    for error, words in ((OSError(5, "Input/output error"), "Input/output error"), (OSError("no reason"), "no reason")):
        assert plain.failed(place, error).say == f"Copy 2 of the journal, {place.path}, cannot be used ({words})."


@pytest.mark.parametrize("seq", [1, 30, LAST])
def test_a_database_that_was_made_anew_is_followed_as_a_whole_before_it_gets_its_name(
    house: House, monkeypatch: pytest.MonkeyPatch, seq: int
) -> None:
    honest = rebuilding._insert

    def damaged(making: Path, made_of: Iterator[frames.Record]) -> None:
        honest(making, made_of)
        with closing(sqlite3.connect(making, isolation_level=None)) as disk:
            disk.execute("UPDATE events SET at_ms = at_ms + 1 WHERE seq = ?", (seq,))

    house.path.write_bytes(b"")
    with monkeypatch.context() as patched:
        patched.setattr(rebuilding, "_insert", damaged)
        with pytest.raises(JournalDamaged):
            house.open()
    assert house.path.read_bytes() == b""
    house.assert_whole(1)


def test_the_newest_head_stays_until_the_next_is_written(house: House) -> None:
    """Each start writes into the slot that does not hold it."""
    found = set()
    for appended in (2, 1, 0):
        known = head.read(head_path(house.path))
        assert known is not None
        assert inspect_database(house.path)[1] == known.slot
        found.add(known.slot)
        with closing(house.open()) as journal:
            for _ in range(appended):
                journal.append([("bill", b"20.00")], NOW_MS)
    assert found == {0, 1}


def test_a_verifier_takes_its_words_and_orders_and_says_its_verdict_as_one_line(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reader, orders = os.pipe()
    os.write(orders, b"".join(run.to_bytes(8, "big") + LAST.to_bytes(8, "big") for run in (7, 21)))
    os.close(orders)
    with open(reader) as stdin:  # noqa: PTH123 - a pipe has no path
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(sys, "argv", ["verifier", str(house.path)])
        verifier.main()
    assert capsys.readouterr().out == '["sound", 7, 21]'
    end = examine(house.places[1]).end
    for seq, code in ((end.seq, "sound"), (end.seq + 1, "journal_damaged")):
        words = ["3", str(house.copy3), str(end.offset), str(seq), end.chain.hex()]
        monkeypatch.setattr(sys, "argv", ["verifier", *words])
        copies.verifier.main()
        assert json.loads(capsys.readouterr().out)[0] == code


def test_nobody_waits_at_a_pipe_in_the_place_of_any_file_of_a_database(tmp_path: Path) -> None:
    for suffix in ("", "-wal", "-shm", "-journal"):
        path = tmp_path / (suffix or "itself") / "journal.db"
        path.parent.mkdir()
        os.mkfifo(path.with_name(f"journal.db{suffix}"))
        with pytest.raises(JournalDamaged, match=f"What has the name journal.db{suffix} is no file"):
            connections._verify_files(path)
