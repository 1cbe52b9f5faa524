"""What the table has accepted counts: chips that came too late go back, and chips taken down too late lie again."""

from __future__ import annotations

import pytest

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.common.places import SHEETS
from terminal.recall.describe import describe
from terminal.rules.craps.game import Craps
from terminal.rules.craps.table import Table
from terminal.rules.sheet import Sheet
from tests.cabinet.at_table.station import SEAT, THROW, Station, kinds, up


def under(**changed: str) -> Craps:
    """The usual craps with other house rules."""
    text = (SHEETS / "craps-el601.ini").read_text()
    lines = [
        f"{line.split('=')[0]}= {changed[key]}" if (key := line.split("=")[0].strip()) in changed else line
        for line in text.splitlines()
    ]
    return Craps(Sheet.parse("\n".join(lines), "craps-el601.ini"))


def commissions(station: Station) -> dict[str, int]:
    """What comes back with the bets that are up, where the sheet refunds it."""
    table = station.state.table
    assert isinstance(table, Table)
    return table.commissions


def late(station: Station) -> tuple[e.Event, ...]:
    """The table has closed the bets before the last seal, and shows which version counts."""
    station.show("closing")
    if station.wanted.seal is not None:
        station.answers("late")
    return station.closes()


def test_a_chip_that_came_too_late_goes_back_to_the_credit() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.PlaceWager("field", 20_00))
    happened = late(station)
    assert kinds(happened) == [e.RoundShown, e.BetsRestored]
    assert (up(station), station.state.playable_cents) == ({"field": 5_00}, 45_00)
    assert describe(happened[-1]).phrase.say == (
        "Round 1: version 1 of the bets counts: too late and back in the credit Field 20.00"
    )


def test_chips_that_were_taken_down_too_late_lie_again() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.ClearAll())
    happened = late(station)
    assert (up(station), station.state.playable_cents) == ({"field": 5_00}, 45_00)
    assert describe(happened[-1]).phrase.say.endswith("taken down too late and up again Field 5.00")
    station.show("rolling", throw=THROW)
    station.show("decided", faces=(1, 4))
    assert station.state.credit_cents == 45_00, "it counted, and lost"


def test_chips_that_lie_again_are_no_bet_that_the_player_has_placed_last() -> None:
    station = Station().seated().opens().bets("field", 5_00).bets("pass_line", 10_00)
    station.give(c.ClearAll())
    late(station)
    assert (station.state.bet_cents, station.state.results.last_placed_cents) == (15_00, 10_00)


def test_of_what_was_moved_everything_is_brought_back_in_one_event() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.PlaceWager("pass_line", 10_00))
    station.give(c.ClearAll())
    station.give(c.PlaceWager("seven", 7_00))
    assert kinds(late(station)) == [e.RoundShown, e.BetsRestored]
    assert up(station) == {"field": 5_00}
    assert station.state.credit_cents == 50_00


def test_where_nothing_was_sealed_the_bets_of_the_round_before_stand() -> None:
    station = Station().seated().opens().bets("pass_line", 10_00)
    station.rolls(2, 2)
    station.opens().give(c.PlaceWager("field", 5_00))
    assert kinds(late(station)) == [e.RoundShown, e.BetsRestored]
    assert up(station) == {"pass_line": 10_00}
    assert describe(station.events[-1]).phrase.say.startswith("Round 2: the bets of the round before stand")


def test_a_switch_that_came_too_late_is_as_it_was() -> None:
    station = Station().seated().opens().bets("pass_line", 10_00)
    station.rolls(2, 2)
    station.opens().bets("place@6", 6_00)
    station.give(c.SetBets(on=False))
    assert station.state.felt.off
    late(station)
    assert (station.state.felt.off, up(station)) == ((), {"pass_line": 10_00, "place@6": 6_00})


def test_bets_that_are_the_accepted_ones_are_left_alone() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.PlaceWager("field", 5_00))
    station.give(c.Undo())
    assert kinds(late(station)) == [e.RoundShown]


@pytest.mark.parametrize("refund", ["true", "false"])
def test_a_commission_is_paid_for_what_counts_and_for_nothing_else(refund: str) -> None:
    """Paid up front for a Buy bet that came too late, it comes back, whether or not a refund is the rule."""
    station = Station(game=under(commission_refund=refund)).seated().opens().bets("pass_line", 10_00)
    station.rolls(2, 2)
    station.opens()
    station.give(c.PlaceWager("buy@6", 20_00))
    station.give(c.Answer(yes=True))
    before = station.state.meters
    assert station.state.credit_cents == 49_00
    late(station)
    assert (station.state.credit_cents, up(station)) == (50_00, {"pass_line": 10_00})
    assert station.state.meters.commission_cents == 0
    assert commissions(station) == {}
    assert station.state.meters.paid_cents - before.paid_cents == 1_00, "no wager meter runs backwards"


