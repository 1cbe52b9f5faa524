"""The key of the ticket numbers: each journal's own, made at its first start and kept from then on."""

from __future__ import annotations

from pathlib import Path

from terminal.cabinet.validation import TicketKey
from tests.runtime.bench import Bench, bench_in


def key_of(bench: Bench) -> TicketKey:
    key = bench.runtime.state.ticketing.key
    assert key is not None
    return key


def test_two_journals_with_one_machine_number_have_keys_of_their_own(tmp_path: Path) -> None:
    with bench_in(tmp_path / "one") as one, bench_in(tmp_path / "other") as other:
        one.start()
        other.start()
        assert one.cabinet.profile.machine_id == other.cabinet.profile.machine_id
        assert key_of(one) != key_of(other)


def test_later_starts_go_on_with_the_key_of_the_first(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        first = key_of(bench.start())
        for _ in range(2):
            bench.runtime.stop()
            bench.open()
            assert key_of(bench.start()) == first
        assert bench.kinds().count("ticket_key_made") == 1
