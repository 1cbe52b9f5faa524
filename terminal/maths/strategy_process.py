"""Computes the costs of strategies in a separate process: ``python -m terminal.maths.strategy_process``.

The parent writes the pickled game and strategies to its standard input, and reads a JSON object with the exact figures
of each from its standard output.
"""

from __future__ import annotations

import json
import os
import pickle
import sys

from terminal.maths.edge_process import NICENESS
from terminal.maths.strategies import cost
from terminal.rules.game import AnyGame
from terminal.rules.strategy import Strategy

Task = tuple[AnyGame, tuple[Strategy, ...]]


def asked(game: AnyGame, strategies: tuple[Strategy, ...]) -> bytes:
    """The request for the process's standard input."""
    return pickle.dumps((game, strategies))


def main() -> None:
    """Answer the request on standard input."""
    os.nice(NICENESS)
    task: Task = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the very program that has started this one
    game, strategies = task
    costs = {one.name: cost(game, one) for one in strategies}
    json.dump({name: [str(one.lost_per_roll), str(one.bet_per_roll)] for name, one in costs.items()}, sys.stdout)


if __name__ == "__main__":
    main()
