"""A generator's record: sections 6 to 8 of drivers/dice/PROTOCOL.md, and the file of the internal one."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from drivers.dice.messages import Histogram, LogPage, Outcome, Refused, Result, Totals, Void, VoidReason
from drivers.dice.record import Record
from drivers.dice.record_file import RecordDamagedError, RecordFile

MAX_FILE_BYTES = 65_536


def good(throw: int, *dice: int) -> Result:
    return Result(throw, dice, (99,) * len(dice))


def recorded(*outcomes: Outcome) -> Record:
    """A generator's record with these outcomes of two dice."""
    record = Record()
    for outcome in outcomes:
        record.begin(outcome.throw, 2)
        record.end(outcome)
    return record


def told(record: Record) -> tuple[Totals, Histogram, Histogram]:
    return record.totals(), record.histogram(1), record.histogram(2)


# Statistics -----------------------------------------------------------------------------------------------------------


def test_results_voids_and_the_faces_of_each_die_are_counted() -> None:
    record = recorded(good(1, 1, 6), good(2, 1, 5), Void(3, VoidReason.COCKED), good(5, 6, 6), Void(6, VoidReason.LID))
    assert told(record) == (Totals(3, 2), Histogram(1, (2, 0, 0, 0, 0, 1)), Histogram(2, (0, 0, 0, 0, 1, 2)))


def test_every_face_is_counted_as_itself_and_what_is_no_face_as_none() -> None:
    record = recorded(*(good(throw, throw, 7 - throw) for throw in range(1, 7)), good(7, 0, 7), good(8, 9, 8))
    assert told(record) == (Totals(8, 0), Histogram(1, (1,) * 6), Histogram(2, (1,) * 6))


def test_a_result_that_is_made_void_moves_from_the_results_to_the_voids_and_its_faces_are_taken_back() -> None:
    record = recorded(good(1, 3, 4), Result(2, (3, 4), (98, 41)), good(3, 3, 4))
    record.refuse(2)
    assert told(record) == (Totals(2, 1), Histogram(1, (0, 0, 2, 0, 0, 0)), Histogram(2, (0, 0, 0, 2, 0, 0)))
    assert list(record.outcomes) == [good(1, 3, 4), Void(2, VoidReason.HOST), good(3, 3, 4)]
    record.refuse(2)
    assert record.totals() == Totals(2, 1), "what is void already stays as it is"


def test_a_result_with_another_number_of_dice_than_the_generator_has_is_a_mistake_that_is_noticed() -> None:
    with pytest.raises(ValueError, match="zip"):
        recorded(good(1, 1, 2, 3))


# Numbers --------------------------------------------------------------------------------------------------------------


def test_why_a_throw_cannot_begin() -> None:
    record = recorded(good(5, 1, 2))
    assert [record.why_not_begin(throw, 2) for throw in (4, 5, 6)] == [Refused.OLD, Refused.OLD, None]
    assert [record.why_not_begin(6, count) for count in (0, 1, 2, 3, 4, 5)] == [
        *(Refused.COUNT, None, None, None, None, Refused.COUNT)
    ]
    assert Record((1, 3)).why_not_begin(6, 2) is Refused.COUNT
    assert record.why_not_begin(4, 5) is Refused.OLD, "the first that applies"


def test_why_a_result_cannot_be_made_void() -> None:
    record = recorded(good(5, 1, 2), Result(6, (1, 2), (98, 79)), Void(7, VoidReason.LID))
    answers = {throw: record.why_not_refuse(throw, 2) for throw in (4, 5, 6, 7, 8)}
    assert answers == {4: Refused.NONE, 5: Refused.GOOD, 6: None, 7: None, 8: Refused.NONE}
    assert [record.why_not_refuse(throw, 3) for throw in (4, 5)] == [Refused.NONE, Refused.COUNT]


def test_a_throw_that_the_power_cut_short_is_void_and_one_that_was_over_is_not() -> None:
    record = recorded(good(5, 1, 2))
    record.power_up()
    assert list(record.outcomes) == [good(5, 1, 2)]
    record.begin(6, 2)
    record.power_up()
    assert record.find(6) == Void(6, VoidReason.POWER)
    assert (record.begun, record.last, record.totals()) == (None, 6, Totals(1, 1))


