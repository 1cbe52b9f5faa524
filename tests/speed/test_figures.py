"""What the measured figures say, and how the command takes a wrong word."""

from __future__ import annotations

import json
import os
from subprocess import PIPE, Popen

import pytest
from click.testing import CliRunner

from harness.commands.speed import command
from harness.speed import children, figures, machine
from harness.speed.children import MeasureError
from harness.speed.machine import Machine
from harness.speed.measure import Measurement


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(number) for number in range(200, 0, -1)]

    assert [figures.percentile(values, percent) for percent in (50, 95, 99, 100)] == [100, 190, 198, 200]
    assert figures.percentile([7.0], 99) == 7


def test_a_figure_at_its_bound_is_held_and_one_above_it_is_not() -> None:
    most = {figure.name: figure.most for figure in figures.FIGURES}

    (held,) = figures.lines({"frame_p95_ms": [most["frame_p95_ms"]]})
    (over,) = figures.lines({"frame_p95_ms": [1.0, most["frame_p95_ms"] + 0.01, 99.0]})

    assert " ok " in held
    assert "OVER" not in held
    assert "OVER" in over


def test_a_single_slow_run_of_several_does_not_decide() -> None:
    assert figures.values({"rss_mb": [100.0, 900.0, 101.0]}) == {"rss_mb": 101.0}


def test_a_single_slow_frame_or_window_does_decide() -> None:
    runs = {"longest_frame_ms": [20.0, 51.0, 21.0], "window_to_frame_ms": [9.0, 50.0]}

    assert figures.values(runs) == {"longest_frame_ms": 51.0, "window_to_frame_ms": 50.0}
    longest, window = figures.lines(runs)
    assert "OVER" in longest
    assert "OVER" not in window


def test_not_one_frame_may_stand_for_longer() -> None:
    (held,) = figures.lines({"frames_over_50_ms": [0.0]})
    (over,) = figures.lines({"frames_over_50_ms": [0.0, 1.0]})
    assert " ok " in held
    assert "OVER" in over


def test_the_parts_of_a_figure_stand_under_it_and_are_held_against_nothing() -> None:
    runs = {"window_to_frame_ms": [9.0, 12.0], "window_to_frame_ms: odds": [99.0, 12.0, 11.0]}

    figure, part = figures.lines(runs)

    assert figure.split()[:4] == ["window_to_frame_ms", "12.00", "<=", "50"]
    assert part.split()[:2] == ["odds", "12.00"]
    assert "OVER" not in part


def test_an_unknown_figure_is_refused() -> None:
    answer = CliRunner().invoke(command, ["warp_factor"])

    assert answer.exit_code == 2
    assert "warp_factor" in answer.output


def test_json_has_the_asked_figures_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = {"rss_mb": [3.0, 2.0, 1.0], "rss_mb: part": [1.0], "start_to_first_frame_ms": [500.0]}
    monkeypatch.setattr(Measurement, "run", lambda *_: runs)
    answer = CliRunner().invoke(command, ["--json", "rss_mb", "start_to_first_frame_ms"])

    assert list(json.loads(answer.stdout).items()) == [("start_to_first_frame_ms", 500.0), ("rss_mb", 2.0)]


def test_for_a_person_the_speed_of_the_machine_stands_under_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Measurement, "run", lambda *_: {"rss_mb": [2.0]})
    monkeypatch.setattr(machine, "measured", lambda: Machine(700.0, 0.59))
    answer = CliRunner().invoke(command, ["rss_mb"])
    assert answer.stdout.splitlines()[-1] == Machine(700.0, 0.59).line()


def test_each_figure_is_printed_as_soon_as_it_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def commits(*_: object) -> dict[str, list[float]]:
        said.append("the commits begin")
        return {"commit_p99_ms": [1.0], "verify_ends_p99_ms": [0.5]}

    monkeypatch.setattr(machine, "measured", lambda: Machine(700.0, 0.59))
    monkeypatch.setattr("harness.speed.start.starts", lambda *_: {"start_to_first_frame_ms": [500.0]})
    monkeypatch.setattr("harness.speed.commit.commits", commits)
    monkeypatch.setattr("click.echo", lambda text, **_: said.extend(line.split()[0] for line in text.splitlines()))
    CliRunner().invoke(command, ["start_to_first_frame_ms", "commit_p99_ms"])
    assert said == ["figure", "start_to_first_frame_ms", "the commits begin", "commit_p99_ms", "This"]


def test_a_start_that_shows_nothing_is_ended_and_says_what_it_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(children, "FIRST_FRAME_S", 0.01)
    reader, writer = os.pipe()
    os.write(writer, b'{"held": "Play is held", "say": "No printer."}\n')
    with os.fdopen(reader, encoding="utf-8") as out, Popen(["/bin/cat"], stdin=PIPE, stdout=writer) as waiting:
        os.close(writer)
        with pytest.raises(
            MeasureError, match=r"no frame of play within 0 s; it said last: Play is held: No printer\."
        ):
            children.Terminal(waiting.pid, out, 0).first_frame_ms()


def test_figures_that_cannot_be_measured_are_named_and_the_others_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: object) -> None:
        raise MeasureError("The terminal is locked")

    monkeypatch.setattr("harness.speed.start.starts", locked)
    monkeypatch.setattr(
        "harness.speed.commit.commits", lambda *_: {"commit_p99_ms": [1.0], "verify_ends_p99_ms": [0.5]}
    )
    answer = CliRunner().invoke(command, ["--json", "start_to_first_frame_ms", "commit_p99_ms"])
    assert json.loads(answer.stdout) == {"commit_p99_ms": 1.0}
    assert answer.exit_code == 1
    assert "start_to_first_frame_ms cannot be measured: The terminal is locked." in answer.stderr
