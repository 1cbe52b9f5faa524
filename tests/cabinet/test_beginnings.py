"""Missing information counts as nothing: about a new cabinet, and in an event of an earlier program (M1)."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from datetime import UTC, datetime
from types import ModuleType

import msgspec

from drivers.ports.message import Message, message
from terminal.cabinet import environment, events, gaming_day, meters, numbering, session, statistics
from terminal.cabinet import state as whole
from terminal.cabinet.commands import Program, Start
from terminal.cabinet.events import kind_named
from terminal.cabinet.events.shape import Event
from terminal.cabinet.state import (
    accounting,
    bills,
    clearing,
    games,
    hand_pays,
    machine,
    program,
    rounds,
    tickets,
    to_bytes,
    visits,
)
from tests.cabinet.pipeline import Pipeline

MATTERS = (
    whole,
    accounting,
    bills,
    clearing,
    games,
    hand_pays,
    machine,
    program,
    rounds,
    tickets,
    visits,
    meters,
    session,
    statistics,
    gaming_day,
)

SOMETHING = {
    "BillTest.wanted": True,
    "Device.code": "waiting",
    "Device.say": message("device.waiting"),
    "Dice.count": 2,
    "Period.number": 1,
    "Receipt.outcome": "none",
    "Rounds.phase": "idle",
    "Session.curve_step": 1,
    "TicketMatter.book": "none",
    "TicketOut.outcome": "printing",
    "TicketTaken.outcome": "escrow",
}
"""The only fields of a state that are something from the beginning on."""


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        one
        for _, one in inspect.getmembers(module, inspect.isclass)
        if issubclass(one, msgspec.Struct) and one is not Event
    ]


def set_from_the_beginning(name: str, struct: type[msgspec.Struct]) -> Iterator[tuple[str, object]]:
    """The fields that need not be given, and are something all the same; a struct is judged by its own fields."""
    for field in msgspec.structs.fields(struct):
        if field.default is not msgspec.NODEFAULT:
            default = field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        else:
            continue
        nothing = not default or default == (0,) * len(statistics.HARD_WAYS)
        if isinstance(default, Message) or not (nothing or isinstance(default, msgspec.Struct | dict)):
            yield f"{name}.{field.name}", default


def test_what_an_earlier_program_has_left_out_of_an_event_is_nothing_but_for_what_was_always_so() -> None:
    """A ticket was always cashable, only a staff key stopped the clocks, and each throw was of two dice."""
    found = [
        one
        for event in structs(events)
        for one in set_from_the_beginning(kind_named(event), event)  # type: ignore[arg-type] # each is an event's
    ]
    assert dict(found) == {
        "clocks_resumed.by": "key",
        "clocks_stopped.by": "key",
        "dice_called.count": 2,
        "test_throw_called.count": 2,
        "ticket_in_answered.cashable": True,
    }


def test_a_new_cabinet_has_counted_nothing_owes_nothing_and_holds_nothing() -> None:
    Pipeline()
    found = {
        field: default
        for module in MATTERS
        for struct in structs(module)
        if struct.__module__.startswith("terminal.cabinet") and struct.__module__.find(".events") < 0
        for field, default in set_from_the_beginning(struct.__name__, struct)
    }
    assert found == SOMETHING


def test_equal_states_give_equal_bytes_in_whatever_order_they_came_about() -> None:
    """The digest of a snapshot is in the chain: it says of two states whether they are the same."""
    one, other = Pipeline().state, Pipeline().state
    choices = {"volume": "5", "language": "de", "left_hand": "yes"}
    one = msgspec.structs.replace(one, visit=msgspec.structs.replace(one.visit, options=choices))
    reverse = dict(reversed(choices.items()))
    other = msgspec.structs.replace(other, visit=msgspec.structs.replace(other.visit, options=reverse))
    assert one == other
    assert to_bytes(one) == to_bytes(other)


def test_numbers_that_follow_the_clock_are_counted_from_2020_and_no_clock_before_2026_is_believed() -> None:
    assert datetime.fromtimestamp(numbering.EPOCH_S, UTC) == datetime(2020, 1, 1, tzinfo=UTC)
    assert datetime.fromtimestamp(environment.MADE_MS / 1000, UTC) == datetime(2026, 1, 1, tzinfo=UTC)


def test_a_program_that_is_not_said_to_be_signed_is_not() -> None:
    pipeline = Pipeline()
    assert not pipeline.state.program.signed
    pipeline.give(Start("another", program=Program()))
    assert not pipeline.state.program.signed
