"""Whatever a player does and whichever version the table accepts, felt and credit are those of that version."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from drivers import ports
from terminal.cabinet import commands as c
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from tests.cabinet.at_table.station import SEAT, THROW, Station, up
from tests.cabinet.at_table.test_late_chips import under
from tests.cabinet.test_choices import GAME as BIG_SHOT

ROUNDS, SEEDS = 12, 12
CHIPS_CENTS = (1_00, 5_00, 6_00, 10_00, 20_00)
GAMES: Mapping[str, AnyGame] = {
    "commission kept": under(commission_refund="false"),
    "commission refunded": under(commission_refund="true"),
    "big shot": BIG_SHOT,
}


class Sealed(NamedTuple):
    """What was up, and all of the player's money, when a version was sealed."""

    bets: Mapping[str, int]
    off: tuple[str, ...]
    credit_cents: int


def sealed_now(station: Station) -> Sealed:
    felt = station.state.felt
    return Sealed(dict(felt.bets), felt.off, station.state.credit_cents)


def touch(station: Station, dice: random.Random) -> None:
    """Any touch of chips; a refused one changes nothing."""
    fields = station.cabinet.game.fields()
    raised = tuple(up(station)) or fields
    touches = (
        *(c.PlaceWager(dice.choice(fields), dice.choice(CHIPS_CENTS)) for _ in range(6)),
        c.PlaceWager(dice.choice(raised), dice.choice(CHIPS_CENTS)),
        c.TakeDown(dice.choice(raised)),
        c.TakeDown(dice.choice(raised), 1_00),
        dice.choice((c.Undo(), c.Redo(), c.ClearLast(), c.ClearAll(), c.Double(), c.Repeat())),
        c.SetBets(on=dice.random() < 0.5),
        c.Answer(yes=dice.random() < 0.8),
    )
    try:
        station.give(dice.choice(touches))
    except Refusal:
        return


def seal_answered(station: Station, versions: dict[int, Sealed]) -> None:
    """The table answers the seal; the next one is under way at once, if anything was changed meanwhile."""
    station.answers()
    versions.setdefault(station.at.versions, sealed_now(station))


def bet_in_a_round(station: Station, dice: random.Random) -> dict[int, Sealed]:
    """What each version was when it was sealed; version 0 is what stood before the round."""
    versions = {0: sealed_now(station)}
    for _ in range(dice.randrange(25)):
        touch(station, dice)
        versions.setdefault(station.at.versions, sealed_now(station))
        if station.wanted.seal is not None and dice.random() < 0.6:
            seal_answered(station, versions)
    return versions


def fixed(station: Station, versions: Mapping[int, Sealed], dice: random.Random) -> bool:
    """The table fixes the newest version that it has answered for, or the one under way; whether chips were late."""
    known, under_way = station.at.known, station.at.under_way
    least = 0 if known is None else known.number
    accepted = dice.choice((least, least if under_way is None else under_way.number))
    before = dict(up(station))
    station.show("closed", accepted={SEAT: accepted} if accepted else {})
    assert sealed_now(station) == versions[accepted]
    return before != up(station)


@pytest.mark.parametrize("game", GAMES)
def test_felt_and_credit_are_those_of_the_accepted_version(game: str) -> None:
    late_chips = 0
    for seed in range(SEEDS):
        dice = random.Random(f"{game} {seed}")  # noqa: S311 - the same course of play each time
        station = Station(dollars=100, game=GAMES[game])
        for _ in range(8):
            station.feed(100)
        station.seated()
        while station.number < ROUNDS and station.state.felt.waits_for != "choice":
            station.opens()
            late_chips += fixed(station, bet_in_a_round(station, dice), dice)
            station.show("rolling", throw=THROW + station.number)
            station.show("decided", faces=tuple(dice.randint(1, 6) for _ in range(3 if game == "big shot" else 2)))
            assert station.at.disagreed is None, station.at.disagreed
            assert (station.at.applied_round, station.state.dice.throw) == (station.number, None)
            station.report("dice", ports.ResultNoted(station.number))
    assert late_chips > SEEDS, "chips were late in many of the rounds"
