"""Folds the accounting: periods of the meters, the current gaming day, and the totals of the last ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.fold_clock import with_offset
from terminal.cabinet.gaming_day import DAYS_KEPT, GamingDay, figures
from terminal.cabinet.hosting import fold_hosting
from terminal.cabinet.meters import EndedPeriod, Period
from terminal.cabinet.state import State
from terminal.cabinet.statistics import after_day_began


def _period_ended(state: State, event: e.PeriodEnded) -> State:
    over = state.accounting.period
    ended = EndedPeriod(over.number, over.began_ms, event.at_ms, over.before, event.by, event.who)
    period = Period(event.number + 1, event.at_ms, state.meters)
    return replace(state, accounting=replace(state.accounting, period=period, ended=ended))


def _day_began(state: State, event: e.GamingDayBegan) -> State:
    over = (
        ()
        if state.accounting.day is None
        else (figures(state.accounting.day, event.at_ms, state.meters, state.credit_cents),)
    )
    state = fold_hosting.day_began(state, event)
    if event.offset_minutes is not None:
        state = with_offset(state, event.at_ms, event.offset_minutes)
    begun = GamingDay(event.number, event.date, event.at_ms, event.passed_days, state.meters, state.credit_cents)
    return replace(
        state,
        machine=replace(state.machine, clock_alone_ms=0),
        results=replace(state.results, statistics=after_day_began(state.results.statistics)),
        accounting=replace(
            state.accounting, day=begun, days=(*state.accounting.days, *over)[-DAYS_KEPT:], days_begun=event.number
        ),
    )


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.PeriodEnded: _period_ended,
    e.GamingDayBegan: _day_began,
}
