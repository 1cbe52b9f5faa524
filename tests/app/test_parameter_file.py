"""Changed parameters reach Param.ini, or they are not changed, whatever is cut, fails, or edits the file meanwhile."""

from __future__ import annotations

import functools
import itertools
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from drivers.ports import BoardInputs, Report
from drivers.ports.message import message
from harness.torture.power.life import Disk
from harness.virtual_disk.disk import after_cut
from harness.virtual_disk.recording import Recording, recorded_system_calls
from harness.virtual_disk.sqlite_layer import recorded_sqlite
from terminal.cabinet.events import (
    ParameterChange,
    ParametersChanged,
    ParametersHeld,
    ParametersRestored,
    ParametersWritten,
    from_bytes,
)
from terminal.common.places import ROOT
from terminal.common.version import VERSION
from terminal.journal.reading import read
from terminal.maths import sheets
from terminal.messages.english import sentence
from terminal.settings.reading import load
from terminal.settings.writing import change
from terminal.start.app import Parts, open_parts
from terminal.start.no_play import NoPlayError
from terminal.start.parameter_file import ParameterFile
from tests.test_ram_clear import image_of

BY_HAND = """\
; Harry's cabinet
[cabinet]
establishment = Reno NV   # until the fair
[screen]
alarm_volume = 4
[access]
sign_in = key
"""
ELKO = {"cabinet.establishment": "Elko NV", "screen.alarm_volume": "3"}
TECHNICIAN = BoardInputs((), ("technician",))
EVERY = 3
"""Every so many operations are tried out; 1 tries them all."""


