"""The worked examples of drivers/cards/PROTOCOL.md, read by the codec and played against the twin."""

from __future__ import annotations

from pathlib import Path

import pytest

import drivers.cards
from drivers.cards.line_codec import read_command, read_reply, write
from drivers.framing import FormError
from drivers.simulated.card_reader import CardReaderTwin
from tests.drivers.dice.page import Player, examples

EXAMPLES = examples(Path(drivers.cards.__path__[0]) / "PROTOCOL.md")

NO_REPLIES = (
    "C;5;0",
    "C;0;0;6009",
    "C;1;0;6009;X",
    "C;1;1;6009",
    "C;1;1;600;X",
    "C;1;1;60-09;X",
    f"C;1;1;{'6' * 33};X",
    f"C;1;1;6009;{'X' * 41}",
    "C;1;01;6009;X",
    "K;0;M;M;1;1",
    "K;1;M;M;1",
    "X;2;0;00",
)


def test_every_line_of_the_page_reads_and_writes_as_it_stands_there() -> None:
    for said in (said for example in EXAMPLES for said in example if said.who != "hand"):
        message = read_command(said.fields) if said.who == "host" else read_reply(said.fields)
        assert write(message) == said.line


def test_the_twin_answers_as_the_page_says() -> None:
    for example in EXAMPLES:
        player = Player(CardReaderTwin(), passing=lambda fields: fields[0] == "C")
        for said in example:
            player.play(said)


def test_a_line_that_the_page_does_not_define_is_refused_without_showing_what_it_says() -> None:
    for line in NO_REPLIES:
        with pytest.raises(FormError) as refused:
            read_reply(line.split(";"))
        assert "600" not in str(refused.value), line
    for line in ("C;1", "X", "K;1"):
        with pytest.raises(FormError):
            read_command(line.split(";"))
