"""Slices of a copy that were read before are compared by digest, up to a limit, and every round begins at the start."""

from __future__ import annotations

import pytest

from terminal.journal.copies import rereading
from terminal.journal.copies.database import Reached
from terminal.journal.copies.rereading import Rounds, Slice

DIGESTS = [bytes([number]) * 32 for number in range(4)]


def test_a_round_goes_over_what_earlier_ones_have_followed_and_on_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rereading, "MAX_SLICES", 3)
    rounds = Rounds(Reached(0), Reached, "Q")
    for number, digest in enumerate(DIGESTS[:2], start=1):
        assert rounds.known is None
        rounds.followed(Reached(25 * number), digest)
        assert rounds.reached == Reached(25 * number)
    for _ in range(2):
        rounds.begin()
        assert rounds.reached == Reached(0)
        for number, digest in enumerate(DIGESTS[:2], start=1):
            known = rounds.known
            assert known == Slice(Reached(25 * number), digest)
            rounds.agreed(known)
            assert rounds.reached == Reached(25 * number)
        assert rounds.known is None


def test_no_more_slices_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rereading, "MAX_SLICES", 3)
    rounds = Rounds(Reached(0), Reached, "Q")
    for _ in range(2):
        rounds.begin()
        for number, digest in enumerate(DIGESTS, start=1):
            known = rounds.known
            if known is None:
                rounds.followed(Reached(25 * number), digest)
            else:
                rounds.agreed(known)
            assert rounds.reached == Reached(25 * number)
        assert (known is None) == (number == 4)
    rounds.begin()
    while (known := rounds.known) is not None:
        rounds.agreed(known)
    assert rounds.reached == Reached(75)
