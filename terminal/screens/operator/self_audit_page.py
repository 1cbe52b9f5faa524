"""The staff's page of the self-audit: what holds after every event, with its figures (regulation C14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from terminal.cabinet import self_audit
from terminal.cabinet.meters import Meters
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.meters_page import TITLES
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True)
class Equation:
    """One side of an equation as lines, and what the other side is."""

    lines: tuple[Line, ...]
    title: str
    """What the lines add up to."""
    sum_cents: int
    other_title: str
    """What must be the same amount."""
    other_cents: int


class SelfAuditPage(ActionListing):
    """Three equations over the lifetime meters: the credit, wagers and pays, and bills by their value."""

    PAPER = "SELF-AUDIT"

    def filters(self) -> Sequence[Filter]:
        """The equations."""
        return (
            Filter("credit", translate("Operator", "Credit")),
            Filter("wagers", translate("Operator", "Wagers and pays")),
            Filter("bills", translate("Operator", "Bills")),
        )

    def columns(self) -> Sequence[Column]:
        """The sign, the meter and its amount."""
        return (
            Column("", 80),
            Column(translate("Operator", "Meter"), 1260),
            Column(translate("Operator", "Lifetime"), 450, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The terms of the equation, and their sum."""
        found = self._equations()[chosen]
        return [*found.lines, Line(("=", found.title, languages.figures(found.sum_cents)))]

    def footnote(self) -> str:
        """Whether both sides agree."""
        found = self._equations()[self.chosen]
        other = f"{found.other_title}: {languages.figures(found.other_cents)}."
        if found.sum_cents == found.other_cents:
            agree = translate("Operator", "Both sides agree; they are compared after every event.")
            return f"{other} {agree}"
        difference = translate("Operator", "The difference is {0}: lock the cabinet and call for service.")
        return f"{other} {difference.format(languages.figures(found.other_cents - found.sum_cents))}"

    def _equations(self) -> dict[str, Equation]:
        state, meters = self.desk.state, self.desk.state.meters
        credit = tuple(_term(one.sign, TITLES[one.key], one.cents) for one in self_audit.terms(meters))
        return {
            "credit": Equation(
                credit,
                translate("Operator", "Credit by the meters"),
                self_audit.expected_cents(meters),
                translate("Operator", "Credit of the player, with the bets on the felt"),
                state.credit_cents,
            ),
            "wagers": _wagers(meters),
            "bills": self._bills(meters),
        }

    def _bills(self, meters: Meters) -> Equation:
        currency = self.desk.touch_gateway.cabinet.profile.currency
        by_value = [(int(value), count) for value, count in meters.bills.items()]
        return Equation(
            tuple(
                Line(("+", f"{count} {TIMES} {languages.amount(value, currency)}", languages.figures(value * count)))
                for value, count in sorted(by_value)
            ),
            translate("Operator", "Bills by their value"),
            sum(value * count for value, count in by_value),
            translate("Operator", "Bills in"),
            meters.bills_in_cents,
        )


def _wagers(meters: Meters) -> Equation:
    return Equation(
        (
            _term(1, TITLES["lost_cents"], meters.lost_cents),
            _term(1, TITLES["commission_cents"], meters.commission_cents),
            _term(-1, TITLES["won_cents"], meters.won_cents),
        ),
        translate("Operator", "Result of the house"),
        meters.lost_cents + meters.commission_cents - meters.won_cents,
        translate("Operator", "Coin in less all pays"),
        meters.coin_in_cents - meters.paid_cents,
    )


def _term(sign: int, title: str, cents: int) -> Line:
    return Line(("+" if sign > 0 else languages.MINUS, translate("Operator", title), languages.figures(cents)))


make = SelfAuditPage