def test_a_cleared_record_restarts_its_numbers_and_keeps_its_statistics() -> None:
    record = recorded(good(5, 1, 2))
    record.clear()
    assert (record.find(5), record.why_not_begin(1, 2), record.totals()) == (None, None, Totals(1, 0))


def test_sixteen_outcomes_are_on_record_four_on_a_page_the_newest_first() -> None:
    record = recorded(*(good(throw, 1, 2) for throw in range(1, 20)), Void(20, VoidReason.LID))
    pages = [record.page(page) for page in range(4)]
    assert [[throw for throw, _ in page.entries] for page in pages] == [
        [20, 19, 18, 17],
        [16, 15, 14, 13],
        [12, 11, 10, 9],
        [8, 7, 6, 5],
    ]
    assert pages[0] == LogPage(0, ((20, VoidReason.LID), (19, (1, 2)), (18, (1, 2)), (17, (1, 2))))
    assert [record.find(throw) for throw in (4, 5)] == [None, good(5, 1, 2)]


# The file -------------------------------------------------------------------------------------------------------------

FULL = recorded(good(1, 1, 6), Void(2, VoidReason.BROKEN), good(4, 2, 2))
FULL.begin(9, 2)
PLAIN: dict[str, Any] = {
    "serial": "00C0FFEE",
    "count": 2,
    "last": 9,
    "begun": 9,
    "outcomes": [[1, [1, 6], 0], [2, [], 8], [4, [2, 2], 0]],
    "faces": [[1, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1]],
    "results": 2,
    "voids": 1,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "record"


def test_a_record_is_written_as_it_always_was_and_read_again(path: Path) -> None:
    """Other versions of the program must be able to read it."""
    path.write_text(json.dumps(PLAIN))
    file = RecordFile(path)
    record = file.load()
    assert file.serial == "00C0FFEE"
    assert (record.plain(), told(record), list(record.outcomes)) == (FULL.plain(), told(FULL), list(FULL.outcomes))
    file.save(record)
    assert json.loads(path.read_text()) == PLAIN


OTHERS: dict[str, Any] = {
    **PLAIN,
    "begun_count": 1,
    "outcomes": [*PLAIN["outcomes"], [5, [1, 2, 3], 0], [6, [], 1, 3], [7, [6], 0]],
    "others": {
        "1": {"faces": [[0, 0, 0, 0, 0, 1]], "results": 1, "voids": 0},
        "3": {"faces": [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]], "results": 1, "voids": 1},
    },
}


def test_throws_with_other_numbers_of_dice_are_written_behind_those_of_two(path: Path) -> None:
    path.write_text(json.dumps(OTHERS))
    file = RecordFile(path)
    record = file.load()
    assert [record.count_of(throw) for throw in (1, 2, 5, 6, 7, 9, 8)] == [2, 2, 3, 3, 1, 1, None]
    assert (record.totals(), record.totals(3), record.totals(4)) == (Totals(4, 2), Totals(1, 1, 3), Totals(0, 0, 4))
    file.save(record)
    assert json.loads(path.read_text()) == OTHERS
    record.power_up()
    file.save(record)
    assert json.loads(path.read_text())["outcomes"][-1] == [9, [], 6, 1]


OTHERS_DAMAGED: tuple[dict[str, Any], ...] = (
    {"begun_count": 5},
    {"begun_count": 0},
    {"begun_count": "1"},
    {"begun_count": 2},
    {"others": {}},
    {"others": {"2": OTHERS["others"]["1"]}},
    {"others": {"5": {"faces": [[0] * 6] * 5, "results": 1, "voids": 0}}},
    {"others": {"1": {"faces": [[0] * 6], "results": 0, "voids": 0}}},
    {"others": {"1": {"faces": [[0] * 6] * 2, "results": 1, "voids": 0}}},
    {"others": {"1": {"faces": [[0] * 6], "results": -1, "voids": 0}}},
    {"others": []},
    {"outcomes": [[6, [], 1, 5]]},
    {"outcomes": [[6, [], 1, 2]]},
    {"outcomes": [[6, [], 0]]},
    {"outcomes": [[6, [1, 2, 3], 0, 3]]},
)