@pytest.fixture(scope="module", autouse=True)
def _odds_worked_out_once() -> Iterator[None]:
    """Each test begins with a new journal, which does not know the odds of the shipped sheets: half of a start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sheets, "open_checked", functools.cache(sheets.open_checked))
        yield


class Board:
    """A cabinet board that reports what a test lets it see."""

    def __init__(self) -> None:
        self.report: Callable[[int, Report], None] = lambda _number, _report: None
        self.number = 0

    def start(self, report: Callable[[int, Report], None]) -> None:
        """Report to this from now on."""
        self.report = report

    def see(self, inputs: BoardInputs) -> None:
        """Report doors and keys."""
        self.number += 1
        self.report(self.number, inputs)

    def want(self, order: object) -> None:
        """It has no orders to carry out."""

    def handled(self, number: int) -> None:
        """It keeps no evidence."""

    def stop(self) -> None:
        """It has no thread."""


class Terminal:
    """One run of a terminal on the files of a folder, with a board alone."""

    def __init__(self, folder: Path, *, key: bool = True) -> None:
        self.param, self.journal = folder / "Param.ini", folder / "journal.sqlite"
        folder.mkdir(exist_ok=True)
        if not self.param.exists():
            self.param.write_text(BY_HAND)
        self.parts: Parts = open_parts(self.param, self.journal)
        self.runtime = self.parts.runtime
        self.file = ParameterFile(self.runtime, self.param, ROOT, lambda: 1_790_000_000_000)
        self.board = Board()
        self.runtime.start(VERSION, {"board": self.board}, lambda: None)
        if key:
            self.board.see(TECHNICIAN)
            self.runtime.drain()

    @property
    def in_force(self) -> dict[str, str]:
        """The parameters in force."""
        return self.runtime.cabinet.in_force(self.runtime.state).profile.as_written()

    def end(self) -> list[object]:
        """End the run; the events of its journal that are about parameters."""
        self.runtime.stop()
        kinds = (ParametersChanged, ParametersHeld, ParametersWritten, ParametersRestored)
        return [event for row in read(self.journal) if isinstance(event := from_bytes(row.body), kinds)]


def in_file(folder: Path) -> dict[str, str]:
    """The parameters of the file."""
    return load(folder / "Param.ini").as_written()


def lock_of(terminal: Terminal) -> str:
    """Why play is locked."""
    assert terminal.runtime.lock is not None
    return sentence(terminal.runtime.lock.why)


@pytest.mark.expects_log("play is locked: The parameters are changed")
def test_a_change_is_journaled_written_around_the_comments_and_ends_the_run(tmp_path: Path) -> None:
    terminal, ended = Terminal(tmp_path), []
    terminal.file.then = lambda: ended.append(terminal.file.replaced)
    assert terminal.file.change(ELKO) is None
    assert ended == [True]
    assert terminal.param.read_text() == BY_HAND.replace("Reno", "Elko").replace("= 4", "= 3")
    changed, written = terminal.end()
    assert isinstance(changed, ParametersChanged)
    assert isinstance(written, ParametersWritten)
    assert (tmp_path / written.copy).read_text() == BY_HAND
    again = Terminal(tmp_path)
    assert again.in_force["cabinet.establishment"] == "Elko NV"
    assert len(again.end()) == 2


def test_what_requires_no_restart_is_in_force_at_once_and_is_changed_again_in_the_same_run(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    for volume, seconds in (("3", "40"), ("5", "30")):
        assert terminal.file.change({"screen.alarm_volume": volume, "game.bet_seconds": seconds}) is None
        assert not terminal.file.replaced
        assert terminal.runtime.lock is None
        assert terminal.in_force["screen.alarm_volume"] == in_file(tmp_path)["screen.alarm_volume"] == volume
        assert terminal.in_force["game.bet_seconds"] == in_file(tmp_path)["game.bet_seconds"] == seconds
    assert len(terminal.end()) == 4
    again = Terminal(tmp_path)
    assert again.in_force["screen.alarm_volume"] == "5"
    assert len(again.end()) == 4, "the start finds nothing changed"


def test_a_refused_change_leaves_no_trace(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, key=False)
    refusal = terminal.file.change(ELKO)
    assert refusal is not None
    assert refusal.code == "key"
    assert {path.name for path in tmp_path.iterdir() if path.name.startswith("Param")} == {"Param.ini"}
    assert terminal.param.read_text() == BY_HAND
    assert terminal.end() == []


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game.bet_seconds": "4"}, "parameter_wrong"),
        ({"game.sheet": "craps-el999"}, "parameter_wrong"),
        ({"devices.printer": "parrot var/rig/printer"}, "parameter_wrong"),
        ({"cabinet.establishment": "Reno NV"}, "parameters_same"),
    ],
)
def test_a_value_with_which_the_terminal_would_not_start_is_refused(
    tmp_path: Path, changes: dict[str, str], code: str
) -> None:
    terminal = Terminal(tmp_path)
    refusal = terminal.file.change(changes)
    assert refusal is not None
    assert refusal.code == code
    assert terminal.end() == []


def test_a_file_that_was_edited_while_the_terminal_ran_is_not_overwritten(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    edited = BY_HAND.replace("= 4", "= 5")
    terminal.param.write_text(edited)
    refusal = terminal.file.change(ELKO)
    assert refusal is not None
    assert refusal.code == "parameters_edited"
    assert terminal.param.read_text() == edited
    assert terminal.end() == []


@pytest.mark.expects_log("play is locked: The parameters are changed")
def test_a_comment_that_was_added_while_the_terminal_ran_stays(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.param.write_text(f"{BY_HAND}# checked by Harry\n")
    assert terminal.file.change(ELKO) is None
    assert terminal.param.read_text().endswith("# checked by Harry\n")
    terminal.end()


@pytest.mark.parametrize("call", ["open", "write", "fsync"])
def test_a_disk_that_cannot_be_written_is_a_refusal_with_its_reason_and_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    terminal = Terminal(tmp_path)
    true = getattr(os, call)

    def read_only(*words: Any, **more: Any) -> Any:
        if call != "open" or str(words[0]).endswith(".making"):
            raise OSError(30, "Read-only file system")
        return true(*words, **more)

    with monkeypatch.context() as patched:
        patched.setattr(os, call, read_only)
        refusal = terminal.file.change(ELKO)
    assert refusal is not None
    assert refusal.code == "parameters_file"
    assert "Read-only file system" in refusal.say
    assert terminal.param.read_text() == BY_HAND
    assert terminal.end() == []


@pytest.mark.expects_log("play is locked: Param.ini cannot be written")
def test_a_file_that_cannot_take_its_name_locks_play_and_the_next_start_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal(tmp_path)

    def failing(self: Path, to: Path) -> Path:
        if to.name == "Param.ini":
            raise OSError(5, "Input/output error")
        return self.rename(to)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", failing)
        assert terminal.file.change(ELKO) is None
    assert "Input/output error" in lock_of(terminal)
    assert not terminal.file.replaced
    assert terminal.param.read_text() == BY_HAND
    terminal.end()
    again = Terminal(tmp_path)
    assert in_file(tmp_path) == again.in_force
    assert again.in_force["cabinet.establishment"] == "Elko NV"
    [changed] = again.end()
    assert isinstance(changed, ParametersChanged)
    assert changed.origin == "screen"


@pytest.mark.expects_log("play is locked: Param.ini cannot be written")
def test_an_edit_by_hand_between_the_cut_and_the_start_counts_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr("terminal.settings.writing.make_durable", _cut_at_the_second())
        terminal.file.change(ELKO)
    terminal.end()
    change(tmp_path / "Param.ini", {"cabinet.establishment": "Ely NV"}, 1)
    again = Terminal(tmp_path)
    assert again.in_force["cabinet.establishment"] == "Ely NV"
    assert again.in_force["screen.alarm_volume"] == "4"
    assert isinstance(by_hand := again.end()[-1], ParametersChanged)
    assert by_hand.origin == ""


def _cut_at_the_second() -> Any:
    """The copy of the old file is moved to its name, and the new file is not."""
    from terminal.common.durable import make_durable

    steps = itertools.count(1)

    def cut(making: Path, path: Path) -> None:
        if next(steps) > 1:
            raise OSError(5, "Input/output error")
        make_durable(making, path)

    return cut


@pytest.mark.expects_log("play is locked: The parameters are changed")
def test_a_power_cut_at_any_instant_leaves_all_of_the_changes_or_none_and_file_and_journal_agree(
    tmp_path: Path,
) -> None:
    disk = Disk(tmp_path)
    Terminal(disk.folder).end()
    before = image_of(disk.folder)
    recording = Recording(disk.folder, before)
    with recorded_system_calls(recording), recorded_sqlite(recording):
        terminal = Terminal(disk.folder)
        before_values, begun = terminal.in_force, len(recording.operations)
        assert terminal.file.change(ELKO) is None
        terminal.end()
    operations, chance, seen = recording.operations, random.Random(7), set()  # noqa: S311
    assert len(operations) > begun + 20
    for at in range(begun, len(operations) + 1, EVERY):
        disk.holds(after_cut(before, operations[:at], chance))
        again = Terminal(disk.folder)
        assert again.in_force == in_file(disk.folder) in (before_values, {**before_values, **ELKO}), at
        seen.add(again.in_force["cabinet.establishment"])
        changes = [event for event in again.end() if isinstance(event, ParametersChanged)]
        assert all(event.origin == "screen" for event in changes), at
    assert seen == {"Reno NV", "Elko NV"}


# A file that cannot be used -------------------------------------------------------------------------------------------


WHY = message("lock.parameters_unreadable", error="Param.ini, line 5: it is wrong")
WRONG = BY_HAND.replace("= 4", "= loud")


@pytest.mark.expects_log("play is locked: A parameter is wrong")
def test_a_wrong_file_opens_out_of_service_with_file_line_and_reason_and_is_restored_by_a_technician(
    tmp_path: Path,
) -> None:
    Terminal(tmp_path).end()
    (tmp_path / "Param.ini").write_text(WRONG)
    terminal = Terminal(tmp_path)
    assert lock_of(terminal) == (
        "Param.ini, line 5: alarm_volume has to be a whole number from 3 to 5. "
        "A technician can restore the last valid parameters."
    )
    assert terminal.in_force["screen.alarm_volume"] == "4"
    assert terminal.file.restore(WHY) is None
    assert terminal.file.replaced
    assert in_file(tmp_path) == terminal.in_force
    assert "# alarm_volume = loud" in (tmp_path / "Param.ini").read_text()
    assert "; Harry's cabinet" in (tmp_path / "Param.ini").read_text()
    assert any(kept.read_text() == WRONG for kept in tmp_path.glob("Param.ini.*"))
    [restored] = terminal.end()
    assert isinstance(restored, ParametersRestored)
    assert (restored.why, restored.by) == (WHY, ("technician",))
    again = Terminal(tmp_path)
    assert again.runtime.lock is None
    assert len(again.end()) == 1


@pytest.mark.expects_log("play is locked: A parameter is wrong")
def test_a_key_that_was_turned_before_the_start_restores_nothing(tmp_path: Path) -> None:
    Terminal(tmp_path).end()
    (tmp_path / "Param.ini").write_text(WRONG)
    terminal = Terminal(tmp_path, key=False)
    for code in ("board_silent", "key"):
        refusal = terminal.file.restore(WHY)
        assert refusal is not None
        assert refusal.code == code
        terminal.board.see(BoardInputs((), ("attendant",)))
        terminal.runtime.drain()
    assert (tmp_path / "Param.ini").read_text() == WRONG
    assert terminal.end() == []


@pytest.mark.expects_log("play is locked: (A parameter|The par sheet) is wrong")
@pytest.mark.parametrize(
    "wrong",
    [
        BY_HAND + "[game]\nsheet = craps-el999\n",
        BY_HAND + "[devices]\nprinter = parrot x\n",
        BY_HAND + "[game]\nhurry_seconds = 50\n",
        BY_HAND + "[limits]\nhard_max = 200.00\n",
        "nothing\n",
        "",
    ],
)
def test_whatever_is_wrong_with_the_file_the_last_valid_parameters_can_be_restored(tmp_path: Path, wrong: str) -> None:
    Terminal(tmp_path).end()
    (tmp_path / "Param.ini").write_text(wrong)
    terminal = Terminal(tmp_path)
    assert terminal.runtime.lock is not None
    assert terminal.file.restore(WHY) is None
    terminal.end()
    assert in_file(tmp_path) == terminal.in_force


def test_a_wrong_file_without_a_journal_has_nothing_to_offer(tmp_path: Path) -> None:
    (tmp_path / "Param.ini").write_text(WRONG)
    with pytest.raises(NoPlayError, match="alarm_volume has to be"):
        Terminal(tmp_path)
    assert not (tmp_path / "journal.sqlite").exists()


# A file that was edited by hand (regulation L7, T7) -------------------------------------------------------------------


CABINET = BY_HAND.replace("[access]", "[money]\ncredit_limit = 500.00\n[devices]\nsimulated = no\n[access]")
RAISED = CABINET.replace("500.00", "900.00")
INSIDE = BoardInputs(("logic",), ("technician",))


@pytest.mark.expects_log("play is locked: Param.ini was edited by hand")
def test_l7_a_limit_that_was_edited_in_the_file_is_in_force_only_after_the_open_logic_door(tmp_path: Path) -> None:
    (tmp_path / "Param.ini").write_text(CABINET)
    Terminal(tmp_path).end()
    (tmp_path / "Param.ini").write_text(RAISED)
    terminal = Terminal(tmp_path)
    assert lock_of(terminal) == (
        "money.credit_limit: 500.00 \N{RIGHTWARDS ARROW} 900.00. Open the logic door and accept the file on the page "
        "Parameters, or restore the earlier values."
    )
    assert terminal.in_force["money.credit_limit"] == "500.00"
    refusal = terminal.file.accept()
    assert refusal is not None
    assert refusal.code == "logic_door"
    terminal.board.see(BoardInputs(("logic",), ()))
    terminal.runtime.drain()
    refusal = terminal.file.accept()
    assert refusal is not None
    assert refusal.code == "key"
    terminal.board.see(INSIDE)
    terminal.runtime.drain()
    assert terminal.file.accept() is None
    assert terminal.file.replaced
    held, accepted = terminal.end()
    assert isinstance(held, ParametersHeld)
    assert isinstance(accepted, ParametersChanged)
    assert held.changes == accepted.changes == (ParameterChange("money.credit_limit", "500.00", "900.00"),)
    assert accepted.by == ("technician",)
    again = Terminal(tmp_path)
    assert again.runtime.lock is None
    assert again.in_force["money.credit_limit"] == "900.00"
    assert len(again.end()) == 2, "nothing is changed a second time"


@pytest.mark.expects_log("play is locked: Param.ini was edited by hand")
def test_l7_a_file_that_is_not_accepted_is_restored_and_never_counts(tmp_path: Path) -> None:
    (tmp_path / "Param.ini").write_text(CABINET)
    Terminal(tmp_path).end()
    (tmp_path / "Param.ini").write_text(RAISED)
    for _ in range(2):
        terminal = Terminal(tmp_path)
        assert terminal.in_force["money.credit_limit"] == "500.00"
        assert terminal.runtime.lock is not None
        terminal.runtime.stop()
    terminal = Terminal(tmp_path)
    assert terminal.file.restore(WHY) is None
    terminal.end()
    assert in_file(tmp_path)["money.credit_limit"] == "500.00"
    again = Terminal(tmp_path)
    assert again.runtime.lock is None
    again.end()


def test_l7_what_takes_no_door_on_the_screen_takes_none_in_the_file_and_simulated_devices_have_none(
    tmp_path: Path,
) -> None:
    for number, (before, after) in enumerate(
        (
            (CABINET, CABINET.replace("= 4", "= 5")),
            (CABINET.replace("simulated = no", "simulated = yes"), RAISED),
        )
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "Param.ini").write_text(before)
        Terminal(folder).end()
        (folder / "Param.ini").write_text(after)
        terminal = Terminal(folder)
        assert terminal.runtime.lock is None
        assert terminal.in_force == in_file(folder)
        terminal.end()


@pytest.mark.expects_log("play is locked: Param.ini was edited by hand")
def test_l7_what_two_people_change_on_the_screen_takes_both_keys(tmp_path: Path) -> None:
    (tmp_path / "Param.ini").write_text(CABINET)
    Terminal(tmp_path).end()
    (tmp_path / "Param.ini").write_text(CABINET + "[game]\ndenominations = 2.00\n")
    terminal = Terminal(tmp_path)
    terminal.board.see(INSIDE)
    terminal.runtime.drain()
    refusal = terminal.file.accept()
    assert refusal is not None
    assert refusal.say == "Turn both keys, the attendant's and the technician's."
    terminal.board.see(BoardInputs(("logic",), ("attendant", "technician")))
    terminal.runtime.drain()
    assert terminal.file.accept() is None
    terminal.end()


def test_d8_pay_tables_are_not_left_to_a_key_that_is_not_here(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    refusal = terminal.file.change({"access.pay_tables_key": "ab" * 32})
    assert refusal is not None
    assert refusal.say == "No trusted key has the fingerprint abababababababab."
    terminal.end()
