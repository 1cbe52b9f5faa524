"""The least commission for which a stake can be put up: at once, in parts, or raised and reduced where it is refunded.

Let c(a) be the commission on an amount a, r its rate, m the least stake, t the step; every amount is a multiple of t.

Rounded up, c(a + b) <= c(a) + c(b): nothing is cheaper than to put up the whole stake at once. Rounded down,
c(a + b) >= c(a) + c(b): nothing is cheaper than the least stake and then step after step, c(m) + (s - m) / t * c(t).

With a refund a stake may be raised first and reduced afterwards. Reducing s to s' leaves ceil(c * s' / s) of a
commission c, so that c per stake never falls, and raising makes it the mean of two such ratios. It therefore stays at
least at the smallest ratio c(a) / a of any single amount, and c is at least this ratio times s, rounded up to the cent.
- Up to the cent: the smallest ratio is not below r, and ceil(r * s) is what the whole stake costs at once.
- Up to the unit: any amount whose commission is exactly a number of units has the ratio r; so what is reduced from the
  largest such amount costs ceil(r * s). Above that amount it is tried out, or lies between two bounds.
- Down, and a step costs nothing: raised for nothing to the largest stake and reduced to the least one again and again,
  the commission falls until c = ceil(c * m / largest), and from there every stake is reached for nothing.
- Down, and a step costs something: it is tried out, or lies between two bounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm

from terminal.rules.game import Fee, Stakes

MAX_TRIED_OUT = 200
"""The most stakes between which every raise and every reduction is tried."""


@dataclass(frozen=True)
class Commission:
    """What a stake costs beside itself if it is put up in the best way."""

    cents: int
    at_least_cents: int
    """No way is cheaper than this. Usually it is the same."""
    part_cents: int = 0
    """The most that is put up at a time; 0 if all is."""
    reduced: bool = False
    """A larger stake was put up before, and part of it taken down."""


def fee_cents(fee: Fee, amount_cents: int) -> int:
    """The commission on this amount, as the game rounds it."""
    units = amount_cents * fee.rate / fee.unit_cents
    whole = units.numerator // units.denominator
    return (whole + (fee.rounding == "up" and whole != units)) * fee.unit_cents


@dataclass(frozen=True)
class Cheapest:
    """The least commission by stake."""

    fee: Fee
    stakes: Stakes
    """With limits that are multiples of the step."""

    @property
    def slope(self) -> Fraction:
        """What a cent more of stake costs in the long run."""
        if self.fee.rounding == "up":
            return self.fee.rate
        return Fraction(self._step_cents, self.stakes.step_cents)

    @property
    def reduces(self) -> bool:
        """Whether it may be cheaper to put up more first, so that the commission does not grow by the same steps."""
        return self.fee.refund and self.fee.unit_cents > 1

    def of(self, stake_cents: int) -> Commission:
        """For a stake that the field can hold."""
        if self.fee.rounding == "up":
            return self._reduced(stake_cents) if self.reduces else self._at_once(stake_cents)
        if not self.fee.refund:
            return self._in_steps(stake_cents)
        return self._reduced(stake_cents) if self._step_cents else self._lowered(stake_cents)

    def _at_once(self, stake_cents: int) -> Commission:
        cents = fee_cents(self.fee, stake_cents)
        return Commission(cents, cents)

    def _in_steps(self, stake_cents: int) -> Commission:
        step = self.stakes.step_cents
        cents = self._least_cents + (stake_cents - self.stakes.least_cents) // step * self._step_cents
        if cents == fee_cents(self.fee, stake_cents):
            return Commission(cents, cents)
        return Commission(cents, cents, step if self._step_cents else self._free_cents)

    def _lowered(self, stake_cents: int) -> Commission:
        cents, before = self._least_cents, -1
        while cents != before:
            most_cents = self.stakes.most_cents or max(1, cents) * self.stakes.least_cents
            cents, before = -(-cents * self.stakes.least_cents // most_cents), cents
        in_steps = self._in_steps(stake_cents)
        return Commission(cents, cents, reduced=True) if cents < in_steps.cents else in_steps

    def _reduced(self, stake_cents: int) -> Commission:
        best = self._in_steps(stake_cents) if self.fee.rounding == "down" else self._at_once(stake_cents)
        if self._tried_out:
            cents = self._tried_out[stake_cents]
            return Commission(cents, cents, reduced=True) if cents < best.cents else best
        least_cents = self._by_ratio(stake_cents)
        if self.fee.rounding == "up" and (self._exact_cents is None or stake_cents <= self._exact_cents):
            return Commission(least_cents, least_cents, reduced=True) if least_cents < best.cents else best
        return Commission(best.cents, least_cents, best.part_cents)

    def _by_ratio(self, stake_cents: int) -> int:
        """No commission is less: the smallest ratio of a single amount times the stake, rounded up to the cent."""
        if self.fee.rounding == "down":
            return -(-self._step_cents * stake_cents // self.stakes.step_cents)
        rate = self.fee.rate
        return -(-stake_cents * rate.numerator // rate.denominator)

    @property
    def _least_cents(self) -> int:
        return fee_cents(self.fee, self.stakes.least_cents)

    @property
    def _step_cents(self) -> int:
        return fee_cents(self.fee, self.stakes.step_cents)

    @property
    def _free_cents(self) -> int:
        """The largest amount without a commission, if it is rounded down."""
        units = self.fee.unit_cents / self.fee.rate
        step = self.stakes.step_cents
        return (-(-units.numerator // units.denominator) - 1) // step * step

    @cached_property
    def _exact_cents(self) -> int | None:
        """The largest stake whose commission is a number of units without rounding; 0 if there is none, None: any."""
        if self.stakes.most_cents is None:
            return None
        apart_cents = lcm(self.stakes.step_cents, (self.fee.rate / self.fee.unit_cents).denominator)
        largest_cents = self.stakes.most_cents // apart_cents * apart_cents
        return largest_cents if largest_cents >= self.stakes.least_cents else 0

    @cached_property
    def _tried_out(self) -> dict[int, int]:
        """The least commission of each stake, found by every raise and every reduction; empty if they are too many."""
        least, most, step = self.stakes.least_cents, self.stakes.most_cents, self.stakes.step_cents
        if most is None or (most - least) // step >= MAX_TRIED_OUT:
            return {}
        found = {stake: fee_cents(self.fee, stake) for stake in range(least, most + 1, step)}
        by_raise = {amount: fee_cents(self.fee, amount) for amount in range(step, most - least + 1, step)}
        before: dict[int, int] = {}
        while before != found:
            before = dict(found)
            for stake in found:
                raised = (found[low] + by_raise[stake - low] for low in found if low < stake)
                lowered = (-(-found[high] * stake // high) for high in found if high > stake)
                found[stake] = min(found[stake], *raised, *lowered) if len(found) > 1 else found[stake]
        return found
