"""What happened, in plain words: every kind of event has a phrase, and its lists show the outcomes."""

from __future__ import annotations

from string import Formatter
from typing import get_args

import pytest

from drivers import ports
from drivers.ports.message import Message, message
from terminal.cabinet import events as e
from terminal.cabinet.commands import CancelCredit, ConfirmHandPay, PlaceWager, SettleBill
from terminal.recall.describe import DESCRIBERS, describe, kinds
from terminal.recall.describe_games import decisions
from terminal.recall.lists import bills, hand_pays
from terminal.recall.log import log
from terminal.rules.craps.records import BetsChanged, CommissionAsked, Rolled
from terminal.rules.refusal import Phrase
from tests.cabinet.pipeline import Pipeline
from tests.recall.memory import Memory

KEY = ports.BoardInputs((), ("attendant",))


def test_every_kind_of_event_is_described_and_belongs_to_one_matter() -> None:
    of_matters = [kind for describers in DESCRIBERS.values() for kind in describers]
    assert sorted(of_matters, key=str) == sorted(get_args(e.AnyEvent), key=str)
    changes = ("parameters_changed", "parameters_held", "parameters_restored", "parameters_written")
    assert kinds("parameters") == (*changes, "configuration_exported"), "what was changed is one list"
    assert sorted(kinds(None)) == sorted(kind for matter in DESCRIBERS for kind in kinds(matter))


def test_every_kind_of_event_can_be_read_from_a_journal() -> None:
    """What is written is any event; what can be read is listed."""
    bases = [e.Event, e.MoneyEvent]
    kinds = {kind for base in bases for kind in base.__subclasses__()} - set(bases)
    assert {kind for kind in kinds if kind.__module__.startswith(e.__name__)} == set(get_args(e.AnyEvent))
    assert not any(kind.__subclasses__() for kind in kinds)


def test_a_phrase_that_stands_for_a_kind_of_event_names_only_its_fields() -> None:
    items = [item for describers in DESCRIBERS.values() for item in describers.items()]
    named = {kind: describer.template for kind, describer in items if isinstance(describer, Phrase)}
    assert named
    for kind, template in named.items():
        assert {name for _, name, _, _ in Formatter().parse(template) if name} <= set(kind.__struct_fields__), kind


def test_every_event_of_a_visit_has_words() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(PlaceWager("pass_line", 10_00))
    pipeline.roll(4, 2)
    pipeline.give(PlaceWager("pass_odds", 20_00))
    pipeline.roll(3, 4)
    for event in pipeline.events:
        say = describe(event).phrase.say
        assert say
        assert "{" not in say


@pytest.mark.parametrize(
    ("passed_days", "say"),
    [
        (0, "Gaming day 7 begins: 2026-09-21"),
        (1, "Gaming day 7 begins: 2026-09-21"),
        (3, "Gaming day 7 begins: 2026-09-21, days later: 3"),
        (-40, "Gaming day 7 begins: 2026-09-21, for the clock was ahead; days: 40"),
    ],
)
def test_a_gaming_day_is_described_with_the_days_that_passed_if_it_does_not_follow_the_one_before(
    passed_days: int, say: str
) -> None:
    assert describe(e.GamingDayBegan(7, "2026-09-21", 0, passed_days)).phrase.say == say


def test_another_offset_of_local_time_is_described_with_the_one_before() -> None:
    assert describe(e.OffsetChanged(0, -210, 345)).phrase.say == "Local time is UTC-3:30 from now on; it was UTC+5:45"


@pytest.mark.parametrize(
    ("record", "say"),
    [
        (BetsChanged("place", (("field", 5_00),)), "Bet: put up Field 5.00"),
        (BetsChanged("remove", (("field", -5_00),)), "Removed: taken down Field 5.00"),
        (BetsChanged("undo", (("hard@8", -1_00), ("field", 2_00))), "Undo: put up Field 2.00, taken down Hard 8 1.00"),
        (
            BetsChanged("place", (("buy@4", 20_00),), commissions=(("buy@4", 1_00),)),
            "Bet: put up Buy 4 20.00, commission paid Buy 4 1.00",
        ),
        (
            CommissionAsked(BetsChanged("place", (("buy@4", 20_00),), commissions=(("buy@4", 1_00),))),
            "A commission is asked for: Buy 4 1.00",
        ),
    ],
)
def test_bets_placed_taken_and_their_commission_are_described(record: BetsChanged | CommissionAsked, say: str) -> None:
    assert describe(e.BetsMoved(record)).phrase.say == say


def test_what_a_roll_did_to_each_bet_is_described_with_its_pay() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.give(PlaceWager("hard@6", 1_00))
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(3, 3)
    record = pipeline.state.results.rolls[-1].record
    assert isinstance(record, Rolled)
    said = [one.phrase.say for one in decisions(record)]
    assert said == ["Hard 6 1.00 wins 9.00 and stays up", "Field 5.00 loses"]
    assert [one.cents for one in decisions(record)] == [9_00, -5_00]


