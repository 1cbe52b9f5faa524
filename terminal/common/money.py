"""Amounts of whole cents as text: in figures, and in words for a ticket."""

from __future__ import annotations

SIGNS = {"USD": "$", "EUR": "€", "GBP": "£"}
BILLS_CENTS = {
    "USD": (1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00),
    "EUR": (5_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00),
    "GBP": (5_00, 10_00, 20_00, 50_00),
}
"""The values of each currency's bills."""
UNITS = {"USD": ("dollar", "cent"), "EUR": ("euro", "cent"), "GBP": ("pound", "penny")}
_PLURALS = {"dollar": "dollars", "cent": "cents", "euro": "euros", "pound": "pounds", "penny": "pence"}

_SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["-", "-", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_GROUPS = ((1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"), (100, "hundred"))


def figures(cents: int) -> str:
    """``123456`` is ``1,234.56``."""
    whole, part = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{whole:,}.{part:02d}"


def cents(text: str) -> int:
    """``12.50`` or ``12`` is 1250 or 1200. Raises ValueError with half a sentence for anything else."""
    units, point, part = text.partition(".")
    if not (units.isascii() and units.isdigit() and len(units) <= 12):
        raise ValueError("has to be an amount like 12.50")
    if point and not (part.isascii() and part.isdigit() and len(part) == 2):
        raise ValueError("has to be an amount like 12.50")
    return int(units) * 100 + int(part or 0)


def amount(cents: int, currency: str) -> str:
    """``8502`` in USD is ``$85.02``. A currency without a sign is named before the figures, a minus first."""
    if cents < 0:
        return "-" + amount(-cents, currency)
    sign = SIGNS.get(currency)
    return f"{sign}{figures(cents)}" if sign else f"{currency} {figures(cents)}"


def words(cents: int, currency: str) -> str:
    """``8502`` in USD is ``EIGHTY-FIVE DOLLARS AND TWO CENTS``."""
    assert cents >= 0, "a ticket's amount is never negative"
    whole, part = divmod(cents, 100)
    unit, fraction = UNITS.get(currency, (currency, "cent"))
    return f"{_counted(whole, unit)} and {_counted(part, fraction)}".upper()


def _counted(number: int, noun: str) -> str:
    return f"{_number(number)} {noun if number == 1 else _PLURALS.get(noun, noun)}"


def _number(number: int) -> str:
    if number < 20:
        return _SMALL[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return _TENS[tens] + (f"-{_SMALL[ones]}" if ones else "")
    size, name = next(group for group in _GROUPS if number >= group[0])
    count, rest = divmod(number, size)
    return f"{_number(count)} {name}" + (f" {_number(rest)}" if rest else "")
