"""How long it takes to recall a game from a journal of a million events, from the touch to all of its steps."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median

from harness.speed.children import MeasureError
from terminal.cabinet.cabinet import Cabinet
from terminal.journal.journal import Journal
from terminal.recall.following import Follower, at_once
from terminal.recall.game import find
from terminal.recall.games import GAMES, last_games

ROUNDS = 3


def recalls(cabinet: Cabinet, long_journal: Path, step: Callable[[], object]) -> dict[str, list[float]]:
    """List the last games and recall each of them, round by round. Raises MeasureError.

    The median of the rounds of each game counts, so that other load does not matter, and the slowest of all games.
    """
    with closing(Journal.open(long_journal, 0)) as journal:
        history = journal.history()
        games = at_once(Follower(history, cabinet.new_state()).to(history.seq)).state.meters.games
        rounds: list[list[float]] = []
        for _ in range(ROUNDS):
            rounds.append([recall_ms(journal, cabinet, games, place) for place in range(GAMES)])
            step()
    return {"recall_of_1m_events_ms": [max(map(median, zip(*rounds, strict=True)))]}


def recall_ms(journal: Journal, cabinet: Cabinet, games: int, place: int) -> float:
    """Recall the game at this place of the list, which is read again for it. Raises MeasureError."""
    begun_ns = time.perf_counter_ns()
    history = journal.history()
    found = last_games(history, games)
    game = at_once(find(history, Follower(history, cabinet.new_state()), found[place].span))
    taken_ms = (time.perf_counter_ns() - begun_ns) / 1_000_000
    if game.settled is None or game.settled.record.dice != found[place].dice:
        raise MeasureError("A game was recalled that is not the one that was played.")
    return taken_ms
