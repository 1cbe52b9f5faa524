"""The worked examples of drivers/dice/PROTOCOL.md, read by the codec and played against the twin."""

from __future__ import annotations

from pathlib import Path

import pytest

import drivers.dice
from drivers.dice.line_codec import FormError, read_command, read_reply, write
from drivers.dice.messages import Command, Refused, Reply, State, VoidReason, Warn
from drivers.simulated.dice_generator import DiceTwin
from tests.drivers.dice.page import Player, Said, examples
from tests.each import each_of

PAGE = Path(drivers.dice.__path__[0]) / "PROTOCOL.md"
EXAMPLES = examples(PAGE)
LINES = [said for example in EXAMPLES for said in example if said.who != "hand"]
REFUSED_ON_PURPOSE = (["T", "0", "2"], ["T", "1", "5"], ["K"])
"""Commands of the examples of refusals that the codec rejects."""


def message(said: Said) -> Command | Reply:
    return read_command(said.fields) if said.who == "host" else read_reply(said.fields)


def test_the_page_has_an_example_of_every_reply() -> None:
    letters = {said.fields[0] for said in LINES if said.who == "device"}
    assert letters == set("SXRFHLE")


@each_of("said", LINES, ids=lambda said: said.what)
def test_every_line_of_the_page_reads_and_writes_as_it_stands_there(said: Said) -> None:
    if said.fields in REFUSED_ON_PURPOSE:
        with pytest.raises(FormError):
            message(said)
    else:
        assert write(message(said)) == said.line


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0].what)
def test_the_twin_answers_as_the_page_says(example: list[Said]) -> None:
    player = Player(DiceTwin(lambda count: (1,) * count), passing=lambda fields: fields[0] == "X")
    for said in example:
        player.play(said)


def test_the_page_lists_every_state() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"\n| {int(state)} | {state.name.lower().replace('_', '-')} | " in text for state in State)


def test_the_page_lists_every_warning_void_reason_and_refusal() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"\n| {int(warning):02X} | " in text for warning in Warn)
    assert all(f"\n| {int(reason)} | " in text for reason in VoidReason)
    assert all(f"\n| `{code}` | " in text for code in Refused)
