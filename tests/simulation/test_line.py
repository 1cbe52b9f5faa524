"""What goes wrong on a bad line is what its shares say, as if every message were drawn by itself until one fails."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from harness.simulation.table.line import GOOD, Fate, Net, OfRequest
from harness.simulation.world import World

NETS = (
    Net(slow=0.02, lost=0.002, late=0.001, doubled=0.002, reset=0.001),
    Net(slow=0.1, lost=0.01, late=0.01, doubled=0.02, reset=0.01),
    Net(lost=0.1),
)
DRAWN = 4_000


def _drawn(net: Net, chance: random.Random) -> Fate:
    """What becomes of a message, drawn share by share."""
    of_request = _of_request(net, chance.random())
    return Fate(of_request, *(chance.random() < share for share in (net.slow, net.slow, net.lost)))


def _of_request(net: Net, pick: float) -> OfRequest:
    shares: dict[OfRequest, float] = {
        "lost": net.lost,
        "late": net.late,
        "reset": net.reset,
        "doubled": net.doubled,
    }
    for of_request, share in shares.items():
        pick -= share
        if pick < 0:
            return of_request
    return "passes"


@pytest.mark.parametrize("net", NETS)
def test_a_trouble_is_the_next_message_that_does_not_pass(net: Net) -> None:
    here, there = World("net").chance, World("net").chance
    for _ in range(DRAWN):
        while (expected := _drawn(net, there)) == GOOD:
            pass
        assert net.trouble(here) == expected
    assert here.random() == there.random()


@pytest.mark.parametrize("net", NETS)
def test_the_share_of_good_messages_is_what_is_left(net: Net) -> None:
    chance = World("net").chance
    good = Counter(_drawn(net, chance) == GOOD for _ in range(DRAWN))[True]
    assert good / DRAWN == pytest.approx(net.good, abs=0.02)
