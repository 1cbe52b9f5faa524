"""The house edges that a process beside the terminal works out are those of the par sheet, exactly."""

from __future__ import annotations

import io
import json
from fractions import Fraction

import pytest

from terminal.common.places import SHEETS
from terminal.maths import process
from terminal.maths.par import edges, par_line
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet


def test_it_answers_with_an_exact_fraction_for_each_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = SHEETS / "craps-el601.ini"
    game = open_game(Sheet.parse(path.read_text(), path.name))
    task = process.request(edges, game, ("pass_line", "buy@4"))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(task)))
    monkeypatch.setattr("os.nice", lambda _: 0)
    process.main()
    answer = {name: Fraction(edge) for name, edge in json.loads(capsys.readouterr().out).items()}
    lines = {wager.name: par_line(game, wager).edge for wager in game.wagers() if wager.name in ("pass_line", "buy@4")}
    assert answer == lines
    assert answer["pass_line"] == Fraction(7, 495)
