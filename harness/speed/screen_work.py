"""The speed of the screen apart from the dice: windows, languages, and thousands of rounds."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from pathlib import Path

from harness.speed.children import answer, environment, write_param
from harness.speed.figures import PART, percentile
from harness.speed.full_felt import RICH, SHEETS
from harness.speed.log_pages import SEARCH

TURNS = 5
LOG_TURNS = 10
OFFERED = (*SHEETS, "craps-el602")
"""A sheet of each game, and a second one of the first game."""
GAMES = f"[game]\nsheet = {', '.join(OFFERED)}\n[screen]\nfirst_hand = yes\n"
ROUNDS, LONG_ROUNDS = 2_000, 10_000

Found = dict[str, list[float]]


def windows(folder: Path, display: str | None, step: Callable[[], object]) -> Found:
    """Open every window over a full felt, warm and cold; each window is a part of its figure. Raises MeasureError."""
    runs: Found = {}
    for work, name in (("windows", "window_to_frame_ms"), ("cold-windows", "cold_window_to_frame_ms")):
        runs |= _with_parts(name, _found(folder, display, work, TURNS))
        step()
    return runs


def languages(folder: Path, display: str | None, step: Callable[[], object]) -> Found:
    """Switch between all languages; each is a part of the figure. Raises MeasureError."""
    found = _found(folder, display, "languages", TURNS)
    step()
    every = [taken_ms for values in found.values() for taken_ms in values]
    return _with_parts("language_switch_ms", found) | {"language_switch_ms": every}


def games(folder: Path, display: str | None, step: Callable[[], object]) -> Found:
    """Change between all games that have a felt; each is a part of the figure. Raises MeasureError."""
    found = _found(folder, display, "games", TURNS)
    step()
    return _with_parts("game_to_frame_ms", found)


def menu(folder: Path, display: str | None, step: Callable[[], object]) -> Found:
    """Open the staff's panel and each of its pages; each is a part of the figure. Raises MeasureError."""
    found = _found(folder, display, "menu", TURNS)
    step()
    return _with_parts("menu_to_frame_ms", found)


def memory(folder: Path, display: str | None, step: Callable[[], object], *, rounds: int) -> Found:
    """Play this many rounds without animation. Raises MeasureError."""
    found = _found(folder, display, "memory", rounds)
    step()
    return {"memory_growth_mb": found["growth"]}


def logs(folder: Path, display: str | None, journal: Path, step: Callable[[], object]) -> Found:
    """Read the logs of this journal; each way to a page is a part of the figure. Raises MeasureError."""
    found = _found(folder, display, "logs", LOG_TURNS, journal)
    step()
    search = found.pop(SEARCH)
    every = [taken_ms for values in found.values() for taken_ms in values]
    parts = {f"log_page_p95_ms{PART}{part}": values for part, values in found.items()}
    return {"log_page_p95_ms": [percentile(every, 95)], **parts, "log_search_of_1m_events_ms": search}


def _found(folder: Path, display: str | None, work: str, times: int, journal: Path | None = None) -> Found:
    place = folder / work
    place.mkdir()
    param = write_param(place, "" if journal else RICH + GAMES, journal)
    words = ["harness.speed.rehearsed", work, "--param", str(param), "--times", str(times)]
    words += ["--journal", str(journal)] if journal else []
    found: Found = answer(words, environment(display))["found"]
    return found


def _with_parts(name: str, found: Found) -> Found:
    """The median of each part counts for the whole figure."""
    parts = {f"{name}{PART}{part}": values for part, values in found.items()}
    return {name: [statistics.median(values) for values in found.values()], **parts}
