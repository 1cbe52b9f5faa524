"""Mutants of a small program: a till with one rule that its tests hold, and others that they do not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click
import pytest

from harness.commands.mutate import SETTLED_FILE
from harness.mutants.mutant import Mutant, Said, mutants, read_said, sample, settled, written_said
from harness.mutants.run import SETTLED, UNREACHED, Program, Trial, try_all
from harness.mutants.table import kill_rate, missed, table
from harness.mutants.trying import KILLED, LOADED, SURVIVED
from terminal.common.places import ROOT

TILL = '''
"""A till."""
from shop.prices.fees import FEE_CENTS

LIMIT_CENTS = 500


def fee():
    return FEE_CENTS


def takes(cents):
    return 0 < cents <= LIMIT_CENTS


def change(paid_cents, price_cents):
    if paid_cents < price_cents:
        raise ValueError("Not enough money.")
    return paid_cents - price_cents


def closed():
    return 1


def opened():
    return {"notes": 4, "coins": 9}
'''

TESTS = """
import subprocess, sys

import pytest

from shop.till import change, fee, opened, takes


def test_the_fee_is_three_cents():
    assert fee() == 3


def test_a_note_up_to_the_limit_is_taken():
    assert takes(500) and not takes(501) and not takes(0)


def test_the_change_is_what_was_paid_above_the_price():
    assert change(20, 15) == 5


def test_too_little_money_is_refused():
    with pytest.raises(ValueError):
        change(10, 15)


@pytest.fixture(scope="module")
def till():
    return opened()


def test_a_till_that_is_opened_has_notes(till):
    assert till["notes"] == 4


def test_a_till_that_is_opened_has_coins(till):
    assert till["coins"] == 9
