"""Shares in percent, exactly rounded, in the language that is spoken now."""

from __future__ import annotations

from fractions import Fraction

from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def percent(share: Fraction, *, places: int = 2) -> str:
    """``1.41%`` of 7/495; without `places` no more digits than the share needs. Halves go to the even digit."""
    hundredths = round(share * 10_000)
    written = languages.figures(hundredths) if places else languages.brief(hundredths)
    return translate("Player", "{0}%").format(written)
