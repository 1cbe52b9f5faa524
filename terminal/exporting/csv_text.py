"""Rows of a CSV file (RFC 4180) that no spreadsheet mistakes for a formula."""

from __future__ import annotations

import re
from collections.abc import Sequence

BOM = "\ufeff".encode()
"""At the beginning of a file: without it, spreadsheets do not recognise UTF-8."""

FORMULA = ("=", "+", "-", "@")
"""A cell that begins with one of these is computed by a spreadsheet, and may run a command of its author."""

MINUS = "\N{MINUS SIGN}"
"""With this one, which screens and documents have, an amount is text to a spreadsheet and is not added up."""

_AMOUNT = re.compile(r"[+-]?\s?[$€£]?\s?[\d.,'\s]*\d\s?[$€£%]?")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]+")
_QUOTED = re.compile(r'[",]')


def csv_row(cells: Sequence[str]) -> bytes:
    """A line of the file."""
    return (",".join(map(_cell, cells)) + "\r\n").encode()


def _cell(text: str) -> str:
    """A cell on one line; one that would be a formula begins with an apostrophe, and a number stays a number."""
    plain = _UNSEEN.sub(" ", text).strip()
    if plain.startswith(MINUS) and _AMOUNT.fullmatch(negative := f"-{plain.removeprefix(MINUS)}"):
        return _quoted(negative)
    if plain.startswith(FORMULA) and not _AMOUNT.fullmatch(plain):
        plain = f"'{plain}"
    return _quoted(plain)


def _quoted(plain: str) -> str:
    return '"' + plain.replace('"', '""') + '"' if _QUOTED.search(plain) else plain
