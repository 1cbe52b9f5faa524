"""Each manual change of accounting data is recorded with the person (regulation M8), in every journal that has one."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import slips
from terminal.cabinet.clearing import cleared
from terminal.cabinet.fold import fold
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.rights import Right
from terminal.recall.describe import describe
from terminal.recall.describe_people import RIGHTS
from tests.cabinet.papers import papers
from tests.cabinet.people.staffed import PIN, Staffed
from tests.cabinet.pipeline import Pipeline


def named(events: tuple[e.Event, ...]) -> str:
    """The person whom one of these events names."""
    people: set[Person] = {who for event in events if (who := getattr(event, "who", None))}
    (person,) = people
    return person.name


def printed(events: tuple[e.Event, ...]) -> list[str]:
    """The lines of the papers that are ordered with these events."""
    return [line for event in events if isinstance(event, e.SlipOrdered) for line in event.slip.lines]


def test_a_cancelled_credit_its_payment_and_its_undoing(staffed: Staffed) -> None:
    staffed.feed(100)
    staffed.come("Anna")
    assert named(staffed.give(c.CancelCredit())) == "Anna"
    assert named(staffed.give(c.UndoHandPay(1))) == "Anna"
    staffed.come("Sue")
    staffed.give(c.CancelCredit())
    paid = staffed.give(c.ConfirmHandPay(2))
    assert named(paid) == "Sue"
    assert describe(paid[0]).phrase.say == "Hand pay 2 is paid by an attendant, by Sue"


def test_the_receipt_of_a_hand_pay_says_who_paid_and_the_journal_who_had_it_printed(staffed: Staffed) -> None:
    staffed.feed(100)
    staffed.come("Anna")
    staffed.give(c.CancelCredit())
    paid = staffed.give(c.ConfirmHandPay(1))
    assert slips.row("Paid by", "Anna") in printed(paid)
    papers(staffed)
    staffed.come("Sue")
    again = staffed.give(c.PrintReceipt(1))
    assert slips.row("Paid by", "Anna") in printed(again)
    assert named(again) == "Sue"


def test_every_paper_says_who_had_it_printed(staffed: Staffed) -> None:
    staffed.come("Sue")
    ended = staffed.give(c.EndPeriod(1))
    assert slips.row("Ended by", "Sue") in printed(ended)
    papers(staffed)
    staffed.come("Anna")
    for command in (c.PrintPeriod(1), c.PrintDay(staffed.state.known_days[-1].number)):
        paper = staffed.give(command)
        assert slips.row("Printed by", "Anna") in printed(paper)
        assert named(paper) == "Anna"
        for one in paper:
            assert isinstance(one, e.SlipOrdered)
            assert len(one.slip.lines) <= ports.MAX_SLIP_LINES
        papers(staffed)


def test_a_verification_of_the_program(staffed: Staffed) -> None:
    staffed.come("Sue")
    called = staffed.give(c.VerifyProgram())
    assert named(called) == "Sue"
    assert describe(called[0]).phrase.say == "The program is to be verified, by the key, by Sue"


def test_a_hand_pay_that_the_player_caused_names_no_person(staffed: Staffed) -> None:
    staffed.feed(100)
    staffed.report("printer", ports.PrinterFault("paper", message("printer.paper_out")))
    (due,) = staffed.give(c.CashOut())
    assert isinstance(due, e.HandPayDue)
    assert due.who is None


def test_the_key_of_the_person_who_paid_is_journaled(staffed: Staffed) -> None:
    """An operator signs in with the technician's key."""
    staffed.feed(100)
    staffed.come("Otto")
    staffed.give(c.CancelCredit())
    paid = staffed.give(c.ConfirmHandPay(1))[0]
    assert isinstance(paid, e.HandPayPaid)
    assert (paid.by, paid.who) == ("technician", staffed.account("Otto").person)


def test_a_settled_bill_and_a_settled_ticket(staffed: Staffed) -> None:
    staffed.feed(20)
    staffed.give(c.CashOut())
    staffed.report("printer", ports.TicketInDoubt(1, message("printer.paper_out")))
    staffed.come("Anna")
    assert named(staffed.give(c.SettleTicket(1, printed=False))) == "Anna"


def test_the_end_of_a_period_is_a_supervisors(staffed: Staffed) -> None:
    staffed.come("Anna")
    assert staffed.refused(c.EndPeriod(1)) == "right"
    staffed.come("Sue")
    ended, *_ = staffed.give(c.EndPeriod(1))
    assert named((ended,)) == "Sue"
    assert describe(ended).phrase.say == "Accounting period 1 is ended by the key, by Sue"


