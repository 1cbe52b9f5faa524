"""The pages for users and builders name only what is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import pytest

from drivers.simulated.orders import resolve
from terminal.commands.__main__ import COMMANDS, kiosk
from terminal.lab.lab import Lab
from terminal.places import ROOT

PAGES = ("README.md", "CONTRIBUTING.md")


def _shown_commands() -> Iterator[tuple[str, list[str]]]:
    """Every `./kiosk` line or phrase of the pages: the page, and the words after ./kiosk."""
    for page in PAGES:
        for phrase in re.findall(r"\./kiosk ([^`|\n]+)", (ROOT / page).read_text()):
            yield page, phrase.split("  ")[0].split()


SHOWN = tuple(_shown_commands())


@pytest.mark.parametrize(("page", "words"), SHOWN, ids=[" ".join(words) for _, words in SHOWN])
def test_every_command_on_a_page_exists_with_the_options_shown(page: str, words: list[str]) -> None:
    assert words[0] in COMMANDS, f"{page} shows ./kiosk {words[0]}"
    command = kiosk.get_command(kiosk.make_context("kiosk", ["--help"], resilient_parsing=True), words[0])
    assert command is not None
    known = {option for parameter in command.params for option in parameter.opts}
    shown = {word for word in words if word.startswith("--") and word != "--help"}
    assert words[0] == "test" or shown <= known, f"{page} shows {shown - known}"


@pytest.mark.parametrize("words", [words[1:] for _, words in SHOWN if words[0] == "rig" and "--help" not in words])
def test_every_rig_order_on_a_page_can_be_carried_out(words: list[str]) -> None:
    assert resolve(words)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text()
    named = re.findall(r"\]\(([^)]+)\)", text) + re.findall(
        r"`((?:terminal|drivers|tests|config|assets)/[^`<>* ]+)`", text
    )
    assert named
    missing = [path for path in named if not (ROOT / path).exists()]
    assert not missing


LAB_SESSIONS = re.findall(r"```console\n\$ \./kiosk lab\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)


@pytest.mark.parametrize("session", LAB_SESSIONS)
def test_the_lab_answers_as_a_page_shows(session: str) -> None:
    lab = Lab()
    answer: Mapping[str, object] = {}
    for line in session.splitlines():
        if line.startswith("> "):
            answer = lab.answer(line.removeprefix("> ").encode())
        else:
            shown = json.loads(line.removeprefix("< "))
            assert {key: answer[key] for key in shown} == shown


def test_the_readme_shows_a_session_in_the_lab() -> None:
    assert len(LAB_SESSIONS) == 1
