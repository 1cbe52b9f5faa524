"""The books of a table and its stations are compared, and each mistake is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from drivers.ports.table import SealedBets, SeatResult
from harness.torture.table.witness import SeatWitness, TableBook
from terminal.cabinet import events as e
from tests.cabinet.at_table.station import SEAT, THROW, Station

SEAL = SealedBets(1, SEAT, 2, 5_00, {"field": 5_00}, final=True)
RESULT = SeatResult(1, SEAT, 5_00, 0, 55_00, stake_cents=5_00, standing_cents=0)
DECIDED = e.TableRoundDecided(1, 0, THROW + 1, (3, 1), "generator")
TABLE: tuple[e.Event, ...] = (
    e.TableRoundOpened(1, 0, "clock"),
    e.TableBetsFixed(1, 0, (SEAL,)),
    e.DiceCalled(THROW + 1, 2),
    DECIDED,
    e.TableResultsNoted((RESULT,)),
)


def played() -> Station:
    """A station that has bet 5.00 on the field, sealed it twice, and won."""
    station = Station().seated().opens().bets("field", 5_00)
    station.rolls(3, 1)
    station.notes()
    return station


def said(table: Sequence[e.Event], alter: Callable[[e.Event], e.Event] = lambda event: event) -> list[str]:
    """What is wrong with this journal of a table, or with the station's, each event altered."""
    station = played()
    book = TableBook.of(table)
    witness = SeatWitness(SEAT, book, station.cabinet.new_state())
    witness.follow(alter(event) for event in station.events)
    return [*book.wrong, *witness.wrong]


def test_a_round_that_both_know_alike_is_right() -> None:
    assert said(TABLE) == []


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ((*TABLE, e.TableRoundOpened(3, 0, "clock")), "round 3 follows round 1"),
        ((*TABLE[:3], e.TableRoundOpened(2, 0, "clock")), "round 1 was never decided"),
        ((*TABLE[:2], *TABLE[1:]), "fixed twice"),
        ((TABLE[0], TABLE[2], TABLE[1], *TABLE[3:]), "ordered before the bets were fixed"),
        ((*TABLE[:4], *TABLE[3:]), "decided twice"),
        ((*TABLE, TABLE[4]), "booked twice"),
        ((*TABLE, replace(TABLE[0], round=2), replace(TABLE[1], round=2), replace(DECIDED, round=2)), "two rounds"),
        ((*TABLE[:3], replace(DECIDED, dice=(3, 3)), TABLE[4]), "and the table has"),
        ((*TABLE[:3], replace(DECIDED, throw=7), TABLE[4]), "and the table has"),
        ((TABLE[0], e.TableBetsFixed(1, 0, ()), *TABLE[2:]), "is played with"),
        ((TABLE[0], e.TableBetsFixed(1, 0, (replace(SEAL, version=1),)), *TABLE[2:]), "was answered sealed"),
        ((*TABLE[:4], e.TableResultsNoted((replace(RESULT, won_cents=1),))), "the table has noted"),
        ((*TABLE[:4], e.TableResultsNoted((replace(RESULT, round=2),))), "the table has noted"),
        ((*TABLE[:4], e.TableResultsNoted((replace(RESULT, stake_cents=4_00),))), "the table has noted"),
        ((*TABLE[:4], e.TableResultsNoted((replace(RESULT, standing_cents=4_00),))), "the table has noted"),
    ],
)
def test_what_the_tables_journal_has_otherwise_is_named(table: Sequence[e.Event], why: str) -> None:
    assert why in "\n".join(said(table))


def test_bets_that_were_sealed_otherwise_than_they_counted_are_named() -> None:
    other = replace(SEAL, bets={"field": 7_00})
    assert "is played with" in said((TABLE[0], e.TableBetsFixed(1, 0, (other,)), *TABLE[2:]))[0]


def test_a_seal_that_counts_though_it_was_late_is_named() -> None:
    def late(event: e.Event) -> e.Event:
        is_last = isinstance(event, e.SealAnswered) and event.version == SEAL.version
        return replace(event, answer="late") if is_last else event

    assert "was answered late, and version 2 counts" in said(TABLE, late)[0]


def test_money_that_comes_from_nowhere_is_named() -> None:
    witness = SeatWitness(SEAT, TableBook.of(TABLE), played().cabinet.new_state())
    witness.follow([event for event in played().events if not isinstance(event, e.BillCredited)])
    assert witness.wrong
