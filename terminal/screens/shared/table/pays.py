"""The felt's texts about pays: the sheet's ratios in words, the rings around better totals, the pay behind a win."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from terminal.screens.shared.felts.felt import Spot
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

PAYS_TO = " \N{EN DASH} "
TIMES = "\N{MULTIPLICATION SIGN}"

Ratio = tuple[int, int]
"""A pay of a to b: b staked wins a."""


class Pays:
    """The pays of the current sheet, by bet or by part of a bet."""

    def __init__(self, pays: Mapping[str, str], house: Mapping[str, str]) -> None:
        self._pays = pays
        self._of_totals = _by_total(pays)
        self._mode = house.get("big_small_mode", "")
        self._returns = house.get("winners", "") == "return"
        """Every winning bet comes back with its win."""

    def of(self, spot: Spot, point: int | None) -> str:
        """The pay written on the spot: where the total thrown decides, as on C & E, the lowest and the highest."""
        written = self._written(spot, point)
        if spot.face in ("word", "letter") and len(ratios := self._of_totals.get(spot.bet, ())) > 1:
            lowest, highest = min(ratios, key=_value), max(ratios, key=_value)
            if spot.face == "letter":
                return f"{spelled(lowest)}\n{spelled(highest)}"
            return PAYS_TO.join((lowest, highest))
        return spelled(written)

    def ratio(self, spot: Spot, point: int | None) -> Ratio | None:
        """The lowest pay of the spot; None if it depends on more than the next roll."""
        written = self._written(spot, point)
        return _ratio(written) if written and spot.face not in ("shooter", "fire", "ways") else None

    def ring(self, bet: str, total: int) -> str:
        """The text under a total that pays more than the others; empty for the others."""
        pay = self._pays.get(f"{bet}_{total}", "")
        if not pay or _ratio(pay) == min(
            _ratio(other) for line, other in self._pays.items() if line.startswith(f"{bet}_")
        ):
            return ""
        names = {"2:1": translate("Felt", "Double"), "3:1": translate("Felt", "Triple")}
        return names.get(pay, spelled(pay))

    def won(self, spot: Spot, stake_cents: int, profit_cents: int) -> str:
        """The source of a win: ``10`` at ``7:6``; empty if it was not by a pay of the spot's own, or there is none."""
        if not profit_cents:
            return ""
        ratios = [pay for line, pay in self._pays.items() if line in spot.pays or line.startswith(f"{spot.bet}_")]
        points = [pay for line, pay in self._pays.items() if spot.base and "_odds@" in line]
        for pay in (*ratios, *points):
            profit, per = _ratio(pay)
            if stake_cents * profit // per == profit_cents:
                stake = languages.brief(stake_cents)
                back = translate("Felt", "{0} back").format(stake) if self._returns else ""
                return ", ".join(filter(None, (f"{stake} {TIMES} {pay}", back)))
        return ""

    def line(self, line: str, *, short: bool) -> str:
        """The pay of a line of the sheet, in the felt's words, or in figures alone where many are side by side."""
        pay = self._pays.get(line, "")
        return pay if short else spelled(pay)

    def ladder(self) -> list[str]:
        """The pays of Lucky Shooter: ``3:4:3`` for three hits, 4 to 1 on its Point again, 3 to 1 on craps, 7 or 11."""
        return [
            f"{hits}:{self._first(f'lucky_shooter_point_{hits}')}:{self._first(f'lucky_shooter_craps_{hits}')}"
            for hits in range(7)
            if f"lucky_shooter_point_{hits}" in self._pays
        ]

    def _first(self, line: str) -> str:
        return self._pays.get(line, "").removesuffix(":1")

    def _written(self, spot: Spot, point: int | None) -> str:
        """The first line of the sheet with its pay; if each total has a line, that of the first."""
        lines = [line.format(point=point) for line in spot.pays] + [f"{spot.bet}_{self._mode}"]
        named = next((self._pays[line] for line in lines if line in self._pays), "")
        return named or next((pay for line, pay in self._pays.items() if line.startswith(f"{spot.bet}_")), "")


def _by_total(pays: Mapping[str, str]) -> Mapping[str, set[str]]:
    """By bet whose pay depends on the total, its pays: those of its totals and of its own line."""
    found: dict[str, set[str]] = {}
    for line, pay in pays.items():
        bet, _, total = line.rpartition("_")
        if total.isdecimal():
            found.setdefault(bet, {pays[bet]} if bet in pays else set()).add(pay)
    return {bet: of_totals - {""} for bet, of_totals in found.items()}


def _ratio(pay: str) -> Ratio:
    profit, _, per = pay.partition(":")
    return int(profit), int(per)


def _value(pay: str) -> Fraction:
    return Fraction(*_ratio(pay))


def spelled(pay: str) -> str:
    """``7:6`` in the felt's words."""
    profit, _, stake = pay.partition(":")
    return translate("Felt", "{0} to {1}").format(profit, stake) if stake else pay
