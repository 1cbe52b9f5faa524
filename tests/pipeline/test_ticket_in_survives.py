"""One ticket fed in, with the terminal killed, the cable cut or the validator's power off at every step of its way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from drivers.ports.authority import Enter
from drivers.simulated.validator_id003 import Id003Twin
from drivers.validator.id003 import Id003Machine
from terminal.cabinet.events import TicketInCredited, TicketInDisputed, ValidatorRestarted
from terminal.cabinet.validation import validation_number
from terminal.ticket_book.book import Book
from tests.cabinet.pipeline import KEY
from tests.pipeline.pipeline_wire import PipelineWire
from tests.pipeline.test_bill_survives import DISTURBANCES, accepting, blink_power, kill

MAX_STEPS = 170
"""A ticket that nothing disturbs is stored and forgotten after fewer steps."""


class Tickets:
    """A book, and fresh cabinets that use it, each with a ticket of its own that is worth 20.00."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.count = 0

    def waiting(self) -> tuple[PipelineWire, str]:
        """A validator that waits, and a ticket that is good."""
        self.count += 1
        validation = validation_number(KEY, 1, self.count)
        self.book.answer(Enter(self.count, validation, 20_00, "USD", 0, 1 << 60), 0)
        wire = PipelineWire("validator", Id003Machine, Id003Twin(), self.book)
        wire.until(lambda: wire.pipeline.state.machine.devices["validator"].ready and accepting(wire))
        return wire, validation

    def fed(self, steps: int) -> tuple[PipelineWire, str]:
        """The same, so many steps after the ticket was fed in."""
        wire, validation = self.waiting()
        wire.give(f"ticket {validation}")
        for _ in range(steps):
            wire.step()
        return wire, validation


@pytest.fixture(scope="module")
def tickets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tickets]:
    path: Path = tmp_path_factory.mktemp("book") / "tickets.sqlite"
    with closing(Book(path)) as book:
        yield Tickets(book)


def until_settled(wire: PipelineWire) -> None:
    def settled() -> bool:
        state = wire.pipeline.state
        return (
            state.acceptor.ticket_in is None
            and accepting(wire)
            and state.machine.devices["validator"].ready
            and not state.ticketing.owed
        )

    wire.until(settled, 60_000)


def credited(wire: PipelineWire) -> list[str]:
    return [event.validation for event in wire.pipeline.events if isinstance(event, TicketInCredited)]


def stacked(wire: PipelineWire) -> list[str]:
    inside = wire.twin.picture()["tickets"]
    assert isinstance(inside, list)
    return inside


def test_a_ticket_is_credited_only_when_it_is_secured_in_the_stacker(tickets: Tickets) -> None:
    """Minimum standard 25 CFR 547.7(g)(2), regulation C12."""
    wire, validation = tickets.fed(0)
    while not credited(wire):
        wire.step()
    assert wire.twin.picture()["ticket"] is None
    assert stacked(wire) == credited(wire) == [validation]
    assert wire.pipeline.state.credit_cents == 20_00


def test_every_step_of_a_tickets_way_is_within_those_that_are_disturbed(tickets: Tickets) -> None:
    wire, validation = tickets.fed(MAX_STEPS)
    assert wire.pipeline.state.acceptor.ticket_in is None
    assert credited(wire) == [validation]
    assert tickets.book.state_of(validation) == "redeemed"


def test_power_cuts_at_every_step_meet_every_rule_of_power_up(tickets: Tickets) -> None:
    met = set()
    for steps in range(MAX_STEPS):
        wire, _ = tickets.fed(steps)
        blink_power(wire)
        until_settled(wire)
        met |= {event.bill for event in wire.pipeline.events if isinstance(event, ValidatorRestarted)}
        met |= {event.evidence for event in wire.pipeline.events if isinstance(event, TicketInCredited)}
    assert met == {"none", "acceptor", "stacker", "vend_valid", "power_up"}


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda one: one.__name__)
def test_a_ticket_is_credited_once_and_redeemed_if_it_is_stacked_and_still_good_if_it_is_not(
    tickets: Tickets, disturb: Callable[[PipelineWire], None]
) -> None:
    for steps in range(0, MAX_STEPS, 1 if disturb in (kill, blink_power) else 3):
        wire, validation = tickets.fed(steps)
        disturb(wire)
        wire.run(300)
        until_settled(wire)
        where = f"{disturb.__name__} at step {steps}: {wire.lives}"
        assert credited(wire) == stacked(wire), where
        assert not [event for event in wire.pipeline.events if isinstance(event, TicketInDisputed)], where
        assert tickets.book.state_of(validation) == ("redeemed" if stacked(wire) else "issued"), where
