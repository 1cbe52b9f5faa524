"""Every promise that the proofs stand for can be broken by a line, and a proof finds it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from harness.commands.sabotage import command
from harness.sabotage import trial
from harness.sabotage.all_sabotages import SABOTAGES
from harness.sabotage.sabotage import PROOFS, Sabotage, UnfitError
from harness.sabotage.trial import Verdict
from terminal.common.places import ROOT

BY_NAME = {sabotage.name: sabotage for sabotage in SABOTAGES}

SAMPLE = (
    ("database-not-synced", "cuts"),
    ("copy-2-not-synced", "cuts"),
    ("copys-folder-not-synced", "cuts"),
    ("book-not-synced", "cuts"),
    ("dice-records-folder-not-synced", "cuts"),
    ("events-written-one-by-one", "cuts"),
    ("plain-chain-not-checked", "fuzz files"),
    ("test-bill-kept", "test bill"),
    ("copy-3-not-synced", "simulation"),
    ("validator-handled-before-commit", "simulation"),
)
"""What is lost by a missing sync, once on each disk, and what by a word to a device that comes too early: those that
are found within seconds. The whole list is `./kiosk sabotage`, which takes half an hour on two processors."""


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda one: one.name)
def test_every_sabotage_still_fits_the_source(sabotage: Sabotage) -> None:
    text = (ROOT / sabotage.file).read_text()
    assert text.count(sabotage.line) == 1
    if sabotage.file.endswith(".py"):
        compile(text.replace(sabotage.line, sabotage.instead), sabotage.file, "exec")
    assert sabotage.found_by
    assert set(sabotage.found_by) <= set(PROOFS)


def test_no_two_sabotages_have_one_name() -> None:
    assert len(BY_NAME) == len(SABOTAGES)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("name", "proof"), SAMPLE, ids=lambda word: word)
def test_a_broken_promise_is_found(name: str, proof: str) -> None:
    verdict = trial.tried(BY_NAME[name], proof)
    assert verdict.found, verdict.said


def test_a_sabotage_whose_text_is_gone_fails_loudly(tmp_path: Path) -> None:
    gone = Sabotage("gone", "does nothing", "kiosk.py", "a line", "another", {"cuts": "."})
    with pytest.raises(UnfitError, match=r"changes kiosk\.py, which is not there"):
        gone.carry_out(tmp_path)
    (tmp_path / "kiosk.py").write_text("a line\na line\n")
    with pytest.raises(UnfitError, match="a text that stands 2 times in"):
        gone.carry_out(tmp_path)
    assert (tmp_path / "kiosk.py").read_text() == "a line\na line\n"


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The proofs are not played: the cuts find everything, the others nothing."""
    monkeypatch.setattr(trial, "tried", lambda one, proof: Verdict(one.name, proof, proof == "cuts", "as it was said"))


@pytest.mark.usefixtures("blind")
def test_the_command_says_which_proof_has_found_what_and_fails_where_one_has_not() -> None:
    found = CliRunner().invoke(command, ["copys-folder-not-synced"])
    assert (found.exit_code, found.output.split()[:3]) == (0, ["copys-folder-not-synced", "cuts", "found"])
    missed = CliRunner().invoke(command, ["copy-2-not-synced"])
    assert missed.exit_code == 1
    assert "copy-2-not-synced                    simulation   NOT found" in missed.output
    assert missed.output.endswith("2 trials, 1 not found\n")


def test_an_unknown_sabotage_is_named_with_those_that_there_are() -> None:
    said = CliRunner().invoke(command, ["tea"])
    assert said.exit_code == 1
    assert "there is no sabotage 'tea'" in said.output
    assert "copy-2-not-synced" in said.output