def test_a_come_bet_that_travels_is_described() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.roll(4, 2)
    pipeline.give(PlaceWager("come", 5_00))
    pipeline.roll(4, 1)
    assert [one.phrase.say for one in decisions(pipeline.state.results.rolls[-1].record)] == ["Come moves to Come 5"]


def test_a_bet_that_no_catalogue_knows_keeps_its_own_name() -> None:
    assert describe(e.BetsMoved(BetsChanged("place", (("gone@3", 1_00),)))).phrase.say == "Bet: put up gone@3 1.00"


@pytest.mark.parametrize("at_a_time", [7, 4_096])
def test_the_last_thousand_events_are_listed_and_no_more(at_a_time: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.journal.history.SLICE_EVENTS", at_a_time)
    memory = Memory()
    for number in range(1_200):
        memory.append(number, e.AttendantCalled(bool(number % 2)))
    entries = log(memory.history())
    assert len(entries) == 1_000
    assert [entry.seq for entry in entries] == list(range(1_200, 200, -1))
    assert log(memory.history(), "money") == []
    assert [entry.seq for entry in log(memory.history(), most=1)] == [1_200]


# Regulation R5 and the list of bills ----------------------------------------------------------------------------------


def test_each_bill_is_listed_with_what_became_of_it() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.report("validator", ports.BillEscrowed(50_00))
    pipeline.report("validator", ports.BillReturned(message("bill.refused")))
    pipeline.report("validator", ports.BillEscrowed(100_00))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    found = bills(pipeline.history())
    assert [(one.number, one.value_cents, one.outcome) for one in found] == [
        (3, 100_00, "disputed"),
        (2, 50_00, "returned"),
        (1, 20_00, "credited"),
    ]
    assert found[1].why == message("bill.refused")
    pipeline.report("board", KEY)
    pipeline.give(SettleBill(3, credit=True))
    assert bills(pipeline.history())[0].outcome == "settled"


def test_only_so_many_bills_are_listed_the_newest() -> None:
    pipeline = Pipeline().open_for_play()
    for _ in range(5):
        pipeline.feed(1)
    assert [one.number for one in bills(pipeline.history(), most=3)] == [5, 4, 3]


def test_each_hand_pay_is_listed_from_its_due_to_its_end() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.report("board", KEY)
    pipeline.give(CancelCredit())
    assert [(one.amount_cents, one.reason, one.outcome) for one in hand_pays(pipeline.history())] == [
        (20_00, "cancelled", "due")
    ]
    pipeline.wait(5_000).give(ConfirmHandPay(1))
    (paid,) = hand_pays(pipeline.history())
    assert (paid.outcome, paid.ended_ms - paid.due_ms) == ("paid", 5_000)


@pytest.mark.parametrize(
    ("event", "say"),
    [
        (e.SlipClosed(3, printed=True), "Slip 3 is on paper"),
        (e.SlipClosed(3, printed=False, reason="It jammed."), "Slip 3 has failed: it jammed"),
        (e.ClearCalled(0, 2), "A RAM clear is begun: the meters are printed, pages: 2"),
        (
            e.Cleared(0, ("attendant", "technician"), "2026-01-02", 812, "ab", None),
            "A RAM clear was carried out; the journal before it is in 2026-01-02, up to event 812",
        ),
        (
            e.Cleared(0, ("technician",), "2026-01-02", 0, "", None, unread="The disk is gone."),
            "A RAM clear was carried out; the journal before it could not be read: the disk is gone",
        ),
    ],
)
def test_slips_and_ram_clears_are_described(event: e.Event, say: str) -> None:
    assert describe(event).phrase.say == say


def test_the_end_of_a_slip_in_an_older_journal_is_described_with_the_code_it_was_kept_with() -> None:
    reason = Message("slip.not_printed", {"number": 3, "cause": Message("slip.stopped", {"code": "jam"})})
    say = describe(e.SlipClosed(3, printed=False, reason=reason)).phrase.say
    assert say == "Slip 3 has failed: slip 3 was not printed: the ticket printer stopped (jam)"


@pytest.mark.parametrize(
    ("found", "say"),
    [
        (ports.BillAtPowerUp.NONE, "there was no bill in it"),
        (ports.BillAtPowerUp.ACCEPTOR, "a bill was in its acceptor"),
        (ports.BillAtPowerUp.STACKER, "a bill was in its stacker"),
    ],
)
def test_a_restart_of_the_validator_is_described_with_the_place_of_its_bill(
    found: ports.BillAtPowerUp, say: str
) -> None:
    assert describe(e.ValidatorRestarted(str(found))).phrase.say == f"The bill validator had lost its power: {say}"
