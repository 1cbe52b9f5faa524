"""Regulation L4: from set amounts on, a hand pay takes a witness and a supervisor; its slip has two parts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet.events import HandPayPaid, SecondSignedOut, SlipOrdered
from terminal.cabinet.people.rights import Right
from terminal.cabinet.receipts import PARTS
from terminal.rules.refusal import Refusal
from tests.cabinet.people.staffed import STRICT, Staffed
from tests.cabinet.pipeline import PROFILE, Pipeline

MARYLAND = replace(STRICT, witness_from_cents=20_00, supervisor_from_cents=60_00, hand_pay_parts=2)
"""The amounts are small ones, so that one bill reaches them."""


class Floor(Staffed):
    """A cabinet in Maryland with a second attendant."""

    NAMES = (*Staffed.NAMES, ("Alan", "attendant"))

    @classmethod
    def without_people(cls) -> Floor:
        """A new cabinet in Maryland."""
        made = cls(profile=MARYLAND)
        made.open_for_play()
        return made


def due(dollars: int) -> Staffed:
    """Anna has cancelled a credit of so much and is to pay it by hand."""
    staffed = Floor.with_people()
    for value in {10: (10,), 20: (20,), 60: (20, 20, 20)}[dollars]:
        staffed.feed(value)
    staffed.come("Anna")
    staffed.give(c.CancelCredit())
    return staffed


def why(staffed: Staffed) -> Refusal:
    """Why the hand pay cannot be confirmed now."""
    refusal = staffed.cabinet.refusal(staffed.state, c.ConfirmHandPay(1))
    assert refusal is not None
    return refusal


def paid(staffed: Staffed) -> HandPayPaid:
    """The hand pay is confirmed."""
    (event,) = (one for one in staffed.give(c.ConfirmHandPay(1)) if isinstance(one, HandPayPaid))
    return event


def test_l4_a_hand_pay_of_the_amount_takes_a_witness_who_is_journaled_with_the_person_who_pays() -> None:
    below = paid(due(10))
    assert (below.who and below.who.name, below.second) == ("Anna", None)
    staffed = due(20)
    assert why(staffed).code == "second_person"
    assert staffed.refused(c.SignInSecond(staffed.account("Anna").number, "", Right.HAND_PAY)) == "second_person"
    staffed.agree("Sue", Right.HAND_PAY)
    before = staffed.state
    happened = staffed.give(c.ConfirmHandPay(1))
    assert isinstance(happened[0], SecondSignedOut), "the agreement is used up by this one hand pay"
    event = happened[1]
    assert isinstance(event, HandPayPaid)
    assert event.who is not None
    assert event.second is not None
    assert (event.who.name, event.second.name) == ("Anna", "Sue")
    assert (before.credit_cents, staffed.state.credit_cents) == (20_00, 0)


def test_l4_from_the_larger_amount_on_one_of_the_two_is_a_supervisor() -> None:
    staffed = due(60)
    staffed.agree("Alan", Right.HAND_PAY)
    assert why(staffed).say == "One of the two people who pay $60.00 or more has to be a supervisor."
    staffed.agree("Sue", Right.HAND_PAY)
    assert paid(staffed).second is not None


@pytest.mark.parametrize("between", ["key", "start"])
def test_l4_a_pulled_key_and_a_power_cut_before_the_confirmation_leave_nothing_half_done(between: str) -> None:
    staffed = due(20)
    staffed.agree("Sue", Right.HAND_PAY)
    if between == "key":
        staffed.turn_keys()
    else:
        staffed.open_for_play()
    assert (staffed.state.credit_cents, len(staffed.state.hand_pay.due)) == (20_00, 1)
    assert staffed.state.people.second is None
    staffed.come("Anna")
    assert why(staffed).code == "second_person", "the witness agrees again"


def test_l4_where_a_key_alone_is_enough_both_keys_are_two_people() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, witness_from_cents=20_00, supervisor_from_cents=20_00))
    pipeline.open_for_play().feed(20)
    pipeline.turn_keys("attendant")
    pipeline.give(c.CancelCredit())
    assert pipeline.refused(c.ConfirmHandPay(1)) == "key"
    pipeline.turn_keys("attendant", "technician")
    assert isinstance(pipeline.give(c.ConfirmHandPay(1))[0], HandPayPaid)


def test_l4_the_slip_has_a_part_for_the_cabinet_and_one_for_the_cashier_with_the_same_number() -> None:
    staffed = due(20)
    staffed.agree("Sue", Right.HAND_PAY)
    slips = [one.slip for one in staffed.give(c.ConfirmHandPay(1)) if isinstance(one, SlipOrdered)]
    assert len(slips) == 2
    for slip, (part, signed) in zip(slips, PARTS, strict=True):
        told = {line.split("  ")[0]: line.split()[-1] for line in slip.lines if "  " in line}
        assert told["Hand pay"] == "000001"
        assert told["AMOUNT"] == "$20.00"
        assert (told["Paid by"][:1], told["Witnessed by"]) == ("_", "Sue"), "the person's name, then the line to sign"
        assert any(line.endswith(part) for line in slip.lines)
        assert [one for one in signed if any(line.startswith(one) and line.endswith("___") for line in slip.lines)]
        assert len(slip.lines) <= ports.MAX_SLIP_LINES
        assert int(told["Slip"]) == slip.number


def test_l4_a_receipt_is_printed_with_its_last_part_and_has_failed_with_any_of_them() -> None:
    jam = message("printer.jam")
    for first, last, outcome in (
        (True, True, "printed"),
        (True, False, "failed"),
        (False, True, "failed"),
    ):
        staffed = due(20)
        staffed.agree("Sue", Right.HAND_PAY)
        numbers = [one.slip.number for one in staffed.give(c.ConfirmHandPay(1)) if isinstance(one, SlipOrdered)]
        for number, good in zip(numbers, (first, last), strict=True):
            assert staffed.state.hand_pay.receipts[-1].outcome in ("printing", "failed")
            report = ports.SlipPrinted(number) if good else ports.SlipFailed(number, jam)
            staffed.report("printer", report)
        assert staffed.state.hand_pay.receipts[-1].outcome == outcome, (first, last)
