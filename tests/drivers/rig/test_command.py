"""``kiosk rig ORDER`` is a hand: one sentence out, and an exit code that a script can use."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from drivers.simulated.orders import ORDERS
from drivers.simulated.rig import Rig
from terminal.commands.rig import command


def said(rig: Rig, *words: str) -> Result:
    return CliRunner().invoke(command, ["--directory", str(rig.directory), *words])


def test_an_order_that_is_done_is_confirmed(rig: Rig) -> None:
    result = said(rig, "bill", "20")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "Done: insert 20.\n", "")


@pytest.mark.parametrize("words", ["bill fail", "bill 7", "sing"])
def test_an_order_that_is_not_done_is_one_sentence_and_exit_code_2(rig: Rig, words: str) -> None:
    result = said(rig, *words.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


def test_the_picture_is_json(rig: Rig) -> None:
    assert json.loads(said(rig, "picture").stdout)["dice"]["plugged"] is True


def test_without_a_rig_it_says_how_to_start_one(rig: Rig) -> None:
    result = CliRunner().invoke(command, ["--directory", str(rig.directory / "nowhere"), "status"])
    assert result.exit_code == 2
    assert "kiosk rig serve" in result.stderr


def test_the_help_shows_every_order() -> None:
    result = CliRunner().invoke(command, ["--help"])
    assert result.exit_code == 0
    assert all(order.pattern in result.stdout for order in ORDERS)


def test_a_second_rig_is_refused_with_exit_code_2(rig: Rig) -> None:
    assert said(rig, "serve", "--headless").exit_code == 2
