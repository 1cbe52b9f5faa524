"""What `./kiosk par` prints: a table for a person; the laboratory's JSON, each fraction in lowest terms."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from reportlab.platypus import LongTable

from terminal.commands.par import command
from terminal.maths.document.terms import narrowed
from terminal.maths.par import par_sheet
from terminal.maths.printing import as_json, as_text
from tests.commands.ready import Kiosk
from tests.commands.test_command_line import assert_refused, kiosk
from tests.maths.worked_out import NAMES, changed, line_number

HAZARD = par_sheet(changed("hazard"), "hazard.ini")
HAZARD_LINES = [*(f"main@{main}" for main in range(5, 10)), "bank", *(f"cover@{main}" for main in range(5, 10))]


def test_json_is_one_object_on_one_line_with_the_figures_of_the_laboratory() -> None:
    printed = as_json(HAZARD)
    assert "\n" not in printed
    assert json.loads(printed)["sheet"] == "hazard"
    assert json.loads(printed)["bets"]["main@7"] == {
        "win": "244/495",
        "push": "0",
        "lose": "251/495",
        "edge": "7/495",
        "rtp": "488/495",
        "mean_rolls": "557/165",
        "edge_per_roll": "7/1671",
    }


def test_json_names_the_bets_in_the_order_of_the_felt() -> None:
    assert list(json.loads(as_json(HAZARD))["bets"]) == HAZARD_LINES


def test_the_table_says_which_sheet_it_is() -> None:
    head = as_text(HAZARD).splitlines()[:2]
    assert head == ["hazard: Hazard", f"SHA-256 {HAZARD.digest}"]


def test_the_table_has_a_line_a_bet_with_its_columns_aligned() -> None:
    headings, *lines = as_text(HAZARD).splitlines()[3:]
    assert [line.split()[0] for line in lines] == HAZARD_LINES
    assert {len(line) for line in (headings, *lines)} == {len(headings)}
    assert lines[2].split() == [
        "main@7", "49.2929%", "0.0000%", "50.7071%", "98.5859%", "1.4141%", "3.3758", "0.4189%", "488/495", "7/495",
    ]  # fmt: skip


def test_par_prints_a_shipped_sheet_by_its_name() -> None:
    done = kiosk("par", "hazard")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == as_text(HAZARD) + "\n"


def test_par_prints_the_figures_of_a_sheet_that_gives_the_player_an_edge_and_then_refuses_it(
    quick_kiosk: Kiosk, tmp_path: Path
) -> None:
    text = changed("craps-el601", ("place@6 = 7:6", "place@6 = 5:4"))
    (tmp_path / "own.ini").write_text(text)
    table, figures = (quick_kiosk("par", str(tmp_path / "own.ini"), *words) for words in ((), ("--json",)))
    assert json.loads(figures.stdout)["bets"]["place@6"]["edge"] == "-1/44"
    assert table.stdout == as_text(par_sheet(text, "own.ini")) + "\n"
    line, edge = line_number(text, "place@6 = 5:4"), "an edge of 2.27% (1/44) at a stake of 1.00"
    reason = f"own.ini, line {line}: place@6 would give the player {edge}"
    for done in (table, figures):
        assert done.returncode == 2
        assert done.stderr == f"kiosk: The terminal refuses this sheet: {reason}.\n"


def test_par_prints_a_sheet_of_a_file_without_a_players_edge(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "own.ini").write_text(changed("craps-el601", ("place@6 = 7:6", "place@6 = 6:5")))
    done = quick_kiosk("par", str(tmp_path / "own.ini"), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["bets"]["place@6"]["edge"] == "0"


def test_par_prints_every_shipped_sheet_when_none_is_named(quick_kiosk: Kiosk) -> None:
    done = quick_kiosk("par", "--json")
    assert [json.loads(line)["sheet"] for line in done.stdout.splitlines()] == list(NAMES)


def test_par_reports_every_sheet_that_cannot_be_played_and_prints_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edge = changed("craps-el601", ("place@6 = 7:6", "place@6 = 5:4"))
    for name, text in {
        "a": "no sheet",
        "b": changed("hazard"),
        "c": "[sheet]",
        "d": edge,
        "e": changed("hazard"),
    }.items():
        (tmp_path / f"{name}.ini").write_text(text)
    monkeypatch.setattr("terminal.maths.sheets.SHEETS", tmp_path)
    for words in ((), ("--json",)):
        done = CliRunner().invoke(command, words)
        assert (done.exit_code != 0, done.stdout.count("main@7")) == (True, 2)
        first, second, third, last = done.stderr.splitlines()
        assert ": a.ini, line 1: " in first
        assert ": c.ini, line 1: " in second
        assert ": The terminal refuses this sheet: d.ini, line " in third
        assert last == "Error: 3 of 5 par sheets cannot be played, for the reasons above"


def test_par_names_the_limits_that_a_table_narrows_the_sheet_by(tmp_path: Path) -> None:
    """Only those of its own game, and only such as the sheet allows."""

    def printed(limits: str, *words: str) -> Result:
        (tmp_path / "Param.ini").write_text(f"[limits]\n{limits}\n")
        return CliRunner().invoke(command, ["hazard", "--param", str(tmp_path / "Param.ini"), *words])

    narrow = "bank_min = 5.00\nline_max = 20.00"
    assert printed(narrow).output.endswith("every stake that they leave:\nlimits.bank_min = 5.00\n")
    assert json.loads(printed(narrow, "--json").output)["limits"] == {"limits.bank_min": "5.00"}
    assert printed("").output.endswith("none, those of the sheet\n")
    refused = printed("bank_max = 900.00").output
    assert "limits.bank_max is 900.00, and the par sheet hazard allows 1.00 to 500.00 there" in refused
    assert printed(narrow, "--simulate", "1e3").exit_code != 0
    assert printed(narrow, "--pdf", str(tmp_path / "own.pdf")).exit_code == 0
    assert (tmp_path / "own.pdf").read_bytes().startswith(b"%PDF-")
    (stated,) = (one for one in narrowed({"limits.bank_min": "5.00"})._content if isinstance(one, LongTable))
    name, value = stated._cellvalues[1]
    assert (name, value.text) == ("limits.bank_min", "5.00")


@pytest.mark.parametrize(
    "words", ["craps", "none.ini", "{folder}", "{folder}/none.ini", "{folder}/bad.ini", "hazard big-shot-baden"]
)
def test_par_refuses_what_is_no_sheet_in_one_sentence(quick_kiosk: Kiosk, words: str, tmp_path: Path) -> None:
    (tmp_path / "bad.ini").write_text("[sheet]\nname = own\n")
    assert_refused(quick_kiosk("par", *words.format(folder=tmp_path).split()))
