"""Amounts, chips and bills as values of parameters."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from terminal.common import money
from terminal.messages.lazy import message
from terminal.settings.kinds.kind import ALL, NONE, Kind, listed

if TYPE_CHECKING:
    from drivers.ports.message import Message


@dataclass(frozen=True)
class Amount(Kind[int]):
    """An amount of money like 12.50 in the file, and whole cents in the program."""

    min_cents: int
    max_cents: int
    unit: str = "money"

    @property
    def range(self) -> Message:
        """Its bounds."""
        return message("range.amount", least=self.least, most=self.most)

    @property
    def least(self) -> str:
        """The lower bound as the file writes it."""
        return money.figures(self.min_cents)

    @property
    def most(self) -> str:
        """The upper bound as the file writes it."""
        return money.figures(self.max_cents)

    def read(self, text: str) -> int:
        """Read the amount, as whole cents."""
        try:
            cents = money.cents(text)
        except ValueError as error:
            raise self._wrong() from error
        if not self.min_cents <= cents <= self.max_cents:
            raise self._wrong()
        return cents

    def write(self, value: int) -> str:
        """Write the cents as that amount."""
        return money.figures(value).replace(",", "")


@dataclass(frozen=True)
class DatedAmounts(Kind[tuple[tuple[str, int], ...]]):
    """Amounts, each with the day from which it applies, as ``2026-01-01`` and whole cents; or none at all."""

    amount: Amount
    unit: str = "money"

    @property
    def range(self) -> Message:
        """What is allowed."""
        example = "1200.00 from 2025-01-01, 2000.00 from 2026-01-01"
        return message("range.dated_amounts", example=example)

    def read(self, text: str) -> tuple[tuple[str, int], ...]:
        """Read each amount with its day."""
        if text == NONE:
            return ()
        try:
            found = tuple(self._one(one) for one in listed(text))
        except ValueError as error:
            raise self._wrong() from error
        days = [day for day, _ in found]
        if days != sorted(set(days)):
            raise self._wrong()
        return found

    def write(self, value: tuple[tuple[str, int], ...]) -> str:
        """Write each amount with its day."""
        return ", ".join(f"{self.amount.write(cents)} from {day}" for day, cents in value) or NONE

    def _one(self, text: str) -> tuple[str, int]:
        amount, _, day = text.partition(" from ")
        return date.fromisoformat(day).isoformat(), self.amount.read(amount)


@dataclass(frozen=True)
class ChipValues(Kind[tuple[int, ...]]):
    """Values of chips, smallest first, as whole cents."""

    amount: Amount
    unit: str = "money"

    @property
    def range(self) -> Message:
        """How many there may be, and their bounds."""
        return message("range.chips", least=self.amount.least, most=self.amount.most)

    def read(self, text: str) -> tuple[int, ...]:
        """Read the values."""
        values = tuple(self.amount.read(one) for one in listed(text))
        if not 3 <= len(values) <= 7 or list(values) != sorted(set(values)):
            raise self._wrong()
        return values

    def write(self, value: tuple[int, ...]) -> str:
        """Write the values."""
        return ", ".join(self.amount.write(one) for one in value)


@dataclass(frozen=True)
class ChipsBySheet(Kind[tuple[tuple[str, tuple[int, ...]], ...]]):
    """Values of chips for each of several par sheets, by its file name; or none at all."""

    chips: ChipValues
    unit: str = "money"

    @property
    def range(self) -> Message:
        """What is allowed."""
        return message("range.chips_by_sheet", example="first-person 0.50 1.00 5.00 25.00, hazard 5.00 25.00 100.00")

    def read(self, text: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Read the values of each sheet."""
        if text == NONE:
            return ()
        try:
            found = tuple(self._one(one) for one in listed(text))
        except ValueError as error:
            raise self._wrong() from error
        if len(dict(found)) < len(found):
            raise self._wrong()
        return found

    def write(self, value: tuple[tuple[str, tuple[int, ...]], ...]) -> str:
        """Write the values of each sheet."""
        return ", ".join(f"{sheet} {self.chips.write(chips).replace(',', '')}" for sheet, chips in value) or NONE

    def _one(self, text: str) -> tuple[str, tuple[int, ...]]:
        sheet, *values = text.split()
        return sheet, self.chips.read(", ".join(values))


@dataclass(frozen=True)
class BillValues(Kind[tuple[int, ...]]):
    """Values of bills, smallest first, as whole cents; empty for every bill of the currency."""

    amount: Amount
    unit: str = "money"

    @property
    def range(self) -> Message:
        """The word for all, and what a list may hold."""
        return message("range.bills", least=self.amount.least, most=self.amount.most)

    def read(self, text: str) -> tuple[int, ...]:
        """Read the values."""
        if text == ALL:
            return ()
        try:
            values = tuple(self.amount.read(one) for one in listed(text))
        except ValueError as error:
            raise self._wrong() from error
        if list(values) != sorted(set(values)):
            raise self._wrong()
        return values

    def write(self, value: tuple[int, ...]) -> str:
        """Write the values."""
        return ", ".join(self.amount.write(one) for one in value) or ALL
