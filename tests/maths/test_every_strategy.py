"""The verdict on a sheet, against every strategy that the engine lets a player follow at small limits."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terminal.maths.chain import build_chain
from terminal.maths.par import line_of
from terminal.maths.sheets import _best_edge, _best_play, _best_stake
from terminal.maths.stakes import UnprovenError
from terminal.rules.craps.commission import commission_cents
from terminal.rules.craps.game import Craps
from tests.maths.every_strategy import SMALLEST_GAIN_CENTS, Strategies
from tests.rules.craps.player import CRAPS, craps

TRUE_ODDS = {"buy@4": (2, 1), "buy@6": (6, 5), "lay@4": (1, 2), "lay@9": (2, 3), "place@8": (6, 5)}


def money(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


@st.composite
def sheets(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """A bet that pays about what is fair, with limits so narrow that every way to put it up can be tried."""
    bet = draw(st.sampled_from(sorted(TRUE_ODDS)))
    won, staked = TRUE_ODDS[bet]
    percent = draw(st.sampled_from((99, 100, 101, 102, 105, 107, 110, 125, 160, 200)))
    pay = (Fraction(won, staked) * percent / 100).limit_denominator(draw(st.sampled_from((3, 10, 40, 100))))
    rate = draw(st.sampled_from(("0.05", "0.1", "0.25", "0.9")))
    rounding, refund = draw(st.sampled_from(("none", "unit_up", "unit_down"))), draw(st.sampled_from(("true", "false")))
    unit_at = int(100 / Fraction(rate))
    least = draw(st.sampled_from((1, 2, 7, max(1, unit_at - 3), unit_at // 2, unit_at)))
    exact = draw(st.booleans())
    apart = (pay.denominator if exact else 1) * draw(
        st.integers(0, 9 if refund == "false" else 3 if rounding == "none" else 1)
    )
    return bet, {
        bet: f"{pay.numerator}:{pay.denominator}",
        "min_bet": money(least),
        "max_bet": money(least + apart),
        "max_total_bet": "none",
        "winners": draw(st.sampled_from(("stay", "return"))),
        "payout_rounding": "none" if exact else "cent_down",
        "commission_rate": rate,
        "commission_time": draw(st.sampled_from(("upfront", "upfront", "on_win"))),
        "commission_buy_basis": draw(st.sampled_from(("bet", "win"))),
        "commission_lay_basis": draw(st.sampled_from(("bet", "win"))),
        "commission_rounding": rounding,
        "commission_refund": refund,
    }


def refused(game: Any, bet: str) -> bool | None:
    """Whether the edge check refuses the bet; None if it cannot prove anything."""
    (wager,) = (wager for wager in game.wagers() if wager.name == bet)
    chain = build_chain(game, wager)
    try:
        return (_best_play(wager, _best_edge(game, chain)) or _best_stake(line_of(chain), wager)) is not None
    except UnprovenError:
        return None


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(sheets())
def test_a_bet_is_refused_exactly_if_some_strategy_wins(sheet: tuple[str, dict[str, str]]) -> None:
    bet, lines = sheet
    game = craps(CRAPS, **lines)
    assert refused(game, bet) is (best_gain_cents(game, bet, rolls=80) > SMALLEST_GAIN_CENTS), lines


def best_gain_cents(game: Craps, bet: str, rolls: int) -> float:
    """The gain of the best of all strategies."""
    limits, field = game.layout.limits.fields[bet], game.layout.field(bet)
    assert limits.max_cents is not None
    commission = commission_cents(game.layout, field, limits.max_cents) if field.commission else 0
    return Strategies(game, bet, limits.min_cents, limits.max_cents, commission + 10).best_gain_cents(rolls)
