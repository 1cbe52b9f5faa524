"""The stakes of a bet that can really be made: is there one that gives the player an edge, and which?

A pay is rounded down to the cent, a commission up or down to the cent or the unit. What a bet gains at a stake of s
cents is therefore its slope times s plus something that repeats with a period P in cents, common to all its roundings:

    gain(s + P) = gain(s) + slope * P

So of all stakes that differ by multiples of P the least one gains most if the slope is not positive, and the largest
one if it is: one period at the lower or the upper limit proves the whole range. Usually not even that is needed.
Rounding a pay down and a commission up only ever costs the player, so that there

    gain(s) <= slope * s, with equality at every multiple of P.

A slope that is not positive then proves that no stake has an edge, and any other one that every multiple of P has. The
first half also holds for a commission up front that is rounded down and paid step after step: each step costs the same,
and the least stake at least as much as its steps. It does not for one that is taken from a win and rounded down.

How a stake is put up matters only for its commission: the next roll treats all ways alike. `cheapest` knows the least
commission for which a stake can be put up. A bet with a commission has the same chances on every roll on which it
works, and nothing is gained by waiting. So a player does best to leave up what wins and stays, and one commission then
covers all its wins. With a refund the commission is lost only with the bet, which comes to the same: either way he
gains if the wins until the bet is lost are worth more than the stake and its commission.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any

from terminal.maths.cheapest import Cheapest, Commission, fee_cents
from terminal.maths.par import ParLine
from terminal.rules.game import Fee, Stakes, Wager

MAX_TRIED = 100_000
"""The most stakes that are tried: less than a second. Shipped sheets need none."""
SAMPLE = 2_000
"""If there are more, so many of the largest are."""


class UnprovenError(ValueError):
    """There are too many stakes to be tried."""


@dataclass(frozen=True)
class Gain:
    """A stake with which the player wins on average."""

    stake_cents: int
    commission: Commission
    edge: Fraction
    """The mean win as a part of what is put down: the stake and the commission up front."""


@dataclass(frozen=True)
class _Bet:
    """What a bet gains by its stake, in `units` to the cent."""

    wins: tuple[tuple[int, Fraction], ...]
    """The chance of each win, in units, with its pay."""
    lose: int
    """The chance that the stake is lost, in units."""
    units: int
    fee_on_win: Fee | None

    @property
    def slope(self) -> Fraction:
        """What a cent more gains, less a commission on the win, but for roundings."""
        rate = self.fee_on_win.rate if self.fee_on_win else 0
        return sum((chance * (pay - rate) for chance, pay in self.wins), Fraction(-self.lose))

    def gain(self, stake_cents: int, commission_cents: int) -> int:
        """The mean gain of a stake for which this commission was paid."""
        won = sum(chance * self._profit_cents(pay, stake_cents) for chance, pay in self.wins)
        return won - self.lose * stake_cents - self.units * commission_cents

    def _profit_cents(self, pay: Fraction, stake_cents: int) -> int:
        profit_cents = stake_cents * pay.numerator // pay.denominator
        return profit_cents - (min(profit_cents, fee_cents(self.fee_on_win, stake_cents)) if self.fee_on_win else 0)


def best_gain(line: ParLine, wager: Wager[Any]) -> Gain | None:
    """The stake with the largest edge of the player's; None if no stake has any.

    Raises UnprovenError if there are too many to be tried.
    """
    fee, stakes = wager.fee, _aligned(wager)
    bet = _bet(line, fee)
    rounds_down = fee is not None and fee.rounding == "down"
    cheapest = Cheapest(fee, stakes) if fee and not fee.on_win else None
    slope = bet.slope - (bet.units * cheapest.slope if cheapest else 0)
    if slope <= 0 and (cheapest or not rounds_down or _gross_slope(bet) <= 0):
        return None
    period_cents = _period_cents(bet, fee, stakes)
    if not rounds_down:
        exact_cents = -(-stakes.least_cents // period_cents) * period_cents
        if stakes.most_cents is None or exact_cents <= stakes.most_cents:
            return _best(bet, cheapest, (exact_cents,))
    return _best_of(bet, cheapest, _to_try(bet, cheapest, slope, period_cents, stakes))


def _best_of(bet: _Bet, cheapest: Cheapest | None, tried: Sequence[int]) -> Gain | None:
    if len(tried) <= MAX_TRIED:
        return _best(bet, cheapest, tried)
    found = _best(bet, cheapest, tried[-SAMPLE:])
    if found is None:
        raise UnprovenError
    return found


def _best(bet: _Bet, cheapest: Cheapest | None, tried: Sequence[int]) -> Gain | None:
    found: Gain | None = None
    proven = True
    for stake_cents in tried:
        commission = cheapest.of(stake_cents) if cheapest else Commission(0, 0)
        gain = bet.gain(stake_cents, commission.cents)
        if gain > 0:
            edge = Fraction(gain, bet.units * (stake_cents + commission.cents))
            found = Gain(stake_cents, commission, edge) if found is None or edge > found.edge else found
        elif bet.gain(stake_cents, commission.at_least_cents) > 0:
            proven = False
    if found is None and not proven:
        raise UnprovenError
    return found


def _to_try(bet: _Bet, cheapest: Cheapest | None, slope: Fraction, period_cents: int, stakes: Stakes) -> Sequence[int]:
    """One period at the limit at which the gain is largest."""
    least, most, step = stakes.least_cents, stakes.most_cents, stakes.step_cents
    if cheapest and cheapest.reduces and most is not None:
        return range(least, most + 1, step)
    if slope <= 0:
        end = least + period_cents - step
        return range(least, (end if most is None else min(most, end)) + 1, step)
    if most is not None:
        return range(max(least, most - period_cents + step), most + 1, step)
    gain = bet.gain(least, cheapest.of(least).cents if cheapest else 0)
    periods = max(0, -gain // (slope * period_cents) + 1)
    return (least + int(periods) * period_cents,)


def _aligned(wager: Wager[Any]) -> Stakes:
    """The possible stakes, with limits that are multiples of the step."""
    stakes = wager.stakes or Stakes(wager.stake_cents, wager.stake_cents)
    step = stakes.step_cents
    most_cents = None if stakes.most_cents is None else stakes.most_cents // step * step
    return Stakes(-(-stakes.least_cents // step) * step, most_cents, step)


def _bet(line: ParLine, fee: Fee | None) -> _Bet:
    scale = lcm(*(chance.denominator for _, chance in line.distribution))
    chances = [(end, int(chance * scale)) for end, chance in line.distribution]
    lose = sum(chance for end, chance in chances if end.result == "lose")
    wins = tuple((chance, end.profit) for end, chance in chances if end.result == "win")
    if fee is None:
        return _Bet(wins, lose, scale, None)
    assert sum(chance for chance, _ in wins) + lose == scale, f"{line.name} has a commission, and ends undecided"
    wins = ((scale - lose, fee.pay),)
    # Up front one commission covers all wins until the bet is lost, if winners stay up; else this one decision.
    return _Bet(wins, lose, lose if fee.stays and not fee.on_win else scale, fee if fee.on_win else None)


def _gross_slope(bet: _Bet) -> Fraction:
    """What a cent more gains without any commission, but for roundings."""
    return sum((chance * pay for chance, pay in bet.wins), Fraction(-bet.lose))


def _period_cents(bet: _Bet, fee: Fee | None, stakes: Stakes) -> int:
    """All roundings repeat after so many cents."""
    period_cents = lcm(stakes.step_cents, *(pay.denominator for _, pay in bet.wins))
    if fee and (fee.on_win or fee.rounding == "up"):
        # One that is rounded down and paid up front, step after step, is the same for every step.
        period_cents = lcm(period_cents, (fee.rate / fee.unit_cents).denominator)
    return period_cents
