"""Cells of a CSV file: quoted, on one line, and never a formula."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.exporting.csv_text import FORMULA, csv_row


def read_back(*cells: str) -> list[str]:
    """The cells as a program reads them that knows the format."""
    (row,) = csv.reader(io.StringIO(csv_row(cells).decode(), newline=""))
    return row


@pytest.mark.parametrize("text", ["=1+1", "+1+1", "-cmd|' /C calc'!A0", "@SUM(A1:A9)", " =1+1", "\t=1+1", "\r\n@x"])
def test_what_a_spreadsheet_would_compute_begins_with_an_apostrophe(text: str) -> None:
    (cell,) = read_back(text)
    assert cell.startswith("'")


@pytest.mark.parametrize("text", ["-12.00", "-$1,200.50", "+3", "- 5,00 €", "-1.234,50"])
def test_a_negative_amount_stays_one(text: str) -> None:
    assert read_back(text) == [text]


@pytest.mark.parametrize(
    ("shown", "written"),
    [("\u221212.00", "-12.00"), ("\u2212$1,200.50", "-$1,200.50"), ("\u22121.234,50\xa0€", "-1.234,50\xa0€")],
)
def test_the_minus_of_a_screen_is_one_that_a_spreadsheet_adds_up(shown: str, written: str) -> None:
    assert read_back(shown) == [written]


@pytest.mark.parametrize("text", ["\u2212cmd", "\u22121+1", "\u2212", "5 \u2212 3"])
def test_a_minus_before_anything_but_an_amount_stays_what_it_was(text: str) -> None:
    assert read_back(text) == [text]


def test_commas_quotes_and_line_breaks_do_not_end_a_cell() -> None:
    assert csv_row(('a "b", c', "d\ne", "f")) == b'"a ""b"", c",d e,f\r\n'


@given(st.lists(st.text(), min_size=2, max_size=5))
def test_any_text_is_one_cell_that_is_no_formula(cells: list[str]) -> None:
    found = read_back(*(one.encode(errors="replace").decode() for one in cells))
    assert len(found) == len(cells)
    assert not any(one.startswith(FORMULA) and not any(digit.isdigit() for digit in one) for one in found)
