"""A simulated par sheet lies around the exact one, is the same on every machine, and ends when it is told to."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import termios
import threading
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from multiprocessing import active_children

import pytest

from terminal.common.places import ROOT
from terminal.maths.simulate import MAX_BET_ROLLS, SimulatedLine, Simulation, plan, prepare, read_bet_rolls
from terminal.maths.simulation_printing import as_text
from terminal.maths.walk import ROLLS, TABLES
from terminal.maths.workers import WorkerError
from tests.commands.test_command_line import assert_refused, kiosk
from tests.maths.worked_out import changed


@pytest.fixture(scope="module")
def hazard() -> Simulation:
    return prepare(changed("hazard"), "hazard.ini")


def _ignored(bet_rolls: int) -> None:
    del bet_rolls


@pytest.mark.parametrize("sheet", ["craps-el601", "crapless-el611", "easy-el621", "first-person", "big-shot-baden"])
def test_every_bet_of_a_sheet_lies_within_four_and_a_half_deviations_of_its_exact_value(sheet: str) -> None:
    simulation = prepare(changed(sheet), f"{sheet}.ini")
    lines = simulation.run(20_000_000, 1, _ignored)
    assert [line.exact.name for line in lines] == [line.name for line in simulation.exact]
    assert {line.exact.name: line.z for line in lines if abs(line.z) > 4.5} == {}
    assert any(abs(line.z) > 0.5 for line in lines), "chance has no part in this"


def test_mean_rolls_wins_and_pushes_are_counted_beside_the_exact_ones() -> None:
    lines = prepare(changed("craps-el601"), "craps-el601.ini").run(20_000_000, 2, _ignored)
    dont_pass = next(line for line in lines if line.exact.name == "dont_pass")
    assert dont_pass.decided > 70_000
    assert dont_pass.rolls / dont_pass.decided == pytest.approx(float(dont_pass.exact.mean_rolls), rel=0.02)
    assert dont_pass.pushes / dont_pass.decided == pytest.approx(1 / 36, rel=0.1)
    assert dont_pass.wins / dont_pass.decided == pytest.approx(float(dont_pass.exact.win), rel=0.02)


def test_the_same_seed_and_number_give_the_same_result_with_one_processor_or_two(
    hazard: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    several_blocks = len(hazard.chains) * ROLLS * TABLES * 2
    results = []
    for processors in ({0}, {0, 1}):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, processors=processors: processors)
        results.append(hazard.run(several_blocks, 3, _ignored))
    assert results[0] == results[1]
    assert hazard.run(1000, 3, _ignored) != hazard.run(1000, 4, _ignored)


@pytest.mark.parametrize("bet_rolls", [1, 7, 60_000, 123_456_789, 10**13])
@pytest.mark.parametrize("bets", [6, 76])
def test_the_plan_has_at_least_so_many_bet_rolls_and_hardly_more(bet_rolls: int, bets: int) -> None:
    planned = plan(bet_rolls, bets, seed=9)
    walked = bets * planned.blocks * planned.tables * planned.rolls
    assert bet_rolls <= walked <= bet_rolls + bets * (planned.blocks + 1) * ROLLS
    assert planned.tables <= TABLES


def test_every_block_of_a_plan_has_a_number_and_so_dice_of_its_own() -> None:
    blocks = list(plan(10 * ROLLS * TABLES, 3, seed=9).each())
    assert [block.number for block in blocks] == [0, 1, 2, 3]
    assert {block.seed for block in blocks} == {9}


def test_progress_adds_up_to_the_rolls_that_the_bets_saw(hazard: Simulation) -> None:
    steps: list[int] = []
    lines = hazard.run(50_000, 1, steps.append)
    assert sum(steps) == sum(line.rolls for line in lines) >= 50_000


def test_the_z_score_is_the_distance_from_the_exact_return_in_standard_deviations_of_the_mean(
    hazard: Simulation,
) -> None:
    """Main 7 is even money with an edge of 7/495; 10,000 bets that come out even lie 100 x 7/495 / sd above it."""
    main = hazard.exact[2]
    even = SimulatedLine(main, 10_000, 40_000, 5_000, 0, Fraction(0))
    assert even.rtp == 1
    assert even.z == pytest.approx(100 * (7 / 495) / (1 - (7 / 495) ** 2) ** 0.5)


def test_commission_is_part_of_what_comes_back() -> None:
    buy = next(line for line in prepare(changed("craps-el601"), "x.ini").exact if line.name == "buy@4")
    lost = SimulatedLine(buy, 10, 40, 0, 0, Fraction(-10))
    assert lost.rtp == 0


def test_a_bet_that_is_off_is_marked_and_named(hazard: Simulation) -> None:
    lines = list(hazard.run(1000, 1, _ignored))
    lines[2] = replace(lines[2], profit=Fraction(lines[2].decided))
    words = as_text(hazard, lines, 1000, 1, 1.0)
    assert [line.split()[0] for line in words.splitlines() if "<<<" in line] == ["main@7"]
    assert words.endswith("OFF by more than 4 standard deviations: main@7.")


@pytest.mark.parametrize(
    ("words", "number"),
    [("1", 1), ("50000000", 50_000_000), ("1e9", 10**9), ("1E+9", 10**9), ("2.5e8", 250_000_000), ("1e13", 10**13)],
)
def test_a_number_is_read_as_people_write_it(words: str, number: int) -> None:
    assert read_bet_rolls(words) == number <= MAX_BET_ROLLS


@pytest.mark.parametrize(
    "words", ["", "0", "-1", "1.5", "1e-3", "nan", "inf", "1e14", "1e99", "٣", "1_000", "0x10", "9" * 99]
)
def test_what_is_no_number_of_bet_rolls_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="is not a number of bet-rolls"):
        read_bet_rolls(words)


def test_the_command_prints_each_bet_beside_its_exact_value_with_the_seed() -> None:
    done = kiosk("par", "hazard", "--simulate", "1e5", "--seed", "12345")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "hazard: Hazard"
    assert "seed 12345" in lines[2]
    assert lines[6].split()[:1] == ["main@6"]
    assert "97.6571%" in lines[6]
    assert lines[-1].startswith("All within 4 standard deviations")


def test_the_command_prints_the_same_json_for_the_same_seed() -> None:
    words = ("par", "hazard", "--simulate", "2e4", "--seed", "7", "--json")
    first, again = kiosk(*words), kiosk(*words)
    assert first.stdout == again.stdout
    told = json.loads(first.stdout)
    assert (told["sheet"], told["seed"]) == ("hazard", 7)
    assert told["bets"]["bank"]["exact_rtp"] == "1979/2016"
    assert told["bet_rolls"] == sum(bet["rolls"] for bet in told["bets"].values())


@pytest.mark.parametrize(
    "words",
    [
        "hazard --simulate 0", "hazard --simulate many", "hazard --simulate 1e99", "hazard --simulate -5",
        "hazard --simulate 1e3 --seed -1", "hazard --simulate 1e3 --seed x", "hazard --seed 5",
        "--simulate 1e3", "nosuch --simulate 1e3", "hazard --simulate 1e3 --pdf",
    ],
)  # fmt: skip
def test_the_command_refuses_a_bad_number_in_one_sentence(words: str) -> None:
    assert_refused(kiosk("par", *words.split()))


def test_a_process_that_is_ended_from_outside_ends_the_simulation_with_one_sentence(hazard: Simulation) -> None:
    def end_them(bet_rolls: int) -> None:
        del bet_rolls
        for process in active_children():
            process.kill()

    with pytest.raises(WorkerError, match="has ended before its work was done"):
        hazard.run(10**10, 1, end_them)
    assert not active_children()


@pytest.mark.parametrize("told", ["|", "M"], ids=["while its processes start", "at work"])
def test_ctrl_c_ends_it_at_once_and_leaves_no_process_and_no_traceback(told: str) -> None:
    """To the whole group of processes, as a terminal sends it: only on a terminal does it show how far it has come."""
    screen, its_end = os.openpty()
    termios.tcsetwinsize(screen, (24, 100))  # on one without a width no bar is drawn
    process = subprocess.Popen(
        [sys.executable, "-m", "terminal.commands", "par", "hazard", "--simulate", "1e13"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=its_end,
        text=True,
        start_new_session=True,
    )
    os.close(its_end)
    shown = ""
    try:
        while told not in shown:
            shown += os.read(screen, 1).decode("utf-8", "replace")
        os.killpg(process.pid, signal.SIGINT)
        shown += _rest_of(screen)
        out, _ = process.communicate()
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    finally:
        os.close(screen)
    assert (process.returncode, out) == (130, ""), shown
    assert "Traceback" not in shown
    while _is_group_alive(process.pid):  # one that goes on does so for years
        threading.Event().wait(0.01)


def _rest_of(screen: int) -> str:
    """What comes until the last process that writes there is gone."""
    shown = b""
    with suppress(OSError):
        while more := os.read(screen, 4096):
            shown += more
    return shown.decode("utf-8", "replace")


def _is_group_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
