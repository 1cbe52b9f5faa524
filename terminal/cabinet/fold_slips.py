"""Folds events about slips, including receipts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from drivers.ports.message import message
from terminal.cabinet import events as e
from terminal.cabinet import fold_clear, fold_hand_over, recent
from terminal.cabinet.diagnostics import fold_diagnostics
from terminal.cabinet.fold_devices import printer_busy
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import SlipMatter

LEFT = message("slip.left")


def left_behind(state: State) -> State:
    """The state at a start: slips under way are not printed any more, and it is unknown how far they came."""
    printing = [one.number for one in state.papers.slips if one.about == "receipt"]
    receipts = state.hand_pay.receipts
    if any(one.about == "list" for one in state.papers.slips):
        state = _unstated(state)
    for number in printing:
        receipts = recent.changed(receipts, number, outcome="failed", why=LEFT)
    return (
        replace(state, papers=replace(state.papers, slips=()), hand_pay=replace(state.hand_pay, receipts=receipts))
        if state.papers.slips
        else state
    )


def _ordered(state: State, event: e.SlipOrdered) -> State:
    matter = SlipMatter(event.slip, event.about, event.number)
    papers = replace(state.papers, slips=(*state.papers.slips, matter), last_slip=event.slip.number)
    ordered = _receipt_is(printer_busy(state), event.about, event.number, outcome="printing", why="")
    after = replace(ordered, papers=papers)
    return fold_diagnostics.print_ordered(after, event.slip.number) if event.about == "test" else after


def _closed(state: State, event: e.SlipClosed) -> State:
    matter = next(one for one in state.papers.slips if one.slip.number == event.number)
    left = tuple(one for one in state.papers.slips if one is not matter)
    after = replace(
        _part_closed(printer_busy(state), matter, event, left),
        papers=replace(state.papers, slips=left, last_paper="slip"),
    )
    match matter.about:
        case "meters":
            return fold_clear.page_closed(after, event)
        case "test":
            after = fold_hand_over.printed(after) if event.printed else after
            return fold_diagnostics.print_closed(after, event)
        case "list" if not event.printed:
            return _unstated(after)
    return after


def _unstated(state: State) -> State:
    """What seats of a shared table are owed may not be on paper: it has to be printed again."""
    return replace(state, hosting=replace(state.hosting, stated=())) if state.hosting.stated else state


def _part_closed(state: State, matter: SlipMatter, event: e.SlipClosed, left: tuple[SlipMatter, ...]) -> State:
    """A receipt is printed with the last of its parts, and has failed with any of them."""
    if not event.printed:
        return _receipt_is(state, matter.about, matter.number, outcome="failed", why=event.reason)
    others = any((one.about, one.number) == (matter.about, matter.number) for one in left)
    failed = any(one.number == matter.number and one.outcome == "failed" for one in state.hand_pay.receipts)
    if others or failed:
        return state
    return _receipt_is(state, matter.about, matter.number, outcome="printed", why=event.reason)


def _receipt_is(state: State, about: e.SlipAbout, number: int, **now: Any) -> State:
    if about != "receipt":
        return state
    return replace(
        state, hand_pay=replace(state.hand_pay, receipts=recent.changed(state.hand_pay.receipts, number, **now))
    )


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {e.SlipOrdered: _ordered, e.SlipClosed: _closed}
