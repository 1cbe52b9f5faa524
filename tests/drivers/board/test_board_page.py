"""The worked examples of drivers/board/PROTOCOL.md, read by the codec and played against the twin."""

from __future__ import annotations

from pathlib import Path

import pytest

import drivers.board
from drivers.board.line_codec import read_command, read_reply, write
from drivers.simulated.cabinet_board import BoardTwin
from tests.drivers.dice.page import Player, Said, examples
from tests.each import each_of

EXAMPLES = examples(Path(drivers.board.__path__[0]) / "PROTOCOL.md")
LINES = [said for example in EXAMPLES for said in example if said.who != "hand"]


@each_of("said", LINES, ids=lambda said: said.what)
def test_every_line_of_the_page_reads_and_writes_as_it_stands_there(said: Said) -> None:
    message = read_command(said.fields) if said.who == "host" else read_reply(said.fields)
    assert write(message) == said.line


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0].what)
def test_the_twin_answers_as_the_page_says(example: list[Said]) -> None:
    player = Player(BoardTwin(), passing=lambda fields: fields[0] == "I")
    for said in example:
        player.play(said)
