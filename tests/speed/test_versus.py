"""The paired figures compare what they say: the same game, to the cent, with a record of every decision."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest

from harness.speed import figures, measure, simulation, versus
from harness.speed.children import MeasureError
from harness.speed.crapssim_felt import CrapssimFelt
from harness.speed.versus import BALANCE_CENTS, FIFTEEN, PASS_LINE, STAKE_CENTS, OurFelt, felt_game
from terminal.rules.craps.records import BetsChanged, Rolled

DICE = [(first, second) for first in range(1, 7) for second in range(1, 7)] * 3


@pytest.mark.parametrize("fields", [PASS_LINE, FIFTEEN])
def test_both_sides_come_to_the_same_money(fields: tuple[str, ...]) -> None:
    ours = OurFelt(felt_game(), fields, STAKE_CENTS, BALANCE_CENTS)
    theirs = CrapssimFelt(fields, STAKE_CENTS, BALANCE_CENTS)
    for dice in (DICE, DICE[::-1], DICE[::5]):
        ours.play(dice)
        theirs.play(dice)
        assert ours.money_cents() == theirs.money_cents() != BALANCE_CENTS


def test_our_side_keeps_the_felt_full_and_a_record_of_every_decision() -> None:
    ours = OurFelt(felt_game(), FIFTEEN, STAKE_CENTS, BALANCE_CENTS)
    before_cents = ours.money_cents()
    ours.play(DICE)
    rolled = [record for record in ours.records if isinstance(record, Rolled)]
    assert [record.dice for record in rolled] == DICE
    assert len(rolled) < len(ours.records) <= 2 * len(DICE)
    assert all(isinstance(record, Rolled | BetsChanged) for record in ours.records)
    decided = [one for record in rolled for one in record.resolved]
    paid_cents = sum(one.profit_cents - (one.stake_cents if one.result == "lose" else 0) for one in decided)
    assert ours.money_cents() == before_cents + paid_cents
    assert len(decided) > 6 * len(DICE)


def test_every_turn_has_a_ratio(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(versus, "ROUNDS", 2)
    steps: list[None] = []
    runs = versus.times_faster("pass_line_vs_crapssim", tmp_path, lambda: steps.append(None))
    assert list(runs) == ["pass_line_vs_crapssim"]
    assert len(runs["pass_line_vs_crapssim"]) == len(steps) == 2
    assert min(runs["pass_line_vs_crapssim"]) > 0


def test_sides_that_play_differently_are_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped sheet switches box bets off after a 7-out, which crapssim does not."""
    monkeypatch.setattr(versus, "STAYING_ON", ())
    with pytest.raises(MeasureError, match="have not played the same game"):
        versus.ratios("fifteen_bets_vs_crapssim", 2)


def test_without_crapssim_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "harness.speed.crapssim_felt", None)
    with pytest.raises(MeasureError, match="needs the package crapssim"):
        versus.ratios("pass_line_vs_crapssim", 2)


def test_without_crapssim_the_other_figures_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert measure.measurable() == figures.NAMES
    monkeypatch.setattr(measure, "find_spec", lambda _: None)
    assert set(figures.NAMES) - set(measure.measurable()) == {"pass_line_vs_crapssim", "fifteen_bets_vs_crapssim"}


def test_the_simulation_is_timed_on_all_bets_of_a_sheet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(simulation, "RUNS", 1)
    monkeypatch.setattr(simulation, "BET_ROLLS", 1_000_000)
    (rate,) = simulation.simulations(tmp_path, lambda: None)["simulate_bet_rolls_per_s"]
    assert 1_000 < rate < math.inf


def test_a_figure_that_should_be_large_is_held_from_its_bound_on() -> None:
    assert " ok " in figures.lines({"pass_line_vs_crapssim": [2.0]})[0]
    assert "UNDER" in figures.lines({"pass_line_vs_crapssim": [1.99]})[0]
    assert ">= 50,000,000 ok" in figures.lines({"simulate_bet_rolls_per_s": [50_000_000.0]})[0]
