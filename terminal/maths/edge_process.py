"""Computes the house edges of a game in a separate process: ``python -m terminal.maths.edge_process``.

The parent writes the pickled game and the names of the lines to its standard input, and reads a JSON object with each
edge as an exact fraction from its standard output.
"""

from __future__ import annotations

import json
import os
import pickle
import sys

from terminal.maths.par import par_line
from terminal.rules.game import AnyGame

NICENESS = 10
"""Low priority: an edge can wait."""

Task = tuple[AnyGame, tuple[str, ...]]


def asked(game: AnyGame, names: tuple[str, ...]) -> bytes:
    """The request for the process's standard input."""
    return pickle.dumps((game, names))


def main() -> None:
    """Answer the request on standard input."""
    os.nice(NICENESS)
    task: Task = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the very program that has started this one
    game, names = task
    edges = {wager.name: str(par_line(game, wager).edge) for wager in game.wagers() if wager.name in names}
    json.dump(edges, sys.stdout)


if __name__ == "__main__":
    main()
