"""Computes in a separate process what would hold up a screen: ``python -m terminal.maths.process``.

The parent writes a pickled function of this folder with its arguments to the standard input, and reads what it returns
as JSON from the standard output.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from collections.abc import Callable

NICENESS = 10
"""Low priority: the answer can wait."""


def request(work: Callable[..., object], *arguments: object) -> bytes:
    """The request for the process's standard input."""
    return pickle.dumps((work, arguments))


def main() -> None:
    """Answer the request on standard input."""
    os.nice(NICENESS)
    work, arguments = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the very program that has started this one
    json.dump(work(*arguments), sys.stdout)


if __name__ == "__main__":
    main()
