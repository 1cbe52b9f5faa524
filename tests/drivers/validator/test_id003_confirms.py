"""An idle validator confirms that it takes no bill only once it was inhibited, and said after that that it is idle."""

from __future__ import annotations

import pytest

from drivers.ports import ValidatorIdle, ValidatorOrder
from drivers.simulated.validator_id003 import Id003Twin
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame

POLL = Frame(Command.STATUS).encode()
INHIBIT = Frame(Command.INHIBIT, b"\1").encode()
SETTLED_MS, LAST_MS, STEP_MS = 4_000, 8_000, 5


def confirmed(lost: bytes = b"") -> list[ValidatorIdle]:
    """What is confirmed after an order to confirm comes just behind a poll; one message with these bytes is lost."""
    machine, twin = Id003Machine("USD"), Id003Twin()
    machine.order, machine.handled = ValidatorOrder(accept=True), 1_000
    machine.opened(0)
    found: list[ValidatorIdle] = []
    received = b""
    for now_ms in range(0, LAST_MS, STEP_MS):
        sent = machine.step(now_ms, received)
        if now_ms > SETTLED_MS and sent == POLL and not machine.order.confirm:
            machine.order = ValidatorOrder(accept=False, confirm=7)
        if lost and machine.order.confirm and sent == lost:
            sent, lost = b"", b""
        received = twin.step(now_ms, sent)
        for _, report in machine.reports():
            if isinstance(report, ValidatorIdle) and report.confirms:
                assert not twin.picture()["accepting"], "its slot is open"
                found.append(report)
    return found


def test_a_poll_that_was_answered_before_it_was_inhibited_confirms_nothing() -> None:
    assert confirmed() == [ValidatorIdle(accepting=False, confirms=7)]


@pytest.mark.parametrize("lost", [INHIBIT, POLL])
def test_a_message_that_is_lost_delays_the_confirmation_and_makes_none_wrong(lost: bytes) -> None:
    assert confirmed(lost) == [ValidatorIdle(accepting=False, confirms=7)]
