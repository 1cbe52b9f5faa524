"""Looks at what a killed program left, and at what the devices hold, and says what does not agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from terminal import clock
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.journal.journal import Journal
from terminal.touches import summary


def states(cabinet: Cabinet, path: Path) -> Iterator[tuple[int, e.AnyEvent, State]]:
    """Fold the whole journal from its first event: each event's number, the event, and the state after it."""
    journal = Journal.open(path, clock.now().at_ms)
    try:
        state = cabinet.new_state()
        for row in journal.read(0):
            event = e.from_bytes(row.body)
            state = fold(state, event)
            yield row.seq, event, state
    finally:
        journal.close()


def disagreements(cabinet: Cabinet, path: Path, told: list[dict[str, Any]]) -> list[str]:
    """Hold everything that was told as durable against the journal: numbers, credit, felt, puck, what devices owe."""
    by_seq = {seq: state for seq, _, state in states(cabinet, path)}
    wrong = []
    for line in told:
        if "seq" not in line:
            continue
        state = by_seq.get(line["seq"])
        if state is None:
            wrong.append(f"event {line['seq']} was told and is not in the journal")
        elif summary(state) != {key: line[key] for key in summary(state)}:
            wrong.append(f"event {line['seq']}: told {line}, the journal says {summary(state)}")
    return wrong


def money_disagreements(cabinet: Cabinet, path: Path, picture: dict[str, Any]) -> list[str]:
    """Hold the journal, at rest, against what is physically in the stacker and on paper."""
    happened = [event for _, event, _ in states(cabinet, path)]
    stacked = Counter(int(value) for value in picture["validator"]["device"]["stacked"])
    credited = Counter(event.value_cents // 100 for event in happened if isinstance(event, e.BillCredited))
    disputed = Counter(event.value_cents // 100 for event in happened if isinstance(event, e.BillDisputed))
    printed = Counter(ticket["validation"] for ticket in picture["printer"]["device"]["printed"])
    return [*_bills_wrong(stacked, credited, disputed), *_tickets_wrong(printed, happened)]


def _bills_wrong(stacked: Counter[int], credited: Counter[int], disputed: Counter[int]) -> Iterator[str]:
    if credited - stacked:
        yield f"credited without being in the stacker: {dict(credited - stacked)}"
    unexplained = stacked - credited - disputed
    if unexplained:
        yield f"in the stacker, neither credited nor disputed: {dict(unexplained)}"


def _tickets_wrong(printed: Counter[str], happened: list[e.AnyEvent]) -> Iterator[str]:
    issued = {event.ticket.number: event.ticket.validation for event in happened if isinstance(event, e.TicketIssued)}
    done = {issued[event.number] for event in happened if isinstance(event, e.TicketDone)}
    doubted = {issued[event.number] for event in happened if isinstance(event, e.TicketDoubted)}
    twice = [number for number, times in printed.items() if times > 1]
    if twice:
        yield f"printed more than once: {twice}"
    if set(printed) - set(issued.values()):
        yield f"printed but never issued: {sorted(set(printed) - set(issued.values()))}"
    if done - set(printed):
        yield f"booked as printed, but not on paper: {sorted(done - set(printed))}"
    if set(printed) - done - doubted:
        yield f"on paper, but neither booked as printed nor in doubt: {sorted(set(printed) - done - doubted)}"
