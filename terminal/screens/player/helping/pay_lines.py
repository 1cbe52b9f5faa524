"""The pays of a page, from the sheet: one line for all numbers or totals of a bet with the same pay."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from terminal.screens.player.helping.page import Pay
from terminal.screens.player.helping.terms import Terms
from terminal.screens.shared.names import numbers_name
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate


class _Line(msgspec.Struct, frozen=True):
    """One line of the sheet: whose pay it is, for which number or total."""

    kind: str
    """The group that has one pay in most sheets: ``place``, ``hop_hard``, ``field``."""
    bet: str
    detail: str
    """The number or the total; empty for a bet with one pay."""
    pay: str


def pay_lines(terms: Terms, bets: tuple[str, ...]) -> tuple[Pay, ...]:
    """The pays of these bets."""
    lines = tuple(_lines(terms, bets))
    found: dict[tuple[str, str], list[_Line]] = {}
    for line in lines:
        found.setdefault((line.kind, line.pay), []).append(line)
    counts = {kind: sum(line.kind == kind for line in lines) for kind, _ in found}
    return tuple(
        Pay(_name(terms, kind, alike, whole=len(alike) == counts[kind]), spelled(pay))
        for (kind, pay), alike in found.items()
    )


def _lines(terms: Terms, bets: tuple[str, ...]) -> Iterator[_Line]:
    seen: set[str] = set()
    for name in bets:
        for line, group in terms.bet(name).pay_lines:
            if line in terms.pays and line not in seen:
                seen.add(line)
                yield _line(name, line, group, terms.pays[line])


def _line(bet: str, line: str, group: str, pay: str) -> _Line:
    _, _, number = line.partition("@")
    total = line.removeprefix(f"{bet}_")
    if number:
        return _Line(group, bet, number, pay)
    return _Line(bet, bet, total if total.isdigit() else "", pay)


def _name(terms: Terms, kind: str, lines: list[_Line], *, whole: bool) -> str:
    details = ", ".join(line.detail for line in lines)
    match kind:
        case "take_odds":
            return translate("Help", "Odds taken on {0}").format(details)
        case "lay_odds":
            return translate("Help", "Odds given on {0}").format(details)
        case "hop" if whole:
            return translate("Help", "Hop bets")
        case "hop_hard" if whole:
            return translate("Help", "Hopping hard ways")
    if "@" in lines[0].bet:
        return numbers_name([line.bet for line in lines], terms.cabinet.game.name, details)
    return f"{terms.name(kind)}: {details}" if details else terms.name(kind)
