"""The figures that the cabinet has to hold, and what repeated measurements say of them."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One promise of speed: its name, the most it may be, and what it means. The name ends in the unit, if any."""

    name: str
    most: float
    meaning: str
    least: float = 0
    """The least it may be, where more is better."""

    @property
    def bound(self) -> str:
        """What it is held against, for a person."""
        return f">= {self.least:,.0f}" if self.least else f"<= {self.most:,.0f}"

    def is_held(self, value: float) -> bool:
        """Whether this value keeps the promise."""
        return self.least <= value <= self.most


FIGURES = (
    Figure("start_to_first_frame_ms", 1000, "from the program's start to the first frame of play"),
    Figure("tap_to_frame_p50_ms", 16, "from a tap to the frame that shows it, dice tumbling, median"),
    Figure("tap_to_frame_p95_ms", 33, "the same, 95 of 100 taps"),
    Figure("frame_p95_ms", 20, "from frame to frame, dice tumbling, 95 of 100 frames"),
    Figure("commit_p99_ms", 5, "from a touch with money to its being on the disk, 99 of 100"),
    Figure("resume_1m_events_extra_ms", 1000, "longer start on a journal of a million events than on an empty one"),
    Figure("rss_mb", 220, "memory of the terminal with its screen, after play"),
    Figure("idle_cpu_percent", 2, "of one core, terminal at rest with its four devices"),
    Figure("pass_line_vs_crapssim", math.inf, "times faster than that package: one Pass Line bet made again", least=2),
    Figure("fifteen_bets_vs_crapssim", math.inf, "the same, a felt of fifteen bets kept full", least=10),
    Figure("simulate_bet_rolls_per_s", math.inf, "rolls seen by the bets of a simulated par sheet", least=50_000_000),
)
WHOLE_FROM = 100_000
"""Larger values are told without decimals."""
NAMES = tuple(figure.name for figure in FIGURES)

Runs = Mapping[str, Sequence[float]]
"""What each run measured, by figure."""


def percentile(values: Sequence[float], percent: int) -> float:
    """Give the smallest value that so many of a hundred do not exceed (nearest rank). Asks for one value at least."""
    return sorted(values)[max(math.ceil(len(values) * percent / 100), 1) - 1]


def medians(runs: Runs) -> dict[str, float]:
    """Give one number for each figure: the median of its runs, rounded to a hundredth."""
    return {name: round(statistics.median(values), 2) for name, values in runs.items()}


def table(runs: Runs) -> str:
    """Set the figures out for a person, with how far the runs lie apart."""
    found = medians(runs)
    rows = [f"{'figure':27} {'median':>11} {'bound':>13}      {'least to most':>26}  runs"]
    for figure in FIGURES:
        if figure.name in runs:
            values = runs[figure.name]
            verdict = "ok" if figure.is_held(found[figure.name]) else "OVER" if figure.most < math.inf else "UNDER"
            spread = f"{_number(min(values))} to {_number(max(values))}"
            rows.append(
                f"{figure.name:27} {_number(found[figure.name]):>11} {figure.bound:>13} {verdict:4} {spread:>26}  "
                f"{len(values):4}"
            )
    return "\n".join(rows)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= WHOLE_FROM else f"{value:.2f}"