def test_a_record_of_other_throws_that_is_not_as_it_was_written_is_damaged(path: Path) -> None:
    for damage in OTHERS_DAMAGED:
        path.write_text(json.dumps({**OTHERS, **damage}))
        try:
            RecordFile(path).load()
        except RecordDamagedError:
            continue
        raise AssertionError(f"{damage} was read")


def test_a_new_record_has_a_serial_number_of_eight_digits_and_lies_in_a_folder_that_is_made(tmp_path: Path) -> None:
    path = tmp_path / "not" / "yet" / "record"
    serials = set()
    for _ in range(5):
        path.unlink(missing_ok=True)
        file = RecordFile(path)
        assert file.load().plain() == Record().plain()
        assert json.loads(path.read_text())["serial"] == file.serial
        serials.add(file.serial)
    assert all(len(serial) == 8 and set(serial) <= set("0123456789ABCDEF") for serial in serials)
    assert len(serials) == 5


@pytest.mark.parametrize(
    "damage",
    [
        {"serial": 17},
        {"serial": ""},
        {"serial": "A-1"},
        {"count": 3},
        {"last": "9"},
        {"results": None},
        {"outcomes": [[1, [1, 6], 99]]},
        {"outcomes": [[1, [1, 6]]]},
        {"last": -9},
        {"begun": 8},
        {"voids": True},
        {"faces": [[1, 1, 0, 0, 0, 0]]},
        {"faces": [[1, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0]]},
        {"faces": [[1, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, "1"]]},
        {"more": 1},
    ],
    ids=str,
)
def test_a_record_that_is_not_as_it_was_written_is_damaged(path: Path, damage: dict[str, object]) -> None:
    path.write_text(json.dumps({**PLAIN, **damage}))
    with pytest.raises(RecordDamagedError, match=str(path)):
        RecordFile(path).load()


@pytest.mark.parametrize("key", PLAIN)
def test_a_record_without_one_of_its_parts_is_damaged(path: Path, key: str) -> None:
    path.write_text(json.dumps({name: value for name, value in PLAIN.items() if name != key}))
    with pytest.raises(RecordDamagedError):
        RecordFile(path).load()


def test_a_file_longer_than_any_record_is_damaged_and_one_as_long_is_read(path: Path) -> None:
    path.write_text(json.dumps(PLAIN).ljust(MAX_FILE_BYTES))
    assert RecordFile(path).load().last == 9
    path.write_text(json.dumps(PLAIN).ljust(MAX_FILE_BYTES + 1))
    with pytest.raises(RecordDamagedError):
        RecordFile(path).load()


def test_what_is_no_file_is_neither_waited_for_nor_taken_for_a_record(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(RecordDamagedError):
        RecordFile(path).load()
    writer = os.open(path, os.O_RDWR)
    os.write(writer, json.dumps(PLAIN).encode())
    with pytest.raises(RecordDamagedError):
        RecordFile(path).load()
    os.close(writer)


def test_a_record_is_whole_on_the_disk_before_it_takes_its_name_and_then_the_name_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text("the record before")
    synced: list[tuple[str, int | str]] = []

    def sync(handle: int) -> None:
        status = os.fstat(handle)
        if stat.S_ISDIR(status.st_mode):
            synced.append(("folder", json.loads(path.read_text())["serial"]))
        else:
            synced.append((path.read_text(), status.st_size))

    monkeypatch.setattr(os, "fsync", sync)
    file = RecordFile(path)
    file.serial = "00C0FFEE"
    file.save(FULL)
    assert synced == [("the record before", path.stat().st_size), ("folder", "00C0FFEE")]


def test_no_file_stays_open(path: Path) -> None:
    def opened() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    file, before = RecordFile(path), opened()
    file.save(file.load())
    assert opened() == before
    path.write_bytes(b"")
    with pytest.raises(RecordDamagedError):
        file.load()
    assert opened() == before
