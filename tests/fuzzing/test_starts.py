"""Every file that a start reads, damaged in every way: it opens with its money, or says in one sentence why not.

Regulation C3, C6: damage is noticed and never used. The long form is `./kiosk fuzz files --runs 10000`.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from drivers.dice.record_file import RecordDamagedError, RecordFile
from drivers.ports.message import message
from harness.fuzzing import damage
from harness.fuzzing.damage import DAMAGES, Damage
from harness.fuzzing.starts import JOURNAL_FILES, Starts, files_opened
from terminal.messages.english import sentence
from terminal.start.app import open_parts
from terminal.start.no_play import NoPlayError
from terminal.verification import manifest
from terminal.verification.ed25519 import public_key
from terminal.verification.files import prints
from terminal.verification.process import verdict_of

FILES = (
    "Param.ini",
    "config/sheets/craps-el601.ini",
    "dice.record",
    "dice.record.lock",
    *sorted((*JOURNAL_FILES, "journal.sqlite.lock")),
    "tickets.sqlite",
    "tickets.sqlite.lock",
)
SEED = bytes(range(32))
MADE_ANEW = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database only while it is open, or after a kill: `tests/journal/test_damage.py`."""


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starts]:
    logging.disable(logging.CRITICAL)  # what is said of damaged files is held against the screen's sentences instead
    yield Starts(tmp_path_factory.mktemp("starts"), seed=1)
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda one: one.__name__)
@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_changes_no_credit_and_ends_in_play_or_in_a_sentence(
    starts: Starts, name: str, damage: Damage
) -> None:
    starts.once(name, damage)
    assert starts.outcome.wrong == []


def test_every_file_that_a_start_opens_is_among_those_that_are_damaged(starts: Starts) -> None:
    damage.restored(starts.kept, starts.place)
    seen: set[str] = set()
    with files_opened(seen):
        assert starts.start() == ""
    inside = {name for one in seen if (name := _inside(starts.place, one)) and not name.endswith(MADE_ANEW)}
    assert inside == set(FILES)
    assert set(starts.files) == set(FILES)


def test_a_script_of_damages_goes_through_every_file_in_every_way(starts: Starts) -> None:
    before = starts.outcome.runs
    outcome = starts.run(lambda so_far: so_far.runs < before + 3)
    assert (outcome.runs, outcome.wrong) == (before + 3, [])
    assert outcome.opened + outcome.refused == outcome.runs


def _inside(folder: Path, opened: str) -> str:
    path = opened.removeprefix("file://").partition("?")[0]
    return path.removeprefix(f"{folder}/") if path.startswith(f"{folder}/") and not Path(path).is_dir() else ""


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda one: one.__name__)
def test_a_damaged_manifest_vouches_for_nothing_and_says_so_in_a_sentence(tmp_path: Path, damage: Damage) -> None:
    """Regulation V1: a mismatch locks. Without a manifest the program is unsigned, which journals remember."""
    path, key = tmp_path / manifest.NAME, public_key(SEED)
    (tmp_path / "kiosk").write_text("a program")
    path.write_bytes(manifest.signed("1.2.3", prints(tmp_path, compiled=True), SEED))
    whole = path.read_bytes()
    damage(path, Random(2))  # noqa: S311 - what is damaged is to be the same each time
    verdict = verdict_of(tmp_path, key)
    readable = path.is_file() and os.access(path, os.R_OK)  # an administrator may always read
    signed = readable and path.read_bytes() == whole
    assert verdict.status == ("signed" if signed else "changed" if path.exists() else "unsigned")
    assert all(sentence(one).endswith(".") for one in verdict.mismatches)


# What such damage has led to ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"[" * 100_000, b'{"count": 1e999}', b'{"count": 9000000000, "serial": "A"}', b""])
def test_a_record_of_the_dice_that_makes_no_sense_is_damaged_and_nothing_worse(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "dice.record"
    path.write_bytes(content)
    with pytest.raises(RecordDamagedError):
        RecordFile(path).load()
    assert path.read_bytes() == content


def refused(starts: Starts) -> NoPlayError:
    with pytest.raises(NoPlayError) as caught:
        open_parts(starts.place / "Param.ini", None, starts.place)
    return caught.value


def test_an_empty_param_ini_does_not_mean_that_every_parameter_is_as_shipped(starts: Starts) -> None:
    damage.restored(starts.kept, starts.place)
    (starts.place / "Param.ini").write_text("")
    assert str(refused(starts)).endswith("Param.ini: it is empty.")


def test_a_line_that_fills_the_file_is_not_quoted_as_a_whole(starts: Starts) -> None:
    damage.restored(starts.kept, starts.place)
    (starts.place / "Param.ini").write_text("[" * 500_000)
    assert len(str(refused(starts))) < 400


def test_no_new_journal_is_begun_beside_another_one(starts: Starts) -> None:
    """One flipped bit in the journal's name would otherwise open an empty cabinet."""
    damage.restored(starts.kept, starts.place)
    param = starts.place / "Param.ini"
    param.write_text(param.read_text().replace("journal.sqlite", "journal.sqlitd"))
    why = message("journal.another_there", name="journal.sqlitd", other="journal.sqlite")
    assert refused(starts).lock.why == why
    assert not (starts.place / "journal.sqlitd").exists()
