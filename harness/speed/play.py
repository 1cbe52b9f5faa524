"""Taps, frames and memory of the real terminal while the dice tumble."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness.speed.children import MeasureError, answer, environment, rig, write_param
from harness.speed.figures import percentile
from harness.speed.full_felt import EVERY_GAME, RICH, credited_journal

GAMES = 3
THROWS = 14
MINUTES, LONG_MINUTES = 1, 10
MINUTE_S = 60
MAX_FRAME_MS = 50
RIG_SPEED = 2.0
"""The generator shakes for 0.8 s instead of 1.6 s, which halves the waiting time."""


def games(folder: Path, display: str | None, step: Callable[[], object]) -> dict[str, list[float]]:
    """Let a player play repeatedly. Raises MeasureError."""
    runs: dict[str, list[float]] = {}
    for seed in range(GAMES):
        place = folder / f"game-{seed}"
        place.mkdir()
        for name, value in _game(place, display, seed).items():
            runs.setdefault(name, []).append(value)
        step()
    return runs


def frames(folder: Path, display: str | None, step: Callable[[], object], *, minutes: int) -> dict[str, list[float]]:
    """Let a player touch things at random for this many minutes, each on a new table. Raises MeasureError."""
    longest_ms, over = [], []
    for seed in range(minutes):
        place = folder / f"minute-{seed}"
        place.mkdir()
        seen = _seen(place, display, ["--seconds", str(MINUTE_S), "--seed", str(seed)])
        longest_ms.append(max(seen["frames_ms"]))
        over.append(float(sum(frame_ms > MAX_FRAME_MS for frame_ms in seen["frames_ms"])))
        step()
    return {"longest_frame_ms": longest_ms, "frames_over_50_ms": over}


def _game(folder: Path, display: str | None, seed: int) -> dict[str, float]:
    seen = _seen(folder, display, ["--throws", str(THROWS), "--seed", str(seed)])
    return {
        "tap_to_frame_p50_ms": percentile(seen["taps_ms"], 50),
        "tap_to_frame_p95_ms": percentile(seen["taps_ms"], 95),
        "frame_p95_ms": percentile(seen["frames_ms"], 95),
        "rss_mb": seen["rss_mb"],
    }


def _seen(folder: Path, display: str | None, length: list[str]) -> dict[str, Any]:
    """Let a player play in this empty folder, with sufficient credit; returns what was observed."""
    param = write_param(folder, RICH + EVERY_GAME)
    credited_journal(param)
    with rig(folder, RIG_SPEED):
        words = ["harness.speed.subject", "--param", str(param), *length, *(["--full"] if display else [])]
        seen = answer(words, environment(display))
    if not seen["taps_ms" if "--throws" in length else "games"]:
        raise MeasureError("The player has not come to play: no game was played to its end.")
    return seen
