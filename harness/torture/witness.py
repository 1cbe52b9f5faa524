"""Compares what a killed program left with what the devices hold, and reports what does not agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from drivers.cards.card import digest
from drivers.dice.messages import Result
from drivers.dice.record_file import RecordFile
from drivers.simulated.card_reader import CARDS
from harness.bookkeeping import FORGOTTEN, Books
from harness.card_book import CardBook
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.fold import fold
from terminal.cabinet.players.keying import card_key
from terminal.cabinet.state import State
from terminal.journal.audit import verify
from terminal.journal.chain import SNAPSHOT, checked, last_seq
from terminal.journal.connections import reader
from terminal.journal.copies.audit import verify_copy
from terminal.journal.copies.places import copy_places
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.messages.english import sentence
from terminal.runtime import clock
from terminal.script.touches import summary
from terminal.start.journal_places import other_journal

Throws = dict[int, list[int] | None]
"""A generator's record: the dice of each throw, None for a void one."""


def copies_wrong(path: Path) -> list[str]:
    """Name the copies of a journal at rest that are bad, and say whether one lacks what the database has."""
    try:
        audit = verify(path)
    except JournalError as error:
        return [f"the database is not good: {error}"]
    audits = [verify_copy(place, audit.seq, audit.chain) for place in copy_places(*other_journal(path))]
    wrong = [f"copy {copy.place.number} is not good: {sentence(copy.fault)}" for copy in audits if copy.fault]
    ahead = [copy for copy in audits if copy.events > audit.seq]
    return wrong + [f"copy {copy.place.number} is ahead of the database" for copy in ahead]


def happened(path: Path) -> list[e.Event]:
    """Read every durable event, whether a terminal has the journal open or not."""
    with reader(path, closed=False) as connection:
        rows = list(checked(connection, 0, last_seq(connection)))
    return [e.from_bytes(body) for _, _, kind, body, _ in rows if kind != SNAPSHOT]


def states(cabinet: Cabinet, path: Path) -> Iterator[tuple[int, e.Event, State]]:
    """Fold the whole journal from its first event: each event's number, the event, and the state after it.

    Raises AssertionError at the first event after which the meters do not agree with the credit.
    """
    journal = Journal.open(path, clock.now().at_ms, other_journal(path)[1])
    try:
        state = cabinet.new_state()
        for row in journal.read(0):
            event = e.from_bytes(row.body)
            state = fold(state, event)
            yield row.seq, event, state
    finally:
        journal.close()


def disagreements(cabinet: Cabinet, path: Path, output: list[dict[str, Any]]) -> list[str]:
    """Compare everything that was reported as durable with the journal: numbers, credit, felt, puck, open matters."""
    try:
        folded = list(states(cabinet, path))
    except AssertionError as error:
        return [f"the journal does not fold: {error}"]
    except JournalError as error:
        return [f"no copy of the journal is good: {error}"]
    by_seq = {seq: state for seq, _, state in folded}
    wrong = [*copies_wrong(path), *_bill_numbers_wrong([event for _, event, _ in folded])]
    for line in output:
        if "seq" not in line:
            continue
        state = by_seq.get(line["seq"])
        if state is None:
            wrong.append(f"event {line['seq']} was reported and is not in the journal")
        elif summary(state) != {key: line[key] for key in summary(state)}:
            wrong.append(f"event {line['seq']}: reported as {line}, the journal says {summary(state)}")
    return wrong


def money_disagreements(cabinet: Cabinet, path: Path, picture: dict[str, Any], throws: Throws) -> list[str]:
    """Compare the journal, at rest, with the contents of the stacker, the printed paper and the record of the dice."""
    folded = list(states(cabinet, path))
    events = [event for _, event, _ in folded]
    stacked = Counter(int(value) for value in picture["validator"]["device"]["stacked"])
    fed_in = Counter(str(validation) for validation in picture["validator"]["device"]["tickets"])
    printed = Counter(ticket["validation"] for ticket in picture["printer"]["device"]["printed"])
    wrong = [*_bills_wrong(stacked, events), *_tickets_wrong(printed, events), *_tickets_in_wrong(fed_in, events)]
    wrong += _throws_wrong(throws, events)
    if folded:
        wrong += [*log_ins_wrong(events), *slot_wrong(folded[-1][2], picture["cards"]["device"])]
    if folded and (why := Books.of(events).disagreement(folded[-1][2].meters, folded[-1][2].credit_cents)):
        wrong.append(why)
    return wrong


