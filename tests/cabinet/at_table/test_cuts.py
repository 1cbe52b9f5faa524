"""What happens at each cut between a station and its table, and at each power cut: the rows of the design's table 7.1.

Every prefix of a round is a legal state: whatever is cut, the same chips count, and each is resolved once.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from terminal.table.exchange.digests import make_seal
from tests.cabinet.at_table.station import AUTO, HURRY_MS, SEAT, THROW, Station, kinds, up


def cut(station: Station) -> None:
    station.report("dice", ports.Lost(message("device.unplugged")))


def mended(station: Station) -> None:
    station.report("dice", ports.Back("table 1"))
    station.report("dice", ports.DiceReady())


def power_cut(station: Station) -> None:
    station.give(c.Start("test"))
    station.open_for_play()
    station.report("dice", ports.SeatTaken(SEAT, 0))


def test_line_cut_while_chips_move_bets_stand_and_the_rest_stays_pale() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.PlaceWager("field", 1_00))
    cut(station)
    assert station.refused(c.PlaceWager("field", 1_00)) == "table"
    assert station.refused(c.ClearAll()) == "table"
    assert station.cabinet.pale_cents(station.state) == {"field": 1_00}
    assert station.seal.version == 2, "it is asked again until it is answered"
    mended(station)
    station.answers()
    station.give(c.PlaceWager("field", 1_00))


def test_line_cut_after_the_seal_was_sent_the_same_version_is_asked_again() -> None:
    station = Station().seated().opens()
    station.give(c.PlaceWager("field", 5_00))
    before = station.seal
    cut(station)
    mended(station)
    assert station.seal == before
    station.answers("late")
    station.show("closed", accepted={})
    assert (up(station), station.state.playable_cents) == ({}, 50_00)


def test_program_replaced_while_a_seal_is_under_way_the_same_bytes_are_sent_again() -> None:
    """An earlier version sealed no commission: what it has sent must not be taken for another seal of that number."""
    station = Station().seated().opens()
    before = station.state
    station.give(c.PlaceWager("field", 5_00))
    moved, sealed = station.events[-2:]
    assert isinstance(sealed, e.BetsSealed)
    state = fold(fold(before, moved), e.from_bytes(e.to_bytes(replace(sealed, paid_cents=None))))
    seal = state.at_table.seal
    assert seal is not None
    assert make_seal(seal).body == b'{"bets":{"field":500},"off":[],"final":false}'


def test_line_cut_between_closed_and_decided_the_bets_count_and_all_is_made_up_at_once() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    cut(station)
    mended(station)
    happened = station.show("decided", throw=THROW, faces=(3, 1), accepted={SEAT: 1})
    assert kinds(happened) == [e.RoundShown, e.DiceCalled, e.DiceSettled]
    assert station.state.credit_cents == 55_00


def test_line_cut_for_hours_the_missed_rounds_come_one_by_one_and_bets_ride() -> None:
    station = Station().seated().opens().bets("pass_line", 10_00)
    station.show("closing")
    station.answers()
    cut(station)
    station.wait(7_200_000)
    assert station.refused(c.CashOut()) == "bets_up"
    mended(station)
    station.show("decided", throw=THROW, faces=(2, 2), accepted={SEAT: 2})
    for number, dice in ((2, (5, 5)), (3, (6, 3))):
        station.number = number
        assert kinds(station.show("decided", throw=THROW + number, faces=dice, accepted={})) == [
            e.RoundShown,
            e.DiceCalled,
            e.DiceSettled,
        ]
    station.number = 4
    station.show("decided", throw=THROW + 4, faces=(1, 3), accepted={})
    assert (station.state.credit_cents, station.state.meters.games) == (60_00, 4)
    assert [one.round for one in station.at.owed] == [1, 2, 3, 4], "reported in their order"
    for _ in range(4):
        station.notes()
    assert station.wanted.result is None


def test_a_void_throw_is_the_same_round_with_the_next_throw_and_all_bets_stand() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.show("closing")
    station.answers()
    station.closes()
    station.show("rolling", throw=THROW)
    assert kinds(station.show("rolling", stopped="dice")) == [e.RoundShown]
    assert station.refused(c.PlaceWager("field", 5_00)) == "bets_closed"
    assert kinds(station.show("rolling", throw=THROW + 1)) == [e.RoundShown, e.ThrowVoided]
    assert kinds(station.show("decided", faces=(3, 1))) == [e.RoundShown, e.DiceSettled]
    assert (station.state.meters.games, station.state.credit_cents) == (1, 55_00)


def test_a_void_throw_that_was_missed_is_made_up() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.closes()
    station.show("rolling", throw=THROW)
    happened = station.show("decided", throw=THROW + 2, faces=(3, 1))
    assert kinds(happened) == [e.RoundShown, e.ThrowVoided, e.DiceSettled]


@pytest.mark.parametrize("why", ["paused", "dice", "staff"])
def test_a_stopped_table_stops_its_clock_and_every_bet_stands(why: str) -> None:
    station = Station().seated().opens(remaining_ms=20_000).bets("field", 5_00)
    station.show("open", stopped=why, remaining_ms=12_000)
    assert station.cabinet.betting_left_ms(station.state, station.now.at_ms) is None
    assert station.refused(c.ClearAll()) == "bets_closed"
    station.wait(60_000)
    station.show("open", remaining_ms=12_000)
    assert station.cabinet.betting_left_ms(station.state, station.now.at_ms) == 12_000
    station.give(c.ClearAll())


def test_a_table_that_was_killed_in_hurry_gives_time_again_and_so_does_the_station() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.show("hurry", remaining_ms=HURRY_MS)
    station.wait(HURRY_MS).give(c.TimePasses())
    station.answers()
    assert station.refused(c.PlaceWager("field", 5_00)) == "bets_closed"
    station.show("hurry", remaining_ms=HURRY_MS)
    station.bets("field", 5_00)
    assert (station.at.known is not None and station.at.known.number, station.at.final) == (3, False)
    assert kinds(station.show("closing")) == [e.RoundShown, e.BetsSealed]
    assert station.seal.final


def test_a_touch_after_the_time_is_over_and_before_its_alarm_is_too_late() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.show("hurry", remaining_ms=HURRY_MS)
    station.wait(HURRY_MS)
    assert station.refused(c.PlaceWager("field", 5_00)) == "bets_closed"


def test_bets_end_in_time_although_a_seal_is_still_under_way() -> None:
    station = Station().seated().opens()
    station.show("hurry", remaining_ms=HURRY_MS)
    station.give(c.PlaceWager("field", 5_00))
    station.wait(HURRY_MS)
    assert kinds(station.give(c.TimePasses())) == [e.BettingOver]
    assert station.refused(c.PlaceWager("field", 5_00)) == "bets_closed"
    assert kinds(station.answers()) == [e.SealAnswered, e.BetsSealed]
    assert station.seal.final


def test_a_wrong_clock_that_is_set_moves_no_end_of_the_tables_time() -> None:
    station = Station().seated().opens(remaining_ms=20_000)
    moved = e.ClockSet(before_ms=station.now.at_ms, after_ms=station.now.at_ms + 3_600_000, by="technician")
    station.state = fold(station.state, moved)
    assert station.cabinet.betting_left_ms(station.state, station.now.at_ms + 3_600_000) == 20_000


# Power cuts
# ----------------------------------------------------------------------------------------------------------------------

Deed = Callable[[Station], object]


def two_rounds() -> list[Deed]:
    """Two rounds with bets, one of them taken down too late, and a chip that came too late."""

    def open_next(station: Station) -> None:
        station.number += 1
        station.show("open", remaining_ms=20_000)

    return [
        lambda station: station.report("dice", ports.SeatTaken(SEAT, 0)),
        open_next,
        lambda station: station.give(c.PlaceWager("pass_line", 10_00)),
        lambda station: station.give(c.PlaceWager("field", 5_00)),
        lambda station: station.report("dice", ports.SealAnswered(1, 1, "sealed")),
        lambda station: station.report("dice", ports.SealAnswered(1, 2, "sealed")),
        lambda station: station.give(c.TakeDown("field")),
        lambda station: station.show("hurry", remaining_ms=HURRY_MS),
        lambda station: station.show("closing"),
        lambda station: station.report("dice", ports.SealAnswered(1, 3, "late")),
        lambda station: station.show("closed", accepted={SEAT: 2}),
        lambda station: station.show("rolling", throw=THROW),
        lambda station: station.show("rolling", throw=THROW + 1),
        lambda station: station.show("decided", faces=(2, 2)),
        lambda station: station.report("dice", ports.ResultNoted(1)),
        open_next,
        lambda station: station.give(c.PlaceWager("field", 7_00)),
        lambda station: station.show("closing"),
        lambda station: station.show("closed", accepted={}),
        lambda station: station.show("rolling", throw=THROW + 2),
        lambda station: station.show("decided", faces=(1, 3)),
        lambda station: station.report("dice", ports.ResultNoted(2)),
    ]


def played(cut_after: int | None = None, times: int = 1) -> Station:
    station = Station(AUTO)
    for number, deed in enumerate(two_rounds()):
        deed(station)
        if number == cut_after:
            for _ in range(times):
                power_cut(station)
                if station.table is not None:
                    assert station.see(station.table) == (), "what is known causes nothing"
    return station


@pytest.mark.parametrize("after", range(len(two_rounds())))
def test_a_power_cut_after_any_step_of_two_rounds_changes_nothing_of_their_money(after: int) -> None:
    whole, again = played(), played(after, times=2)
    assert whole.state.meters.games == 2
    assert whole.state.credit_cents == 50_00 + 5_00 + 10_00, "the field and the line won, the late chip went back"
    assert (again.state.credit_cents, up(again)) == (whole.state.credit_cents, up(whole))
    assert again.at.applied_round == whole.at.applied_round == 2
    assert again.state.meters.games == 2
    assert again.at.owed == whole.at.owed == ()


def test_a_prefix_of_what_follows_from_a_round_is_completed_after_a_power_cut() -> None:
    """The events of one decision are durable together; were they not, a start would still make up for what lacks."""
    whole = played()
    at = [index for index, event in enumerate(whole.events) if isinstance(event, e.RoundShown)]
    for index in at:
        if index + 1 >= len(whole.events) or not isinstance(
            whole.events[index + 1], e.BetsRestored | e.DiceCalled | e.DiceSettled | e.ThrowVoided
        ):
            continue
        station = Station(AUTO, dollars=0)
        state = station.cabinet.new_state()
        for event in whole.events[: index + 1]:
            state = fold(state, event)
        station.state = state
        station.give(c.Start("test"))
        shown = state.at_table.shown
        assert shown is not None
        if shown.phase == "decided":
            assert station.at.applied_round == shown.number
        if shown.phase == "closed":
            assert up(station) == ({"pass_line": 10_00, "field": 5_00} if shown.number == 1 else {"pass_line": 10_00})