"""

FEE = Said("shop/prices/fees.py", "", ("FEE_CENTS = 3",), ("FEE_CENTS = 4",))
CLOSED = Said("shop/till.py", "closed", ("return 1",), ("return 2",))
EXACT = Said("shop/till.py", "change", ("if paid_cents < price_cents:",), ("if paid_cents <= price_cents:",))
LIMIT = Said("shop/till.py", "", ("LIMIT_CENTS = 500",), ("LIMIT_CENTS = 501",))
PRICE = Said("shop/till.py", "change", ("return paid_cents - price_cents",), ("return paid_cents + price_cents",))
NOTHING = Said("shop/till.py", "takes", ("return 0 < cents <= LIMIT_CENTS",), ("return 1 < cents <= LIMIT_CENTS",))


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("shop")
    files = {"shop/till.py": TILL, "shop/__init__.py": "", "tests/test_till.py": TESTS}
    files |= {"shop/prices/__init__.py": "", "shop/prices/fees.py": "FEE_CENTS = 3\n"}
    for name, text in files.items():
        (root / name).parent.mkdir(exist_ok=True, parents=True)
        (root / name).write_text(text.lstrip())
    return root


@pytest.fixture(scope="module")
def trials(shop: Path, tmp_path_factory: pytest.TempPathFactory) -> Sequence[Trial]:
    kept = tmp_path_factory.mktemp("kept")
    program = Program(shop, [Path("tests/test_till.py")], ["shop"], kept, {NOTHING: "no coin is worth one cent"})
    return try_all(program, mutants(shop, ["shop"]), 1, 60, lambda _: None)


@pytest.fixture(scope="module")
def ended(trials: Sequence[Trial]) -> Mapping[Said, str]:
    return {trial.mutant.said: trial.outcome for trial in trials}


def test_a_mistake_that_breaks_a_tested_rule_is_killed(ended: Mapping[Said, str]) -> None:
    assert ended[PRICE] == KILLED


def test_a_mistake_at_the_edge_of_a_rule_survives_tests_that_stay_away_from_it(ended: Mapping[Said, str]) -> None:
    assert ended[EXACT] == SURVIVED


def test_a_mistake_in_a_constant_is_shown_by_a_new_process(trials: Sequence[Trial]) -> None:
    (limit,) = (trial for trial in trials if trial.mutant.said == LIMIT)
    assert (limit.fresh, limit.outcome) == (True, KILLED)


def test_a_mistake_in_a_file_that_only_holds_data_is_noticed_by_those_who_use_it(ended: Mapping[Said, str]) -> None:
    assert ended[FEE] == KILLED


def test_a_mistake_that_no_test_reaches_is_named_as_such(ended: Mapping[Said, str]) -> None:
    assert ended[CLOSED] == UNREACHED


def test_a_mistake_in_what_several_tests_share_is_noticed_by_each_of_them(ended: Mapping[Said, str]) -> None:
    """Not by the first alone, for which it is made."""
    opened = {said.now: outcome for said, outcome in ended.items() if said.function == "opened"}
    assert len(opened) >= 4
    assert set(opened.values()) == {KILLED}


def test_a_settled_mistake_is_not_tried_and_does_not_count(trials: Sequence[Trial], ended: Mapping[Said, str]) -> None:
    assert ended[NOTHING] == SETTLED
    noticed = sum(outcome == KILLED for outcome in ended.values())
    assert kill_rate(trials) == noticed / (len(trials) - 1)


def test_every_mistake_has_ended_and_the_program_itself_is_untouched(shop: Path, ended: Mapping[Said, str]) -> None:
    assert LOADED not in ended.values()
    assert (shop / "shop" / "till.py").read_text() == TILL.lstrip()


def test_the_report_shows_a_line_for_each_folder_and_each_missed_mistake(trials: Sequence[Trial]) -> None:
    assert [line.split()[0] for line in table(trials, ["shop"])][1:] == ["shop", "together"]
    assert any(str(EXACT) in one and "2 tests pass" in one for one in missed(trials))
    assert any(str(CLOSED) in one and "no test reaches it" in one for one in missed(trials))
    assert not any(str(PRICE) in one for one in missed(trials))


def test_a_test_that_fails_without_any_mutant_ends_the_run(shop: Path, tmp_path: Path) -> None:
    test = shop / "tests" / "test_wrong.py"
    test.write_text("def test_wrong():\n    assert False\n")
    program = Program(shop, [test.relative_to(shop)], ["shop"], tmp_path, {})
    with pytest.raises(click.ClickException, match="fails without any mutant"):
        try_all(program, mutants(shop, ["shop"]), 1, 60, lambda _: None)


def test_what_a_test_reaches_is_recorded_once_until_a_file_that_it_runs_changes(shop: Path, tmp_path: Path) -> None:
    test = shop / "tests" / "test_alone.py"
    test.write_text("from shop.till import closed\n\n\ndef test_closed():\n    assert closed() == 1\n")
    program = Program(shop, [test.relative_to(shop)], ["shop"], tmp_path, {})
    said: list[str] = []
    for comment in ("", "", "# another version\n"):
        test.write_text(test.read_text() + comment)
        try_all(program, (), 1, 60, said.append)
    assert [line for line in said if "recording" in line] == ["recording what tests/test_alone.py reaches"] * 2


def test_the_seed_decides_which_mutants_are_drawn(shop: Path) -> None:
    every = mutants(shop, ["shop"])
    drawn = [tuple(one.said for one in sample(every, 4, seed)) for seed in (1, 1, 3)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 4
    assert sample(every, None, 1) == every


def _settled(folder: Path, shop: Path, now: str, why: str) -> Mapping[Said, str]:
    path = folder / "settled.toml"
    path.write_text(
        f'[[settled]]\nfile = "shop/till.py"\nfunction = "closed"\nwas = ["return 1"]\nnow = ["{now}"]\nwhy = "{why}"\n'
    )
    return settled(path, shop)


def test_a_settled_mutant_has_its_reason(shop: Path, tmp_path: Path) -> None:
    assert _settled(tmp_path, shop, "return 2", "never asked") == {CLOSED: "never asked"}
    with pytest.raises(click.ClickException, match="without a reason"):
        _settled(tmp_path, shop, "return 2", "")


def test_a_settled_mutant_that_is_no_longer_there_is_refused(shop: Path, tmp_path: Path) -> None:
    with pytest.raises(click.ClickException, match="no longer there"):
        _settled(tmp_path, shop, "return 3", "never asked")


def test_every_mutant_settled_for_this_program_is_still_there() -> None:
    assert settled(SETTLED_FILE, ROOT)


def test_what_is_remembered_for_the_next_run_reads_back_the_same(shop: Path) -> None:
    said = [Mutant(one.source, one.place).said for one in mutants(shop, ["shop"])]
    assert read_said(written_said(said)) == set(said)
