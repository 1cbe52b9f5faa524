"""The figures and bounds of the cabinet's speed, and the evaluation of repeated measurements."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One bound: its name, the maximum, and what it means. The name ends in the unit, if there is one."""

    name: str
    most: float
    meaning: str
    least: float = 0
    """The minimum, where more is better."""
    by_worst: bool = False
    """Every run has to keep the bound: the largest counts, not the median."""

    @property
    def bound(self) -> str:
        """The bound as text."""
        return f">= {self.least:,.0f}" if self.least else f"<= {self.most:,.4g}"

    def is_held(self, value: float) -> bool:
        """Whether this value is within the bound."""
        return self.least <= value <= self.most


FIGURES = (
    Figure("start_to_first_frame_ms", 1000, "from the program's start to the first frame of play"),
    Figure("tap_to_frame_p50_ms", 16, "from a tap to the frame that shows it, felt full, dice tumbling, median"),
    Figure("tap_to_frame_p95_ms", 33, "the same, 95th percentile"),
    Figure("frame_p95_ms", 20, "between frames, felt full, dice tumbling, 95th percentile"),
    Figure("longest_frame_ms", 50, "the longest time between frames in a minute of play (--long: ten)", by_worst=True),
    Figure("frames_over_50_ms", 0, "frames of that play that took longer than 50 ms", by_worst=True),
    Figure("language_switch_ms", 100, "from the choice of a language to its first frame, median of all"),
    Figure("game_to_frame_ms", 150, "from the choice of another game to its first frame, median of all"),
    Figure(
        "window_to_frame_ms", 50, "from a touch to the first frame of the window that it opens, slowest", by_worst=True
    ),
    Figure("cold_window_to_frame_ms", 50, "the same right after the start, before windows are created", by_worst=True),
    Figure(
        "menu_to_frame_ms",
        100,
        "from the turned key or a touch to the first frame of the staff's panel or page, slowest",
        by_worst=True,
    ),
    Figure("commit_p99_ms", 10, "from a touch with money until it is on disk in all three copies, 99th percentile"),
    Figure("verify_ends_p99_ms", 2, "reading back the ends of all copies around a game, 99th percentile"),
    Figure("resume_1m_events_ms", 1500, "start after a power cut on a journal of a million events, all verified"),
    Figure(
        "resume_1m_events_extra_ms",
        1000,
        "extra start time on a journal of a million events, compared with an empty one",
    ),
    Figure("recall_of_1m_events_ms", 100, "recalling one of the last 100 games of a million events, slowest"),
    Figure("log_page_p95_ms", 100, "from a touch to a page of a log of a million events, 95th percentile"),
    Figure("log_search_of_1m_events_ms", 1500, "looking at all of them for a number that none has"),
    Figure("rss_mb", 220, "memory of the terminal with its screen and all six games, after play"),
    Figure("memory_growth_mb", 4, "of that, what rounds 1,001 to 2,000 add (--long: to 10,000)"),
    Figure("idle_cpu_percent", 2, "of one core, terminal idle with its four devices"),
    Figure(
        "closing_to_sealed_p99_ms",
        100,
        "14 stations of a shared table on one machine: from its closing until it has the last seal, 99th percentile",
    ),
    Figure(
        "result_to_durable_p99_ms",
        150,
        "the same, from the dice until the last station has their result on its disk, without a screen",
    ),
    Figure(
        "result_to_frame_p99_ms",
        150,
        "the same, until one of them that is in a window, drawn by software, has shown it too",
    ),
    Figure("station_cpu_percent", 5, "of one core, one of them, without a screen, while its player bets every second"),
    Figure("station_cpu_2_to_14", 1.25, "how many times as much a station needs at a table of 14 as at one of 2"),
    Figure("station_bytes_2_to_14", 1.25, "the same of the bytes between a station and a server"),
    Figure("pass_line_vs_crapssim", math.inf, "times faster than that package: one Pass Line bet, repeated", least=2),
    Figure("fifteen_bets_vs_crapssim", math.inf, "the same, a felt of fifteen bets kept full", least=10),
    Figure("simulate_bet_rolls_per_s", math.inf, "bet-rolls per second of a simulated par sheet", least=50_000_000),
    Figure("simulate_seat_rounds_per_s", math.inf, "rounds of stations per second of a core, tables of 14", least=200),
)
WHOLE_FROM = 100_000
"""Larger values are printed without decimals."""
PART = ": "
"""Separates a figure's name from that of one of its parts, which is printed beside it and has no bound."""
NAMES = tuple(figure.name for figure in FIGURES)

Runs = Mapping[str, Sequence[float]]
"""What each run measured, by figure."""


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the smallest value that this many of a hundred do not exceed (nearest rank). Needs at least one value."""
    return sorted(values)[max(math.ceil(len(values) * percent / 100), 1) - 1]


def values(runs: Runs) -> dict[str, float]:
    """Return one number for each figure, rounded to a hundredth: the median of its runs, or the worst if that counts.

    A name with something after a colon is a part of the figure before it, and has the median of its runs.
    """
    worst = {figure.name for figure in FIGURES if figure.by_worst}
    return {name: round((max if name in worst else statistics.median)(found), 2) for name, found in runs.items()}


HEAD = f"{'figure':29} {'value':>11} {'bound':>13}      {'least to most':>26}  runs"
"""Stands over the lines of the figures."""


def lines(runs: Runs) -> list[str]:
    """A line for each figure, with the range of the runs, and the parts of a figure below it."""
    rows = []
    for figure in FIGURES:
        for name in runs:
            if name == figure.name:
                rows.append(_line(name, runs, figure))
            elif name.startswith(figure.name + PART):
                rows.append(_line(name, runs))
    return rows


def _line(name: str, runs: Runs, figure: Figure | None = None) -> str:
    value = values({name: runs[name]})[name]
    bound = verdict = ""
    title = f"  {name.partition(PART)[2]}"
    if figure is not None:
        title, bound = name, figure.bound
        verdict = "ok" if figure.is_held(value) else "OVER" if figure.most < math.inf else "UNDER"
    spread = f"{_number(min(runs[name]))} to {_number(max(runs[name]))}"
    return f"{title:29} {_number(value):>11} {bound:>13} {verdict:4} {spread:>26}  {len(runs[name]):4}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= WHOLE_FROM else f"{value:.2f}"
