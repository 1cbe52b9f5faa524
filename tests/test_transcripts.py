"""Every console session on a page is played, and answers what the page shows."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest

from harness.torture.program import HeadlessRig, Program, on_param, write_param
from terminal.common.places import ROOT
from terminal.lab.lab import Lab
from terminal.script.touch_words import TOUCHES
from terminal.script.touches import summary
from tests.cabinet.pipeline import Pipeline
from tests.test_adding_a_bet import SESSIONS as PLAYED_ON_A_COPY
from tests.test_adding_a_bet import contains

PAGES = sorted(
    path
    for folder in (".", "docs", "packaging", "drivers")
    for path in (ROOT / folder).glob("*.md" if folder != "drivers" else "**/*.md")
)
SESSIONS = [
    (page.relative_to(ROOT).as_posix(), session)
    for page in PAGES
    for session in re.findall(r"```console\n(.*?)```", page.read_text(), re.DOTALL)
]
HEADLESS = (ROOT / "docs" / "headless.md").read_text()


def first_words(session: str) -> str:
    """What is typed first."""
    return session.splitlines()[0].removeprefix("$ ./kiosk ")


def play_in_the_lab(session: str) -> None:
    """Put each request in, and hold its answer against the page."""
    lab = Lab()
    answer: Mapping[str, object] = {}
    for line in session.splitlines()[1:]:
        if line.startswith("> "):
            answer = lab.answer(line.removeprefix("> ").encode())
        else:
            shown = json.loads(line.removeprefix("< "))
            assert {key: answer[key] for key in shown} == shown


def play_on_a_cabinet(session: str, program: Program, rig: HeadlessRig) -> None:
    """Put each touch in, give each order, and wait for every line that the page shows, in its order."""
    for line in session.splitlines()[1:]:
        if line.startswith("$ "):
            assert rig.order(*line.removeprefix("$ ./kiosk rig ").split())
        elif line.startswith("> "):
            program.write(line.removeprefix("> "))
        else:
            shown = json.loads(line.removeprefix("< "))
            program.wait_for(partial(contains, shown=shown))


def test_there_is_no_session_that_nothing_here_plays() -> None:
    played = {("README.md", "lab"), ("docs/headless.md", "run --headless")}
    on_a_copy = {("CONTRIBUTING.md", words) for words, _ in PLAYED_ON_A_COPY}
    found = {(page, first_words(session)) for page, session in SESSIONS}
    assert played <= found
    assert {one for one in found - on_a_copy if one[1] not in ("lab", "run --headless")} == set()


@pytest.mark.parametrize(
    "session",
    [session for page, session in SESSIONS if first_words(session) == "lab" and page != "CONTRIBUTING.md"],
)
def test_the_lab_answers_as_a_page_shows(session: str) -> None:
    play_in_the_lab(session)


@pytest.mark.parametrize("session", [session for _, session in SESSIONS if first_words(session) == "run --headless"])
def test_a_cabinet_without_a_screen_reports_what_a_page_shows(tmp_path: Path, session: str) -> None:
    rig = HeadlessRig(tmp_path / "rig", 8.0)
    program = on_param(write_param(tmp_path))
    try:
        play_on_a_cabinet(session, program, rig)
        assert program.end() == 0
    finally:
        if program.running:
            program.kill()
        rig.close()


def test_the_page_names_every_touch_with_its_fields() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ((?:`\w+`(?:, )?)*) ?\| ", HEADLESS, re.MULTILINE)
    named = {word: re.findall(r"\w+", fields) for words, fields in rows for word in re.findall(r"\w+", words)}
    assert named == {word: list(fields) for word, (_, fields) in TOUCHES.items()}


def test_the_page_names_every_field_of_the_state_that_is_reported() -> None:
    rows = re.findall(
        r"^\| ((?:`\w+`(?:, )?)+) \| ", HEADLESS.partition("The state after the events:")[2], re.MULTILINE
    )
    named = [field for row in rows for field in re.findall(r"\w+", row)]
    assert sorted(named) == sorted(summary(Pipeline().state))
