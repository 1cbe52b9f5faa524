"""Percentages, exactly rounded, in the current language."""

from __future__ import annotations

from fractions import Fraction

from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def percent(share: Fraction, *, places: int = 2) -> str:
    """``1.41%`` of 7/495; without `places` only as many digits as needed. Halves are rounded to even."""
    hundredths = round(share * 10_000)
    written = languages.figures(hundredths) if places else languages.brief(hundredths)
    return translate("Player", "{0}%").format(written)
