"""The pages for users and builders name only what is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click
import pytest

from drivers.simulated.orders import resolve
from harness.commands.__main__ import kiosk
from terminal.common.places import ROOT
from tests.commands.test_command_line import COMMANDS

PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/cabinet.md",
    "docs/configurations.md",
    "docs/headless.md",
    "docs/mutation.md",
    "docs/operator.md",
    "docs/pictures.md",
    "docs/players.md",
    "docs/proofs.md",
    "docs/reader-and-camera.md",
    "docs/table-server.md",
    "docs/technician.md",
)


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
    if isinstance(command, click.Group):
        named = command.get_command(click.Context(command), words[1])
        assert named is not None, f"{page} shows ./kiosk {words[0]} {words[1]}"
        command = named
    known = {option for parameter in command.params for option in parameter.opts}
    shown = {word for word in words if word.startswith("--") and word != "--help"}
    assert words[0] == "test" or shown <= known, f"{page} shows {shown - known}"


@pytest.mark.parametrize("words", [words[1:] for _, words in SHOWN if words[0] == "rig" and "--help" not in words])
def test_every_rig_order_on_a_page_can_be_carried_out(words: list[str]) -> None:
    assert resolve(words)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text()
    linked = [(ROOT / page).parent / path for path in re.findall(r"\]\(([^):]+)\)", text)]
    named = [
        ROOT / path for path in re.findall(r"`((?:terminal|drivers|tests|config|assets)/[^`<>* :]+)(?:::\w+)?`", text)
    ]
    assert linked or named
    assert [str(path) for path in linked + named if not path.exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_test_a_page_names_is_there(page: str) -> None:
    named = re.findall(r"`(tests/[^`<>* :]+)::(\w+)`", (ROOT / page).read_text())
    assert [name for path, name in named if f"def {name}(" not in (ROOT / path).read_text()] == []
