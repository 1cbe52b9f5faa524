"""Neither a cabinet goes on with what practice has written, nor practice with what a cabinet has."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from harness.torture.program import write_param
from terminal.journal.journal import Journal
from terminal.settings.reading import load
from terminal.start import app
from terminal.start.app import Parts, open_parts, open_practice
from terminal.start.no_play import NoPlayError
from terminal.start.own_folder import PARAM_NAME
from terminal.start.parameter_file import verify_startable
from terminal.start.practice import practice_folder
from terminal.ticket_book.book import APPLICATION_ID, PRACTICE_ID, Book, BookError


@pytest.fixture
def real(tmp_path: Path) -> Path:
    """The Param.ini of a cabinet whose files all lie in a folder."""
    (tmp_path / "real").mkdir()
    return write_param(tmp_path / "real")


@pytest.fixture
def folder(real: Path, tmp_path: Path) -> Iterator[Path]:
    with practice_folder(real, tmp_path / "practice") as folder:
        yield folder


def write_journal(parts: Parts) -> None:
    """Let this cabinet begin its journal."""
    parts.runtime.start("1.0", {}, lambda: None)
    parts.runtime.stop()


def test_practice_begins_a_journal_that_says_so_and_goes_on_with_it(folder: Path) -> None:
    write_journal(open_practice(folder / PARAM_NAME))
    again = open_practice(folder / PARAM_NAME)
    assert again.runtime.state.configuration.practice
    again.runtime.stop()


def test_a_cabinet_refuses_a_journal_of_practice_wherever_it_lies(folder: Path, real: Path) -> None:
    write_journal(open_practice(folder / PARAM_NAME))
    for file in folder.glob("journal.sqlite*"):
        shutil.copy(file, real.parent)
    shutil.copytree(folder / "second", real.parent / "second")
    with pytest.raises(NoPlayError, match="The journal is one of practice"):
        open_parts(real, None)


def test_practice_refuses_a_journal_of_a_cabinet(folder: Path, real: Path) -> None:
    write_journal(open_parts(real, None))
    for file in real.parent.glob("journal.sqlite*"):
        shutil.copy(file, folder)
    shutil.copytree(real.parent / "second", folder / "second")
    with pytest.raises(NoPlayError, match="The journal is not one of practice"):
        open_practice(folder / PARAM_NAME)


def test_practice_with_unusable_parameters_opens_no_journal(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(*_: object) -> None:
        raise AssertionError("a journal was opened")

    monkeypatch.setattr(Journal, "open", opened)
    monkeypatch.setattr(app, "last_good", opened)
    (folder / PARAM_NAME).write_text("[journal\n")
    with pytest.raises(NoPlayError):
        open_practice(folder / PARAM_NAME)
    (folder / PARAM_NAME).write_text(
        "[cabinet]\n"
    )  # every parameter has its default, and those name the cabinet's own files
    with pytest.raises(NoPlayError, match="outside its own folder"):
        open_practice(folder / PARAM_NAME)


def test_practice_cannot_be_led_outside_by_a_change_of_parameters(folder: Path) -> None:
    param = folder / PARAM_NAME
    parts = open_practice(param)
    write_journal(parts)
    state = parts.runtime.state
    verify_startable(load(param), param, parts.root, state)
    with pytest.raises(NoPlayError, match="outside its own folder"):
        verify_startable(replace(load(param), board="boxman serial:/dev/ttyS0"), param, parts.root, state)


@pytest.mark.parametrize("ids", [(APPLICATION_ID, PRACTICE_ID), (PRACTICE_ID, APPLICATION_ID)])
def test_the_books_of_a_cabinet_and_of_practice_are_not_interchangeable(tmp_path: Path, ids: tuple[int, int]) -> None:
    Book(tmp_path / "tickets.sqlite", application_id=ids[0]).close()
    with pytest.raises(BookError):
        Book(tmp_path / "tickets.sqlite", application_id=ids[1])
