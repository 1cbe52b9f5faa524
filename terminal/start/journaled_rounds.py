"""The decided rounds of a table by its own journal: an exchange whose disk was lost is filled from them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from drivers.ports.table import ShownRound
from terminal.cabinet import events as e
from terminal.cabinet.named_marks import with_named
from terminal.journal.errors import JournalError
from terminal.journal.reading import look_back, read_kinds
from terminal.messages.lazy import message
from terminal.table.exchange.exchange import ExchangeRefused, Place
from terminal.table.link.placed import PlacedRound

KINDS = [
    e.kind_named(one)
    for one in (
        e.TableRoundOpened,
        e.TableBetsFixed,
        e.TableShooterChosen,
        e.TableRoundDecided,
        e.TableRoundNotThrown,
        e.TableChoiceOpened,
    )
]
ROUNDS_MAX = 10_000
"""No station is away for more rounds than this: one that was is settled by the staff with both journals."""

Numbered = tuple[int, e.Event]
"""An event with its number in the journal."""


def journaled_rounds(path: Path, after: int) -> tuple[PlacedRound, ...]:
    """The decided rounds after this one, in order, from the journal that is open. Raises ExchangeRefused."""
    try:
        events = ((row.seq, e.from_bytes(row.body)) for row in read_kinds(path, KINDS))
        found = deque(((seq, shown) for seq, shown in decided(events) if shown.round > after), ROUNDS_MAX)
        with look_back(path) as history:
            return tuple(PlacedRound(shown, Place(seq, history.chain(seq))) for seq, shown in found)
    except JournalError as error:
        raise ExchangeRefused(message("exchange.rounds_unread", error=error.message)) from error
    except msgspec.MsgspecError as error:
        raise ExchangeRefused(message("exchange.rounds_unread", error=str(error))) from error


def decided(events: Iterable[Numbered]) -> Iterator[tuple[int, ShownRound]]:
    """Each decided round as the table has shown it last, with the number of the event that led to it."""
    shown: ShownRound | None = None
    last = 0
    for seq, event in events:
        if isinstance(event, e.TableRoundOpened):
            if shown is not None and shown.faces is not None:
                yield last, shown
            shown = _opened(event)
        elif shown is not None:
            shown = _after(shown, event)
        last = seq
    if shown is not None and shown.faces is not None:
        yield last, shown


def _opened(event: e.TableRoundOpened) -> ShownRound:
    known = ShownRound(event.round, "open", shooter=event.shooter, point=event.point, marks=event.marks)
    return msgspec.structs.replace(known, sheet=event.sheet, terms=event.terms or None)


def _after(shown: ShownRound, event: e.Event) -> ShownRound:
    match event:
        case e.TableBetsFixed():
            accepted = {one.seat: one.version for one in event.seals}
            marks = with_named(shown.marks, event.named) if event.named else shown.marks
            return msgspec.structs.replace(shown, phase="closed", accepted=accepted, shooter=event.shooter, marks=marks)
        case e.TableGoesOn(terms=terms) if terms:
            return msgspec.structs.replace(shown, terms=terms)
        case e.TableShooterChosen():
            return msgspec.structs.replace(shown, shooter=event.shooter)
        case e.TableRoundDecided():
            return msgspec.structs.replace(
                shown, phase="decided", began_ms=event.at_ms, throw=event.throw, faces=event.dice
            )
        case e.TableRoundNotThrown():
            return msgspec.structs.replace(shown, phase="decided", began_ms=event.at_ms, faces=())
        case e.TableChoiceOpened():
            return msgspec.structs.replace(shown, phase="choice", began_ms=event.at_ms)
    return shown
