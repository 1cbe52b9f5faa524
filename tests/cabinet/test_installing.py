"""Regulation V7: a program that was installed is out of service until a person accepts it, whom the journal names."""

from __future__ import annotations

from msgspec.structs import replace

from drivers.ports import ValidatorOrder
from terminal.cabinet import commands as c
from terminal.cabinet.events import (
    Event,
    ProgramAccepted,
    ProgramArrived,
    ReturnedToService,
    TakenOutOfService,
)
from tests.cabinet.people.staffed import Staffed

OLD, NEW, UNSIGNED = c.Program("aa" * 32, True), c.Program("bb" * 32, True), c.Program("cc" * 32, False)
BET = c.PlaceWager("field", 5_00)


def start(staffed: Staffed, version: str, program: c.Program) -> tuple[Event, ...]:
    """The program starts, and what that has to do with its installation."""
    happened = staffed.give(c.Start(version, (), program))
    staffed.open_for_play()
    return tuple(one for one in happened if isinstance(one, ProgramArrived | TakenOutOfService))


def installed() -> Staffed:
    """A cabinet with 20.00 of credit, on which version 2 was installed in place of version 1."""
    staffed = Staffed.with_people()
    assert start(staffed, "1", OLD) == (), "no program was verified before"
    staffed.feed(20)
    arrived, out = start(staffed, "2", NEW)
    assert isinstance(arrived, ProgramArrived)
    assert (arrived.version, arrived.digest, arrived.version_before) == ("2", NEW.digest, "1")
    assert isinstance(out, TakenOutOfService)
    return staffed


def test_v7_an_installed_program_takes_no_bet_and_no_money_until_a_technician_accepts_it() -> None:
    staffed = installed()
    assert staffed.refused(BET) == "out_of_service"
    assert staffed.order("validator") == ValidatorOrder(accept=False)
    staffed.come("Sue")
    refusal = staffed.cabinet.refusal(staffed.state, c.ReturnToService())
    assert refusal is not None
    assert refusal.say == "Version 2 of the program has to be accepted first."
    assert staffed.refused(c.AcceptProgram()) == "right"
    staffed.come("Tom")
    accepted, back = staffed.give(c.AcceptProgram())
    tom = staffed.account("Tom").person
    assert accepted == ProgramAccepted("2", NEW.digest, staffed.now.at_ms, "technician", tom)
    assert back == ReturnedToService(staffed.now.at_ms, "technician", tom)
    assert staffed.refused(c.AcceptProgram()) == "program_new"
    staffed.turn_keys()
    assert staffed.order("validator") == ValidatorOrder(accept=True)
    staffed.give(BET)


def test_v7_the_players_credit_can_be_cashed_out_meanwhile() -> None:
    staffed = installed()
    staffed.give(c.CashOut())
    assert staffed.state.credit_cents == 0


def test_v7_it_waits_over_power_cuts_and_is_asked_for_once() -> None:
    staffed = installed()
    assert start(staffed, "2", NEW) == ()
    assert staffed.refused(BET) == "out_of_service"
    staffed.come("Tom")
    staffed.give(c.AcceptProgram())
    assert start(staffed, "2", NEW) == ()
    staffed.give(BET)


def test_v7_where_the_staff_put_the_station_out_of_service_it_stays_there() -> None:
    staffed = Staffed.with_people()
    start(staffed, "1", OLD)
    staffed.come("Sue")
    staffed.give(c.TakeOutOfService())
    (arrived,) = start(staffed, "2", NEW)
    assert isinstance(arrived, ProgramArrived)
    staffed.come("Tom")
    (accepted,) = staffed.give(c.AcceptProgram())
    assert isinstance(accepted, ProgramAccepted)
    assert staffed.state.machine.out_of_service is not None


def test_v7_a_development_copy_and_the_first_program_of_a_journal_need_no_acceptance() -> None:
    for first, then in ((UNSIGNED, replace(UNSIGNED, digest="dd" * 32)), (NEW, NEW)):
        staffed = Staffed.without_people()
        assert start(staffed, "1", first) == ()
        assert start(staffed, "2", then) == ()
        staffed.feed(20)
        staffed.give(BET)
