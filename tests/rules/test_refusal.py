"""A refusal has one sentence, and keeps the template and values of the sentence."""

from __future__ import annotations

import pickle

import pytest

from drivers.ports.message import Amount
from terminal.rules.refusal import Button, Cents, Phrase, Refusal, Said, Title, Value

STAKE = Phrase("{bet} of {stake}", bet=Title("Pass Line"), stake=Cents(10_00))


@pytest.mark.parametrize(
    ("value", "spoken"),
    [
        (Cents(1234_05), "1234.05"),
        (Cents(-5), "-0.05"),
        (Amount(3000_00, "USD"), "$3,000.00"),
        (Amount(5, "CHF"), "CHF 0.05"),
        (Title("Hard 4"), "Hard 4"),
        (Button("Double"), "Double"),
        (Said("The paper is running low."), "the paper is running low"),
        (4, "4"),
        ("anna", "anna"),
        (STAKE, "Pass Line of 10.00"),
        ((4, 6), "4, 6"),
        ((STAKE, STAKE), "Pass Line of 10.00, Pass Line of 10.00"),
        ((), ""),
        (Refusal("why", "The Point is {point}.", point=6), "The Point is 6."),
    ],
)
def test_each_kind_of_value_has_its_way_into_the_sentence(value: Value, spoken: str) -> None:
    assert Refusal("code", "So it is: {value}!", value=value).say == f"So it is: {spoken}!"


def test_a_refusal_prints_as_its_sentence() -> None:
    refusal = Refusal("locked", "{bet} is locked.", bet=Title("Pass Line"))
    assert str(refusal) == refusal.say == "Pass Line is locked."
    assert (refusal.code, refusal.template, refusal.values) == ("locked", "{bet} is locked.", {"bet": "Pass Line"})


def test_values_may_be_called_as_the_refusals_own_parts() -> None:
    assert Refusal("option", "{code} {template} {self}", code="a", template="b", self="c").say == "a b c"


def test_a_value_with_braces_is_said_as_it_is() -> None:
    assert Refusal("locked", "{why}", why="It reported {}.").say == "It reported {}."


def test_a_refusal_survives_the_way_to_another_process() -> None:
    sent = Refusal("balance", "Only {left} is left.", left=Cents(50))
    came: Refusal = pickle.loads(pickle.dumps(sent))  # noqa: S301 - our own
    assert (came.code, came.say) == ("balance", "Only 0.50 is left.")
