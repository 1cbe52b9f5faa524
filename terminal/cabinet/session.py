"""One player's session at the cabinet: what came in, went out, was won and lost, and its curve from roll to roll."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from terminal.rules.games import kind_of
from terminal.rules.resolution import bank_pays_cents
from terminal.rules.tables import AnyChange, AnyRoll

MAX_CURVE = 240
"""The most points of the curve; in a longer session there are more rolls between two points."""


class Session(msgspec.Struct, frozen=True, rename={"commission_cents": "fees_cents"}):
    """A player's figures of the visit. The credit is what came in, less what went out, plus the result."""

    started_ms: int
    in_cents: int = 0
    """Bills, tickets, and credit given by an attendant."""
    out_cents: int = 0
    """Tickets, and hand pays."""
    won_cents: int = 0
    lost_cents: int = 0
    commission_cents: int = 0
    """Commission paid up front."""
    rolls: int = 0
    curve: tuple[int, ...] = ()
    """The result in cents after every `curve_step`-th roll."""
    curve_step: int = 1
    """The number of rolls between two points of the curve; doubled when there would be too many points."""
    profit_cents: dict[str, int] = {}
    """The result of each bet, in cents, negative for a loss; their sum is the session's result."""

    answered_ms: int | None = None
    """When the player answered the last reality check."""

    @property
    def checked_ms(self) -> int:
        """When the time to the next reality check began: with the session, or with the last answer."""
        return self.started_ms if self.answered_ms is None else self.answered_ms

    @property
    def result_cents(self) -> int:
        """The session's result so far; a bet that is still up is neither won nor lost."""
        return self.won_cents - self.lost_cents - self.commission_cents


def money_in(session: Session | None, cents: int) -> Session | None:
    """The session after this much came into the credit."""
    return session and replace(session, in_cents=session.in_cents + cents)


def money_out(session: Session | None, cents: int) -> Session | None:
    """The session after this much left on a ticket, or by hand."""
    return session and replace(session, out_cents=session.out_cents + cents)


def booked(session: Session | None, record: AnyChange | AnyRoll, won_cents: int, lost_cents: int) -> Session | None:
    """The session after a record with wins, losses and commission."""
    kind = kind_of(record)
    resolved, commissions = kind.resolved_by(record), kind.commissions_of(record)
    if session is None or not (resolved or commissions):
        return session
    profit_cents = session.profit_cents.copy()
    for one in resolved:
        profit_cents[one.bet] = profit_cents.get(one.bet, 0) + bank_pays_cents(one)
    for bet, cents in commissions:
        profit_cents[bet] = profit_cents.get(bet, 0) - cents
    return replace(
        session,
        won_cents=session.won_cents + won_cents,
        lost_cents=session.lost_cents + lost_cents,
        commission_cents=session.commission_cents + sum(cents for _, cents in commissions),
        profit_cents=profit_cents,
    )


def refunded(session: Session | None, commissions: Mapping[str, int]) -> Session | None:
    """The session after commission came back whose bets are void."""
    if session is None or not commissions:
        return session
    profit_cents = {**session.profit_cents}
    for bet, cents in commissions.items():
        profit_cents[bet] = profit_cents.get(bet, 0) + cents
    commission_cents = session.commission_cents - sum(commissions.values())
    return replace(session, commission_cents=commission_cents, profit_cents=profit_cents)


def moved(session: Session | None, ms: int) -> Session | None:
    """The session after the wall clock was moved: it has run for as long as before."""
    if session is None:
        return None
    answered_ms = None if session.answered_ms is None else session.answered_ms + ms
    return replace(session, started_ms=session.started_ms + ms, answered_ms=answered_ms)


def checked(session: Session | None, at_ms: int) -> Session | None:
    """The session after its player has answered a reality check."""
    return session and replace(session, answered_ms=at_ms)


def rolled(session: Session | None) -> Session | None:
    """The session after one more roll, whose bets are already booked."""
    if session is None:
        return None
    rolls, step, curve = session.rolls + 1, session.curve_step, session.curve
    if rolls % step == 0:
        curve = (*curve, session.result_cents)
        if len(curve) > MAX_CURVE:
            curve, step = curve[1::2], 2 * step
    return replace(session, rolls=rolls, curve=curve, curve_step=step)
