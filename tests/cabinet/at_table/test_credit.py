"""The credit of a station: cashed out only when no bets can still count, and never in the way of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports import BoardInputs, ShownRound
from drivers.ports.message import message
from terminal.cabinet import clearing
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from terminal.rules.refusal import Refusal
from tests.cabinet.at_table.station import AUTO, THROW, Station, kinds


def test_bets_that_were_taken_down_may_count_until_the_table_knows_it() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.ClearAll())
    assert station.refused(c.CashOut()) == "bets_up"
    station.answers()
    station.give(c.CashOut())


def test_bets_that_were_sealed_and_not_answered_may_count_as_well() -> None:
    station = Station().seated().opens()
    station.give(c.PlaceWager("field", 5_00))
    station.give(c.ClearAll())
    assert station.refused(c.CashOut()) == "bets_up"
    station.answers()
    assert station.refused(c.CashOut()) == "bets_up", "version 1 counts, and version 2 is under way"
    station.answers()
    station.give(c.CashOut())


def test_bets_of_the_round_before_may_count_as_long_as_nothing_else_is_sealed() -> None:
    station = Station().seated().opens()
    station.bets("pass_line", 10_00)
    station.rolls(2, 2)
    station.opens().bets("place@6", 6_00)
    station.rolls(1, 2)
    station.opens()
    station.give(c.TakeDown("place@6"))
    assert station.refused(c.CashOut()) == "bets_up"


def test_without_a_bet_the_credit_is_free_in_every_phase() -> None:
    for phase in ("open", "closing", "closed", "rolling", "decided"):
        station = Station().seated().opens()
        station.show("closing")
        station.answers()
        if phase in ("closed", "rolling", "decided"):
            station.show("closed", accepted={3: 1})
        if phase in ("rolling", "decided"):
            station.show("rolling", throw=THROW)
        if phase == "decided":
            station.show("decided", faces=(2, 2))
        station.give(c.CashOut())


def test_bets_that_stand_are_settled_whatever_happens_at_the_station() -> None:
    """Doors, keys, breaks, hand pays and no service stop new bets here, and never the table."""
    troubles: dict[str, Callable[[Station], object]] = {
        "door": lambda station: station.report("board", BoardInputs(("main",), ())),
        "key": lambda station: station.turn_keys("attendant"),
        "board": lambda station: station.report("board", ports.Lost(message("device.unplugged"))),
        "break": lambda station: station.give(c.TakeBreak()),
        "printer": lambda station: station.report("printer", ports.Lost(message("device.unplugged"))),
    }
    for name, trouble in troubles.items():
        station = Station(replace(AUTO, break_ms=600_000)).seated().opens().bets("field", 5_00)
        trouble(station)
        if name != "printer":
            assert station.cabinet.refusal(station.state, c.PlaceWager("field", 5_00)) is not None, name
        assert kinds(station.rolls(3, 1))[-1] is e.DiceSettled, name
        assert station.state.credit_cents == 55_00, name


def test_a_win_that_is_paid_by_hand_keeps_the_station_from_betting_and_the_table_goes_on() -> None:
    profile = replace(AUTO, attended_limits=(("2020-01-01", 5_00),))
    station = Station(profile).seated().opens().bets("field", 5_00).bets("pass_line", 10_00)
    assert e.HandPayDue in kinds(station.rolls(3, 1))
    assert station.opens().refused(c.PlaceWager("field", 5_00)) == "hand_pay"
    station.rolls(3, 1)
    assert station.state.meters.games == 2


def test_a_ram_clear_waits_for_the_tables_note_of_the_last_result() -> None:
    station = Station(dollars=20).seated().opens().bets("field", 20_00)
    station.rolls(2, 3)
    assert station.state.credit_cents == 0
    with pytest.raises(Refusal, match="The table does not know yet"):
        clearing.verify_nothing_open(station.state)
    station.notes()
    clearing.verify_nothing_open(station.state)


def test_a_station_without_a_matter_open_can_be_cleared_while_the_table_plays() -> None:
    station = Station(dollars=0).seated().opens()
    clearing.verify_nothing_open(station.state)


def test_a_journal_that_begins_after_the_round_under_way_takes_no_part_in_it() -> None:
    """The table has bets in it that an earlier journal of this station has sealed."""
    station = Station().seated(5)
    station.see(ShownRound(5, "open", sheet=station.state.configuration.sheet_digest))
    assert station.refused(c.PlaceWager("field", 5_00)) == "table"
    fixed = ShownRound(5, "closed", sheet=station.state.configuration.sheet_digest, accepted={3: 1})
    assert station.see(fixed) == ()
    assert station.see(with_fields(fixed, phase="decided", throw=9, faces=(3, 4))) == ()
    station.opens().bets("field", 5_00)
    station.rolls(3, 4)
    assert (station.wanted.result and station.wanted.result.round, station.state.meters.games) == (6, 1)


def test_each_ram_clear_begins_another_life_by_which_the_table_knows_an_old_copy() -> None:
    station = Station()
    assert station.wanted.life == 1
    confirmed = e.ClearConfirmed(station.now.at_ms, ("attendant", "technician"))
    for life in (2, 3):
        cleared = clearing.cleared(confirmed, station.state, "archive", (1, "00"))
        station.state = fold(station.cabinet.new_state(), cleared)
        station.give(c.Start("test"))
        assert station.wanted.life == life


def test_after_a_journal_that_could_not_be_read_the_life_follows_the_clock() -> None:
    station = Station()
    station.give(c.MemoryUnread(message("journal.closed"), ()))
    confirmed = e.ClearConfirmed(station.now.at_ms, ("attendant", "technician"))
    cleared = clearing.cleared(confirmed, station.state, "archive", (1, "00"))
    assert cleared.clears > 1_000_000