def test_out_of_service_is_a_supervisors(staffed: Staffed) -> None:
    staffed.come("Anna")
    assert staffed.refused(c.TakeOutOfService()) == "right"
    staffed.come("Sue")
    taken = staffed.give(c.TakeOutOfService())
    assert describe(taken[0]).phrase.say == "The station is taken out of service, by Sue"
    assert named(staffed.give(c.ReturnToService())) == "Sue"


def test_a_reservation_for_a_player_is_an_attendants(staffed: Staffed) -> None:
    staffed.come("Tom")
    assert staffed.refused(c.ReserveForPlayer(300_000)) == "right"
    staffed.come("Anna")
    reserved = staffed.give(c.ReserveForPlayer(300_000))
    said = describe(reserved[0]).phrase.say
    assert said == "The station is reserved for a player, for 5 minutes, by Anna"
    opened = staffed.give(c.EndReservation())
    assert describe(opened[0]).phrase.say == "The station is open again: by the staff, by Anna"


def test_with_a_key_alone_no_person_is_named(pipeline: Pipeline) -> None:
    pipeline.turn_keys("attendant")
    ended, *_ = pipeline.give(c.EndPeriod(1))
    assert isinstance(ended, e.PeriodEnded)
    assert (ended.by, ended.who) == ("attendant", None)


@pytest.mark.parametrize(
    "body",
    [
        b'{"kind":"hand_pay_due","number":1,"reason":"cancelled","amount_cents":100}',
        b'{"kind":"hand_pay_paid","number":1,"amount_cents":100,"by":"attendant"}',
        b'{"kind":"hand_pay_undone","number":1,"by":"attendant"}',
        b'{"kind":"ticket_settled","number":1,"printed":true,"returned_cents":0}',
        b'{"kind":"bill_settled","number":1,"credited_cents":0}',
        b'{"kind":"period_ended","number":1,"at_ms":1,"by":"attendant"}',
        b'{"kind":"clear_called","at_ms":1,"pages":1}',
        b'{"kind":"clear_confirmed","at_ms":1,"by":["attendant","technician"]}',
    ],
)
def test_an_event_of_an_earlier_version_names_no_person_and_is_described_as_before(body: bytes) -> None:
    event = e.from_bytes(body)
    assert getattr(event, "who", "missing") is None
    assert ", by" not in describe(event).phrase.say


def test_a_ram_clear_keeps_the_people_and_signs_all_out(staffed: Staffed) -> None:
    staffed.mistake("Anna", 4)
    staffed.come("Sue")
    confirmed = e.ClearConfirmed(staffed.now.at_ms, ("attendant", "technician"))
    before = fold(staffed.state, confirmed)
    after = fold(staffed.cabinet.new_state(), cleared(confirmed, before, "2026-11-23", (1, "00")))
    assert after.people.accounts == before.people.accounts
    assert after.people.added == before.people.added == 4
    assert after.people.signed_in is None
    staffed.state = after
    staffed.give(c.Start("again"))
    staffed.open_for_play()
    staffed.wait(3_600_000)
    staffed.come("Anna", PIN)
    assert staffed.name == "Anna"


def test_a_journal_that_cannot_be_read_has_no_people_and_is_cleared_with_both_keys(staffed: Staffed) -> None:
    """Otherwise its accounts, which are lost with it, would keep everybody out for ever."""
    staffed.state = staffed.cabinet.new_state()
    staffed.give(c.Start("again"))
    staffed.open_for_play()
    staffed.give(c.MemoryUnread(message("device.not_plugged_in"), ()))
    staffed.inside("attendant")
    assert staffed.refused(c.CallClear()) == "key"
    staffed.inside("attendant", "technician")
    staffed.give(c.CallClear())


def test_every_right_has_words() -> None:
    assert set(RIGHTS) == set(Right)


def test_every_event_of_people_is_a_sentence_with_the_persons_name(staffed: Staffed) -> None:
    staffed.mistake("Anna", 3)
    staffed.come("Otto")
    staffed.agree("Tom", Right.RAM_CLEAR)
    staffed.turn_keys()
    for event in staffed.events:
        person = getattr(event, "person", None)
        if person is not None:
            assert person.name in describe(event).phrase.say
    said = [describe(event).phrase.say for event in staffed.events]
    assert "Account 1 is added: Otto, operator" in said
    assert "Account 2 is added: Anna, attendant, by Otto" in said
    assert "A wrong PIN was entered for Anna (account 2): the next is accepted after 10 seconds" in said
    assert "Tom agrees as the second person (account 4): RAM clear" in said
    assert "Otto is signed out: the key was turned back (account 1)" in said
