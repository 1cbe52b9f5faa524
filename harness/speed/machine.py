"""How fast this machine is: figures of another processor can only be read beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

RUNS = 5
"""The best of so many counts: whatever else the machine does only slows one down."""

HASHED_BYTES = 32 << 20
TURNS = 5_000_000

REFERENCE_MB_PER_S = 1_800
REFERENCE_LOOP_S = 0.17
"""The machine on which the bounds of the figures were set, an x86-64 server with SHA instructions, CPython 3.11."""


@dataclass(frozen=True)
class Machine:
    """What the journal's hashes and what plain Python take here."""

    sha256_mb_per_s: float
    loop_s: float
    """Seconds in which plain Python counts to five million."""

    @property
    def hashing(self) -> float:
        """How many times as fast as the reference it hashes."""
        return self.sha256_mb_per_s / REFERENCE_MB_PER_S

    @property
    def python(self) -> float:
        """How many times as fast as the reference it runs Python."""
        return REFERENCE_LOOP_S / self.loop_s

    def line(self) -> str:
        """For a person, beside the figures."""
        return (
            f"This machine: SHA-256 {self.sha256_mb_per_s:,.0f} MB/s ({self.hashing:.2f} of the reference), "
            f"counts to {TURNS:,} in {self.loop_s:.2f} s ({self.python:.2f} of the reference)."
        )


def measured(clock: Callable[[], float] = time.perf_counter) -> Machine:
    """Measure this machine with the environment as it is: `OPENSSL_ia32cap` takes instructions away from SHA-256."""
    block = bytes(HASHED_BYTES)
    hash_s = _best_s(lambda: sha256(block), clock)
    return Machine(HASHED_BYTES / hash_s / 1_000_000, _best_s(_loop, clock))


def _best_s(work: Callable[[], object], clock: Callable[[], float]) -> float:
    found = []
    for _ in range(RUNS):
        began = clock()
        work()
        found.append(clock() - began)
    return min(found)


def _loop() -> None:
    turns = 0
    while turns < TURNS:
        turns += 1