def forgotten(events: list[e.Event]) -> list[str]:
    """Of what these events show in escrow: what was in the stacker and was forgotten before it was booked.

    A validator that hears nothing for long returns what is in escrow; then no attendant finds it in the stacker.
    """
    seen = {event.number for event in events if isinstance(event, e.BillSeen | e.TicketInSeen)}
    inside = {event.number for event in events if isinstance(event, e.BillSettled) and event.credited_cents}
    disputed = [event for event in events if isinstance(event, e.BillDisputed | e.TicketInDisputed)]
    return [str(one) for one in disputed if one.number in seen & inside and one.reason in FORGOTTEN]


def bills_booked(events: list[e.Event]) -> Counter[int]:
    """How many bills of each value, in units, are in the credit, by the validator or by an attendant."""
    return Counter({value_cents // 100: count for value_cents, count in Books.of(events).bills.items()})


def _bills_wrong(stacked: Counter[int], events: list[e.Event]) -> Iterator[str]:
    """Every bill in the stacker is booked, or waits for the attendant; nothing else is booked."""
    settled = {event.number for event in events if isinstance(event, e.BillSettled)}
    disputed = {event.number: event.value_cents for event in events if isinstance(event, e.BillDisputed)}
    waiting = Counter(value_cents // 100 for number, value_cents in disputed.items() if number not in settled)
    booked = bills_booked(events)
    if booked - stacked:
        yield f"credited without being in the stacker: {dict(booked - stacked)}"
    if stacked - booked - waiting:
        yield f"in the stacker, neither credited nor disputed: {dict(stacked - booked - waiting)}"


def _bill_numbers_wrong(events: Sequence[object]) -> Iterator[str]:
    """One bill is credited once or disputed once; only a disputed one is settled, and only once.

    A credited bill may be disputed without reason when the validator finds a bill in its inlet after a power cut: that
    may be the next one. No settlement of such a dispute credits anything.
    """
    credited = Counter(event.number for event in events if isinstance(event, e.BillCredited))
    disputed = Counter(event.number for event in events if isinstance(event, e.BillDisputed | e.TicketInDisputed))
    settled = Counter(event.number for event in events if isinstance(event, e.BillSettled))
    for name, numbers in (("credited", credited), ("disputed", disputed), ("settled", settled)):
        if twice := sorted(number for number, times in numbers.items() if times > 1):
            yield f"bills {name} more than once: {twice}"
    worth = {event.number for event in events if isinstance(event, e.BillDisputed) and event.value_cents}
    worth |= {event.number for event in events if isinstance(event, e.TicketInDisputed) and event.amount_cents}
    worth |= {event.number for event in events if isinstance(event, e.BillSettled) and event.credited_cents}
    if both := sorted(set(credited) & worth):
        yield f"bills both credited and disputed: {both}"
    if loose := sorted(set(settled) - set(disputed)):
        yield f"bills settled that were not disputed: {loose}"


def validations(events: list[e.Event]) -> dict[int, str]:
    """The validation number of each issued ticket, by the cabinet's own number."""
    return Books.of(events).validations


def tickets_booked(events: list[e.Event]) -> Counter[str]:
    """How often each ticket that was fed in is in the credit: by the validator's report or an attendant's decision."""
    return Books.of(events).tickets_in


def _tickets_in_wrong(fed_in: Counter[str], events: list[e.Event]) -> Iterator[str]:
    """Every ticket in the stacker is in the credit once, or an attendant has looked at it; nothing else is booked."""
    booked = tickets_booked(events)
    looked_at = {event.validation for event in events if isinstance(event, e.TicketInDisputed)}
    if twice := sorted(validation for validation, times in booked.items() if times > 1):
        yield f"tickets credited more than once: {twice}"
    if booked - fed_in:
        yield f"tickets credited without being in the stacker: {sorted(booked - fed_in)}"
    if missing := sorted(set(fed_in) - set(booked) - looked_at):
        yield f"tickets in the stacker, neither credited nor disputed: {missing}"
    if foreign := sorted(set(booked) - set(validations(events).values())):
        yield f"tickets credited that were never issued: {foreign}"


def _tickets_wrong(printed: Counter[str], events: list[e.Event]) -> Iterator[str]:
    """Every printed ticket was issued, and booked as printed once; every other is in doubt or back in the credit."""
    issued = validations(events)
    settled = {event.number: event.printed for event in events if isinstance(event, e.TicketSettled)}
    closed = Counter(event.number for event in events if isinstance(event, e.TicketDone | e.TicketSettled))
    done = {event.number for event in events if isinstance(event, e.TicketDone)}
    done |= {number for number, on_paper in settled.items() if on_paper}
    doubted = {event.number for event in events if isinstance(event, e.TicketDoubted)} - set(closed)
    paper = {number for number, validation in issued.items() if validation in printed}
    complaints: dict[str, Iterable[int | str]] = {
        "printed more than once": [number for number, times in printed.items() if times > 1],
        "printed but never issued": set(printed) - set(issued.values()),
        "closed more than once": [number for number, times in closed.items() if times > 1],
        "settled without a doubt": set(settled) - {one.number for one in events if isinstance(one, e.TicketDoubted)},
        "booked as printed, but not on paper": done - paper,
        "on paper, but neither booked as printed nor in doubt": paper - done - doubted,
        "neither closed nor in doubt": set(issued) - set(closed) - doubted,
    }
    for complaint, numbers in complaints.items():
        if numbers:
            yield f"tickets {complaint}: {', '.join(sorted(map(str, numbers)))}"


def log_ins_wrong(events: list[e.Event]) -> Iterator[str]:
    """One player at most is logged in, and logs out once."""
    book = CardBook()
    for event in events:
        yield from book.book(event)


def slot_wrong(state: State, device: dict[str, Any]) -> Iterator[str]:
    """What the cabinet takes to be in the slot of the card reader is in it, and only its player is logged in."""
    key = card_key(state.ticketing.key)
    is_card = device["slot"] in ("card", "several") and device["card"] != "bank"
    held = digest(key, CARDS[device["card"]].number) if is_card and key is not None else ""
    if device["slot"] == "several" and not state.players.in_slot:
        held = ""  # it was never seen alone
    if held != state.players.in_slot:
        yield f"card {held or 'none'} is in the slot, the cabinet says {state.players.in_slot or 'none'}"
    if state.players.here is not None and state.players.here.card != held:
        yield f"card {state.players.here.card} is logged in, and {held or 'none'} is in the slot"


def throws_of(picture: dict[str, Any]) -> Throws:
    """The record of the rig's dice generator."""
    return {one["throw"]: one.get("dice") for one in picture["dice"]["device"]["record"]}


def internal_throws(path: Path) -> Throws:
    """The record of the internal dice, as they would read it now."""
    record = RecordFile(path).load()
    return {one.throw: list(one.dice) if isinstance(one, Result) else None for one in record.outcomes}


def _throws_wrong(record: Throws, events: list[e.Event]) -> Iterator[str]:
    """Every roll was played with the dice that the generator recorded under its number, and with no others."""
    rolled = {event.throw: list(event.record.dice) for event in events if isinstance(event, e.DiceSettled)}
    voided = {event.throw for event in events if isinstance(event, e.ThrowVoided)}
    for throw, dice in record.items():
        if dice is None and throw not in voided:
            yield f"throw {throw} is void in the generator's record and not in the journal"
        if dice is not None and rolled.get(throw) != dice:
            yield f"throw {throw} shows {dice} in the generator's record, the journal says {rolled.get(throw)}"
    if record and (unknown := [throw for throw in rolled if throw >= min(record) and throw not in record]):
        yield f"rolls that the generator never made: {unknown}"
