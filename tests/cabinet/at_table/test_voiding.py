"""Bets about which station and table cannot be brought to agree: two people void them, and the seat goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers import ports
from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.at_table.comparing import WORDS
from terminal.cabinet.faults import present
from terminal.common.places import SHEETS
from terminal.rules.actions import Answer
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from tests.cabinet.at_table.station import SEAT, THROW, Station, kinds, up
from tests.cabinet.papers import papers

BOTH = ("attendant", "technician")


def sheet(name: str) -> AnyGame:
    return open_game(Sheet.parse((SHEETS / f"{name}.ini").read_text(), f"{name}.ini"))


def betting(game: AnyGame | None = None) -> Station:
    station = Station(game=game).seated().opens()
    return station.bets("bank" if game is not None and game.name == "hazard" else "pass_line", 10_00)


def closed() -> Station:
    """The table names another version of its bets than this seat has sealed."""
    station = betting()
    station.closes(7)
    return station


def rolling() -> Station:
    """Dice fall that are none of the game."""
    station = betting()
    station.show("closing")
    station.answers()
    station.closes()
    station.show("rolling", throw=THROW)
    station.show("decided", faces=(0, 7))
    return station


def opening() -> Station:
    """A bet rides, and the next round has another Point."""
    station = betting()
    station.rolls(2, 2)
    station.notes()
    station.number += 1
    station.show("open", point=6)
    return station


def taken_down() -> Station:
    """Nothing is up any more, and the bets that were sealed may still count."""
    station = betting()
    station.give(c.ClearAll())
    station.show("open", sheet="00")
    return station


DISPUTES: dict[str, Callable[[], Station]] = {
    "accepted": closed,
    "dice": rolling,
    "point": opening,
    "sheet": taken_down,
}


def void(station: Station) -> tuple[e.Event, ...]:
    """Two people void the bets."""
    found = station.at.disagreed
    assert found is not None, "they agree"
    station.turn_keys(*BOTH)
    happened = station.give(c.VoidBets(found.shown.number))
    station.turn_keys()
    return happened


def ended(station: Station) -> None:
    """The table decides the rounds that are open, notes their results, and gives the seat again."""
    while station.at.voided is not None and station.at.applied_round < station.at.voided:
        shown = ports.ShownRound(station.at.applied_round + 1, "decided", throw=THROW, faces=(3, 4), accepted={})
        assert kinds(station.see(shown)) == [e.SeatRoundPassed]
    while station.at.owed:
        station.notes()
    assert not station.wanted.seated, "nothing is open: the seat is left"
    station.report("dice", ports.SeatLeft(SEAT))
    assert station.wanted.seated, "the player has credit, and takes the seat again"
    station.report("dice", ports.SeatTaken(SEAT, station.at.applied_round))


def test_a_seat_is_kept_to_the_end_of_a_round_for_which_the_table_has_bets_that_this_journal_does_not_know() -> None:
    """It is a copy from before they were sealed. The exchange lets no seat go for which a seal is not settled."""
    station = betting()
    station.rolls(2, 2)
    station.notes()
    station.opens()
    station.closes(7)
    void(station)
    assert station.wanted.seated
    ended(station)
    assert station.at.applied_round == station.number


@pytest.mark.parametrize("what", DISPUTES)
def test_the_bets_are_back_in_the_credit_both_values_are_on_record_and_a_slip_is_printed(what: str) -> None:
    station = DISPUTES[what]()
    credit_cents, bets = station.state.credit_cents, dict(up(station))
    happened = void(station)
    (voided,) = [one for one in happened if isinstance(one, e.SeatVoided)]
    found = station.events[[type(one) for one in station.events].index(e.TableDisagreed)]
    assert isinstance(found, e.TableDisagreed)
    assert (voided.what, voided.here, voided.there) == (what, found.here, found.there)
    assert voided.bets == bets
    assert (station.state.credit_cents, station.state.bet_cents) == (credit_cents, 0)
    assert station.state.dice.throw is None
    paper = papers(station)[-1]
    assert "BETS VOID" in paper
    assert WORDS[voided.what].say in paper
    assert "table_disagrees" not in [fault.code for fault in present(station.state)]


@pytest.mark.parametrize("what", DISPUTES)
def test_nothing_on_the_slip_is_cut_by_the_printer(what: str) -> None:
    station = DISPUTES[what]()
    (voided,) = [one for one in void(station) if isinstance(one, e.SeatVoided)]
    lines = [line for one in station.state.papers.slips for line in one.slip.lines]
    assert max(map(len, lines)) <= MAX_SLIP_CHARACTERS
    told = "".join("".join(lines).split())
    assert f"Here:{''.join(voided.here.split()) or '-'}" in told
    assert f"Atthetable:{''.join(voided.there.split()) or '-'}" in told


def test_many_void_bets_take_more_slips_and_each_of_them_and_their_sum_are_on_paper() -> None:
    station = betting()
    station.feed(100)
    fields = [f"place@{number}" for number in (4, 5, 6, 8, 9, 10)] + [f"hard@{number}" for number in (4, 6, 8, 10)]
    fields += ["field", "seven", "any_craps", "c", "e", "c_and_e", "big6", "big8", "total@2", "total@3"]
    for field in fields:
        station.bets(field, 2_00)
    station.closes(7)
    void(station)
    papers = [one.slip.lines for one in station.state.papers.slips]
    assert max(map(len, papers)) <= MAX_SLIP_LINES
    lines = [" ".join(line.split()) for one in papers for line in one]
    assert sum(line.endswith(" 2.00") for line in lines) == len(fields)
    assert "Pass Line 10.00" in lines
    assert "BACK IN CREDIT $50.00" in lines
    assert [line for line in lines if line.startswith("Page")] == ["Page 1 of 2", "Page 2 of 2"]
    assert lines[-1].startswith("Player")


@pytest.mark.parametrize("what", DISPUTES)
def test_the_seat_is_left_and_taken_again_and_play_goes_on_with_the_next_round(what: str) -> None:
    station = DISPUTES[what]()
    void(station)
    ended(station)
    station.number, station.table = station.at.applied_round, None
    station.opens(point=6, marks={"since_seven": (6,)})
    assert station.state.felt.point == 6, "the puck is the table's"
    station.bets("field", 5_00)
    station.rolls(1, 1)
    assert station.at.disagreed is None
    assert station.at.applied_round == station.number


def test_rounds_for_which_the_bets_were_void_are_reported_with_nothing_won_or_lost() -> None:
    station = closed()
    void(station)
    assert station.at.voided == 1
    station.see(ports.ShownRound(1, "decided", throw=THROW, faces=(5, 6), accepted={SEAT: 7}))
    result = station.wanted.result
    assert result is not None
    assert (result.round, result.won_cents, result.lost_cents, result.stake_cents) == (1, 0, 0, 0)
    assert result.credit_cents == station.state.credit_cents
    assert station.wanted.seated, "not before the table has noted it"


def test_until_the_seat_is_taken_again_no_bet_is_taken_and_the_credit_can_be_cashed_out() -> None:
    station = closed()
    void(station)
    assert station.refused(c.PlaceWager("field", 5_00)) == "table"
    assert station.wanted.seal is None
    station.report("printer", ports.SlipPrinted(station.state.papers.slips[0].slip.number))
    station.report("printer", ports.PrinterReady())
    station.give(c.CashOut())


def test_the_table_is_looked_at_anew_when_the_staff_has_it_compared() -> None:
    station = closed()
    looks = station.wanted.looks
    station.turn_keys("technician")
    assert station.wanted.looks == looks + 1


# Who may, and when
# ----------------------------------------------------------------------------------------------------------------------


def test_one_person_alone_voids_nothing() -> None:
    station = closed()
    station.turn_keys("attendant")
    assert station.refused(c.VoidBets(1)) == "key"


def test_nothing_is_void_where_they_agree_and_no_other_round_by_mistake() -> None:
    station = betting()
    station.turn_keys(*BOTH)
    assert station.refused(c.VoidBets(1)) == "table_agrees"
    station.turn_keys()
    station.closes(7)
    station.turn_keys(*BOTH)
    assert station.refused(c.VoidBets(2)) == "round"


def test_without_bets_the_credit_is_cashed_out_instead() -> None:
    station = Station().seated().opens()
    station.number += 5
    station.show("open")
    station.turn_keys(*BOTH)
    assert station.refused(c.VoidBets(6)) == "no_bets"


def test_without_a_printer_nothing_is_void() -> None:
    station = closed()
    station.report("printer", ports.PrinterFault("paper_out", ports.message.message("printer.paper_out")))
    station.turn_keys(*BOTH)
    assert station.refused(c.VoidBets(1)) == "device"


def test_they_are_void_once() -> None:
    station = closed()
    void(station)
    station.turn_keys(*BOTH)
    assert station.refused(c.VoidBets(1)) == "table_agrees"


# The money of each game
# ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["craps-el601", "craps-commission-refund"])
def test_commission_that_was_paid_for_the_bets_comes_back_with_them(name: str) -> None:
    station = Station(game=sheet(name)).seated().opens()
    before_cents = station.state.credit_cents
    station.give(c.PlaceWager("buy@4", 20_00))
    if station.state.felt.asked is not None:
        station.give(Answer(yes=True))
    station.answers()
    assert station.state.credit_cents < before_cents, "a commission was paid"
    station.closes(7)
    void(station)
    assert station.state.credit_cents == before_cents
    assert station.state.meters.commission_cents == 0


def test_commission_of_an_earlier_round_comes_back_where_the_sheet_gives_it_back_with_the_bet() -> None:
    station = Station(game=sheet("craps-commission-refund")).seated().opens()
    before_cents = station.state.credit_cents
    station.give(c.PlaceWager("buy@4", 20_00))
    if station.state.felt.asked is not None:
        station.give(Answer(yes=True))
    station.answers()
    station.rolls(3, 3)
    station.notes()
    station.number += 1
    station.show("open", point=9)
    void(station)
    assert station.state.credit_cents == before_cents


def test_a_bank_of_hazard_that_rides_is_back_in_the_credit() -> None:
    station = Station(game=sheet("hazard")).seated()
    station.opens(shooter=SEAT)
    station.bets("bank", 10_00)
    station.show("closing")
    station.answers()
    station.closes()
    station.show("rolling", throw=THROW + 1)
    station.show("decided", faces=(2, 3))
    credit_cents = station.state.credit_cents
    station.notes()
    station.number += 1
    station.show("open", shooter=SEAT, marks={"main": (9,)})
    assert station.at.disagreed is not None
    void(station)
    assert (station.state.credit_cents, station.state.bet_cents) == (credit_cents, 0)
    ended(station)


# Power
# ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", DISPUTES)
def test_a_power_cut_after_it_leaves_the_seat_on_its_way_and_no_bet_lies_again(what: str) -> None:
    station = DISPUTES[what]()
    credit_cents = station.state.credit_cents
    void(station)
    station.give(c.Start("test"))
    assert (station.state.credit_cents, station.state.bet_cents) == (credit_cents, 0)
    assert station.at.voided is not None
    ended(station)
