"""Amounts as people read and write them, and as a ticket spells them out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.common import money


@pytest.mark.parametrize(
    ("cents", "figures"),
    [
        (0, "0.00"),
        (1, "0.01"),
        (99, "0.99"),
        (100, "1.00"),
        (8_502, "85.02"),
        (123_456, "1,234.56"),
        (100_000_000, "1,000,000.00"),
        (-8_502, "-85.02"),
        (-5, "-0.05"),
    ],
)
def test_figures_have_two_places_and_a_comma_every_three_digits(cents: int, figures: str) -> None:
    assert money.figures(cents) == figures


@pytest.mark.parametrize(("text", "cents"), [("12.50", 1250), ("12", 1200), ("0.01", 1), ("0", 0), ("007.00", 700)])
def test_an_amount_is_written_with_two_places_or_none(text: str, cents: int) -> None:
    assert money.cents(text) == cents


NO_AMOUNTS = (
    ["", ".", ".50", "1.", "1.5", "1.505", "1,000.00", "-1.00", "+1.00", " 1.00", "1e3", "٣.00", "1.٣٣", "0x10", "NaN"],
    ["1_0.00", "1.0.0", "1" * 13],
)


@pytest.mark.parametrize("text", [text for texts in NO_AMOUNTS for text in texts])
def test_anything_else_is_no_amount(text: str) -> None:
    with pytest.raises(ValueError, match=r"has to be an amount like 12\.50"):
        money.cents(text)


@given(st.integers(0, 99_999_999_999_999))
def test_what_is_written_without_commas_is_read_back_to_the_cent(cents: int) -> None:
    assert money.cents(money.figures(cents).replace(",", "")) == cents


@pytest.mark.parametrize(
    ("currency", "amount"), [("USD", "$85.02"), ("EUR", "€85.02"), ("GBP", "£85.02"), ("CHF", "CHF 85.02")]
)
def test_an_amount_names_its_currency(currency: str, amount: str) -> None:
    assert money.amount(8_502, currency) == amount


@pytest.mark.parametrize(
    ("cents", "currency", "words"),
    [
        (8_502, "USD", "EIGHTY-FIVE DOLLARS AND TWO CENTS"),
        (0, "USD", "ZERO DOLLARS AND ZERO CENTS"),
        (101, "USD", "ONE DOLLAR AND ONE CENT"),
        (1_319, "EUR", "THIRTEEN EUROS AND NINETEEN CENTS"),
        (201, "GBP", "TWO POUNDS AND ONE PENNY"),
        (202, "GBP", "TWO POUNDS AND TWO PENCE"),
        (100_00, "USD", "ONE HUNDRED DOLLARS AND ZERO CENTS"),
        (
            1_234_567_89,
            "USD",
            "ONE MILLION TWO HUNDRED THIRTY-FOUR THOUSAND FIVE HUNDRED SIXTY-SEVEN DOLLARS AND EIGHTY-NINE CENTS",
        ),
        (1_000_000_040_00, "USD", "ONE BILLION FORTY DOLLARS AND ZERO CENTS"),
        (20_00, "CHF", "TWENTY CHF AND ZERO CENTS"),
    ],
)
def test_a_ticket_spells_its_amount(cents: int, currency: str, words: str) -> None:
    assert money.words(cents, currency) == words


@given(st.integers(0, 1_000_000_00), st.integers(0, 1_000_000_00))
def test_two_amounts_are_never_spelled_alike(one: int, other: int) -> None:
    assert (money.words(one, "USD") == money.words(other, "USD")) == (one == other)


def test_no_ticket_is_for_less_than_nothing() -> None:
    with pytest.raises(AssertionError, match="never negative"):
        money.words(-1, "USD")
