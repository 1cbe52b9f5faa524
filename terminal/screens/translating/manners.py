"""The format of amounts, dates and times in each language, and how a sentence ends another one.

They are defined here instead of by Qt's locales, which change from one release of Qt to the next, and which format
amounts through floating point.
"""

from __future__ import annotations

import re

import msgspec

from terminal.common.local_time import local
from terminal.common.money import SIGNS

NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


class Manner(msgspec.Struct, frozen=True):
    """The formats of one language."""

    group: str
    """The separator of thousands."""
    decimal: str
    sign_first: bool
    """Whether the currency is before the figures; after them it follows a space."""
    date: str
    """With the placeholders year, month and day."""
    time: str
    """With the placeholders hour, hour_12, minute and half."""


_DATE = "{day:02}/{month:02}/{year}"
_TIME = "{hour:02}:{minute:02}"

MANNERS = {
    "en": Manner(",", ".", True, "{month:02}/{day:02}/{year}", "{hour_12}:{minute:02} {half}"),
    "de": Manner(".", ",", False, "{day:02}.{month:02}.{year}", _TIME),
    "es": Manner(".", ",", False, _DATE, _TIME),
    "fr": Manner(NO_BREAK, ",", False, _DATE, _TIME),
    "it": Manner(".", ",", False, _DATE, _TIME),
    "sl": Manner(".", ",", False, "{day}. {month}. {year}", _TIME),
}
"""By the language's code, ISO 639."""


class _Spoken:
    """The screens' language: one for the process, like Qt's translators."""

    code = "en"
    manner = MANNERS["en"]
    currency_sign = True


def speak(code: str) -> None:
    """Use this language's formats from now on. Raises KeyError for a language without formats."""
    _Spoken.manner = MANNERS[code]
    _Spoken.code = code


def show_currency(*, sign: bool) -> None:
    """Name the currency of amounts by its sign from now on, or by its code (ISO 4217)."""
    _Spoken.currency_sign = sign


def spoken_language() -> str:
    """The code of the screens' language."""
    return _Spoken.code


def figures(cents: int) -> str:
    """``123456`` is ``1,234.56`` in English, ``1.234,56`` in German."""
    manner = _Spoken.manner
    whole, part = divmod(abs(cents), 100)
    return f"{MINUS if cents < 0 else ''}{whole:,}".replace(",", manner.group) + f"{manner.decimal}{part:02d}"


def number(value: float, places: int = 0) -> str:
    """A number that is not money: ``1234.5`` with one place is ``1,234.5`` in English, ``1.234,5`` in German."""
    signs = {",": _Spoken.manner.group, ".": _Spoken.manner.decimal, "-": MINUS}
    return "".join(signs.get(letter, letter) for letter in f"{value:,.{places}f}")


def plain_figures(cents: int) -> str:
    """An amount as sentences name it, without groups: ``123456`` is ``1234.56`` in English."""
    whole, part = divmod(abs(cents), 100)
    return f"{MINUS if cents < 0 else ''}{whole}{_Spoken.manner.decimal}{part:02d}"


def brief(cents: int) -> str:
    """An amount on a chip: ``500`` is ``5``, ``1250`` is ``12.50`` or ``12,50``."""
    written = figures(cents)
    return written if cents % 100 else written[:-3]


def amount(cents: int, currency: str) -> str:
    """``8502`` in USD is ``$85.02`` in English, ``85,02 $`` elsewhere.

    A currency without a sign, or in a house that shows none, is named by its code: ``USD 85.02``, ``85,02 USD``. A
    minus stands before all of it.
    """
    if cents < 0:
        return MINUS + amount(-cents, currency)
    sign = SIGNS.get(currency) if _Spoken.currency_sign else None
    if not _Spoken.manner.sign_first:
        return f"{figures(cents)}{NO_BREAK}{sign or currency}"
    return f"{sign}{figures(cents)}" if sign else f"{currency} {figures(cents)}"


def date(at_ms: int, offset_minutes: int) -> str:
    """The day of an instant (milliseconds since 1970 in UTC) at that offset from UTC."""
    day = local(at_ms, offset_minutes)
    return _Spoken.manner.date.format(year=day.year, month=day.month, day=day.day)


def date_fields() -> tuple[str, ...]:
    """``year``, ``month`` and ``day`` in the order in which a date is written."""
    return tuple(re.findall(r"{(\w+)", _Spoken.manner.date))


def date_of(year: str, month: str, day: str) -> str:
    """A date whose digits are not all known yet, as it is written."""
    return re.sub(r":\d+", "", _Spoken.manner.date).format(year=year, month=month, day=day)


def time(at_ms: int, offset_minutes: int) -> str:
    """The time of day of an instant (milliseconds since 1970 in UTC) at that offset from UTC, to the minute."""
    instant = local(at_ms, offset_minutes)
    half = "AM" if instant.hour < 12 else "PM"
    hour_12 = (instant.hour + 11) % 12 + 1
    return _Spoken.manner.time.format(hour=instant.hour, hour_12=hour_12, minute=instant.minute, half=half)


def sentence_start(phrase: str) -> str:
    """A phrase at the beginning of a line, or alone in a cell of a table."""
    return phrase[:1].upper() + phrase[1:]


def sentence_end(sentence: str) -> str:
    """A sentence at the end of another one, after a colon. German nouns keep their capitals everywhere."""
    keeps = spoken_language() == "de" or sentence[1:2].isupper()
    first = sentence[:1] if keeps else sentence[:1].lower()
    return first + sentence[1:].rstrip(".")