@pytest.mark.parametrize("refund", ["true", "false"])
def test_a_commission_is_taken_again_with_a_bet_that_was_taken_down_too_late(refund: str) -> None:
    station = Station(game=under(commission_refund=refund)).seated().opens().bets("pass_line", 10_00)
    station.rolls(2, 2)
    station.opens()
    station.give(c.PlaceWager("buy@6", 20_00))
    station.give(c.Answer(yes=True))
    station.answers()
    station.give(c.TakeDown("buy@6"))
    late(station)
    assert (station.state.credit_cents, up(station)) == (49_00, {"pass_line": 10_00, "buy@6": 20_00})
    assert commissions(station) == ({"buy@6": 1_00} if refund == "true" else {}), "what a refund would bring back"
    station.show("rolling", throw=THROW + 2)
    station.show("decided", faces=(3, 4))
    assert station.state.credit_cents == 19_00


def test_a_commission_that_was_paid_twice_for_one_bet_is_paid_once() -> None:
    """Taken down and put up again, the same bet stands; what came too late is its second commission."""
    station = Station(game=under(commission_refund="false")).seated().opens().bets("pass_line", 10_00)
    station.rolls(2, 2)
    station.opens()
    station.give(c.PlaceWager("buy@6", 20_00))
    station.give(c.Answer(yes=True))
    station.answers()
    station.give(c.TakeDown("buy@6"))
    station.give(c.PlaceWager("buy@6", 20_00))
    station.give(c.Answer(yes=True))
    assert station.state.credit_cents == 48_00
    assert kinds(late(station)) == [e.RoundShown, e.BetsRestored]
    assert (station.state.credit_cents, up(station)) == (49_00, {"pass_line": 10_00, "buy@6": 20_00})


def test_an_open_question_about_a_commission_counts_as_no() -> None:
    station = Station(game=under()).seated().opens().bets("pass_line", 10_00)
    station.rolls(2, 2)
    station.opens()
    station.give(c.PlaceWager("buy@6", 20_00))
    assert station.state.felt.asked is not None
    assert kinds(station.show("closing")) == [e.RoundShown, e.BetsMoved, e.BetsSealed]
    assert station.seal.bets == {"pass_line": 10_00}
    unseen = Station(game=under()).seated().opens().bets("pass_line", 10_00)
    unseen.rolls(2, 2)
    unseen.opens().give(c.PlaceWager("buy@6", 20_00))
    assert kinds(unseen.closes()) == [e.RoundShown, e.BetsMoved], "closing was missed"
    assert up(unseen) == {"pass_line": 10_00}


def test_money_that_came_in_meanwhile_stays_where_it_is() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.ClearAll())
    station.feed(20)
    late(station)
    assert (station.state.playable_cents, up(station)) == (65_00, {"field": 5_00})


def test_after_a_late_answer_the_station_seals_and_bets_no_more_in_the_round() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.PlaceWager("field", 5_00))
    assert station.answers("late") == (e.SealAnswered(1, 2, "late", station.now.at_ms),)
    assert station.wanted.seal is None
    assert station.refused(c.PlaceWager("field", 5_00)) == "bets_closed"
    assert kinds(station.show("closing")) == [e.RoundShown]


def test_only_one_seal_is_under_way_and_the_next_has_all_that_was_changed_meanwhile() -> None:
    station = Station().seated().opens()
    station.give(c.PlaceWager("field", 5_00))
    assert kinds(station.give(c.PlaceWager("field", 5_00))) == [e.BetsMoved]
    assert kinds(station.give(c.PlaceWager("pass_line", 10_00))) == [e.BetsMoved]
    assert station.seal.bets == {"field": 5_00}
    assert kinds(station.answers()) == [e.SealAnswered, e.BetsSealed]
    assert (station.seal.version, station.seal.bets) == (2, {"field": 10_00, "pass_line": 10_00})


def test_a_seal_that_reached_the_table_counts_although_its_answer_was_lost() -> None:
    station = Station().seated().opens()
    station.give(c.PlaceWager("field", 5_00))
    station.report("dice", ports.Lost(ports.message.message("device.unplugged")))
    station.report("dice", ports.Back("table 1"))
    station.report("dice", ports.DiceReady())
    assert station.show("closed", accepted={SEAT: 1})
    assert (up(station), station.at.disagreed) == ({"field": 5_00}, None)


def test_pale_chips_are_those_that_the_table_has_not_answered_for() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    assert station.cabinet.pale_cents(station.state) == {}
    station.give(c.PlaceWager("field", 20_00))
    station.give(c.PlaceWager("pass_line", 1_00))
    assert station.cabinet.pale_cents(station.state) == {"field": 20_00, "pass_line": 1_00}
    station.answers()
    assert station.cabinet.pale_cents(station.state) == {"pass_line": 1_00}
    station.answers()
    assert station.cabinet.pale_cents(station.state) == {}
