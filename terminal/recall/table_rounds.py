"""The decided rounds of a shared table, from its journal: an exchange that was lost or replaced is filled from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from drivers.ports.table import ShownRound
from terminal.cabinet import events as e
from terminal.journal.chain import Row
from terminal.journal.history import LOOK_BACK, History
from terminal.table.link.placed import Place, PlacedRound

KINDS = (e.TableRoundOpened, e.TableShooterChosen, e.TableBetsFixed, e.TableRoundDecided, e.TableChoiceOpened)
"""The events by which a decided round is known."""


def decided_rounds(history: History, after: int) -> Sequence[PlacedRound]:
    """The decided rounds after this one, in order, each with the event that decided it. Raises JournalError.

    As far as the last `LOOK_BACK` events tell them: a station that missed more is the staff's matter anyway.
    """
    kinds = [e.kind_named(kind) for kind in KINDS]
    rows = reversed(history.latest(kinds, LOOK_BACK))
    return [one for one in _rounds(rows, history) if one.shown.round > after]


def _rounds(rows: Iterator[Row], history: History) -> Iterator[PlacedRound]:
    shown: ShownRound | None = None
    placed: PlacedRound | None = None
    for row in rows:
        event = e.from_bytes(row.body)
        if isinstance(event, e.TableRoundOpened):
            if placed is not None:
                yield placed
            shown, placed = opened(event), None
        elif shown is not None:
            shown = _next(shown, event)
            if shown.faces is not None:
                placed = PlacedRound(shown, Place(row.seq, history.chain(row.seq)))
    if placed is not None:
        yield placed


def opened(event: e.TableRoundOpened) -> ShownRound:
    """The round as it was opened."""
    return ShownRound(
        event.round, "open", shooter=event.shooter, point=event.point, marks=event.marks, sheet=event.sheet
    )


def _next(shown: ShownRound, event: e.AnyEvent) -> ShownRound:
    """The round after this event of it."""
    match event:
        case e.TableShooterChosen():
            return replace(shown, shooter=event.shooter)
        case e.TableBetsFixed():
            accepted = {one.seat: one.version for one in event.seals}
            return replace(shown, phase="closed", shooter=event.shooter, accepted=accepted)
        case e.TableRoundDecided():
            return replace(shown, phase="decided", throw=event.throw, faces=event.dice)
        case e.TableChoiceOpened():
            return replace(shown, phase="choice")
    return shown
