"""Folds the steps towards a RAM clear, and what the new journal knows of the one before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.cabinet.state.clearing import ClearedBefore, ClearMatter
from terminal.rules.games import kind_of

CONTINUED = {
    "ticket_sequence": ("ticketing", "sequence"),
    "tickets": ("ticketing", "last_number"),
    "ticket_key": ("ticketing", "key"),
    "throws": ("dice", "throws"),
    "bills": ("acceptor", "bills"),
    "hand_pays": ("hand_pay", "last_number"),
    "manual_credits": ("manual_credit", "last_number"),
    "shifts": ("shifts", "last_number"),
    "rounds": ("rounds", "number"),
    "table_rounds": ("hosting", "rounds"),
    "table_shown": ("hosting", "shown"),
    "table_accepted": ("hosting", "accepted"),
    "table_before": ("hosting", "before"),
    "table_accepted_before": ("hosting", "accepted_before"),
    "dealer_orders": ("hosting", "orders"),
    "dealer_answer": ("hosting", "answer"),
    "orders_given": ("hosting", "given"),
    "seats_freeing": ("hosting", "freeing"),
    "seats_freed": ("hosting", "freed"),
    "drops": ("cash_box", "last_number"),
    "box": ("cash_box", "contents"),
    "box_since": ("cash_box", "since"),
    "box_drops": ("cash_box", "drops"),
    "slips": ("papers", "last_slip"),
    "days": ("accounting", "days_begun"),
    "program_signed": ("program", "signed"),
    "people": ("people", "accounts"),
    "people_added": ("people", "added"),
    "out_of_service": ("machine", "out_of_service"),
    "parameters": ("configuration", "parameters"),
    "pay_tables_signed_ms": ("configuration", "pay_tables_signed_ms"),
    "touch": ("machine", "touch"),
    "clears": ("ram_clear", "clears"),
    "offsets": ("machine", "offsets"),
    "players": ("players", "known"),
    "players_today": ("players", "today"),
}
"""Values that must never repeat and so continue: a field of `Cleared`; the group and field of the state."""


def unless_authorised(state: State) -> State:
    """The state without a clear in progress, as soon as a key is turned back or the logic door is shut."""
    return (
        state
        if state.ram_clear.matter is None or state.clear_authorised
        else replace(state, ram_clear=replace(state.ram_clear, matter=None))
    )


def page_closed(state: State, event: e.SlipClosed) -> State:
    """A page of the meters is printed, or it failed: then the others are not printed, and all must be printed again."""
    if state.ram_clear.matter is None:
        return state
    if event.printed:
        return replace(
            state,
            ram_clear=replace(
                state.ram_clear, matter=replace(state.ram_clear.matter, printed=state.ram_clear.matter.printed + 1)
            ),
        )
    left = tuple(one for one in state.papers.slips if one.about != "meters")
    return replace(
        state,
        ram_clear=replace(state.ram_clear, matter=replace(state.ram_clear.matter, why=event.reason)),
        papers=replace(state.papers, slips=left),
    )


def _called(state: State, event: e.ClearCalled) -> State:
    return replace(state, ram_clear=replace(state.ram_clear, matter=ClearMatter(state.meters, event.pages)))


def _confirmed(state: State, event: e.ClearConfirmed) -> State:
    return replace(state, ram_clear=replace(state.ram_clear, matter=None, confirmed=event))


def _cleared(state: State, event: e.Cleared) -> State:
    """The state of the new journal: everything from the beginning, except what continues."""
    before = ClearedBefore(event.at_ms, event.by, event.archive, event.unread)
    state = replace(state, ram_clear=replace(state.ram_clear, before=before))
    for field, (group, name) in CONTINUED.items():
        state = replace(state, **{group: replace(getattr(state, group), **{name: getattr(event, field)})})
    if not event.table_rounds:
        return state
    return replace(state, table=kind_of(state.table).with_marks(state.table, event.table_point, event.table_marks))


def _memory_lost(state: State, event: e.MemoryLost) -> State:
    return replace(state, journal=replace(state.journal, lost=event.say, copies=event.copies))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.ClearCalled: _called,
    e.ClearConfirmed: _confirmed,
    e.Cleared: _cleared,
    e.MemoryLost: _memory_lost,
}
