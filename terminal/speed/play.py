"""Taps, frames and memory of the real terminal while the dice tumble."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from terminal.speed.children import MeasureError, child, environment, rig, write_param
from terminal.speed.figures import percentile

GAMES = 3
THROWS = 14
RIG_SPEED = 2.0
"""The generator shakes for 0.8 s instead of 1.6 s: half as long to wait for as many falls."""


def games(folder: Path, display: str | None, step: Callable[[], object]) -> dict[str, list[float]]:
    """Let a player play again and again. Raises MeasureError."""
    runs: dict[str, list[float]] = {}
    for seed in range(GAMES):
        place = folder / f"game-{seed}"
        place.mkdir()
        for name, value in _game(place, display, seed).items():
            runs.setdefault(name, []).append(value)
        step()
    return runs


def _game(folder: Path, display: str | None, seed: int) -> dict[str, float]:
    param = write_param(folder)
    with rig(folder, RIG_SPEED) as directory:
        words = ["terminal.speed.subject", "--param", str(param), "--rig", str(directory)]
        words += ["--throws", str(THROWS), "--seed", str(seed), *(["--full"] if display else [])]
        with child(words, environment(display)) as (_, out):
            said = out.readline()
    if not said:
        raise MeasureError("The terminal has ended before the game was over; its own words stand above.")
    seen = json.loads(said)
    if seen["failure"]:
        raise MeasureError(seen["failure"])
    return {
        "tap_to_frame_p50_ms": percentile(seen["taps_ms"], 50),
        "tap_to_frame_p95_ms": percentile(seen["taps_ms"], 95),
        "frame_p95_ms": percentile(seen["frames_ms"], 95),
        "rss_mb": seen["rss_mb"],
    }
