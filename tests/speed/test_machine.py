"""How fast the machine is stands beside its figures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, chain

import pytest

from harness.speed.machine import HASHED_BYTES, REFERENCE_LOOP_S, REFERENCE_MB_PER_S, Machine, measured


def test_the_reference_is_once_as_fast_as_itself_and_a_slower_machine_less() -> None:
    reference, slower = (Machine(REFERENCE_MB_PER_S / n, REFERENCE_LOOP_S * n) for n in (1, 2))
    assert (reference.hashing, reference.python) == (1, 1)
    assert (slower.hashing, slower.python) == (0.5, 0.5)


def test_the_quickest_of_several_counts_since_others_can_only_slow_one_down() -> None:
    lasting = chain([3.0, 0.5, 2.0, 4.0, 1.0], [9.0, 8.0, 7.0, 0.25, 6.0])
    instants: Iterator[float] = accumulate(chain.from_iterable((1.0, seconds) for seconds in lasting))
    found = measured(lambda: next(instants))
    assert found.sha256_mb_per_s == pytest.approx(HASHED_BYTES / 0.5 / 1_000_000)
    assert found.loop_s == pytest.approx(0.25)


def test_a_person_reads_both_beside_the_figures() -> None:
    assert Machine(361.4, 0.88).line() == (
        f"This machine: SHA-256 361 MB/s ({361.4 / REFERENCE_MB_PER_S:.2f} of the reference), "
        f"counts to 5,000,000 in 0.88 s ({REFERENCE_LOOP_S / 0.88:.2f} of the reference)."
    )
