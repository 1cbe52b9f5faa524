"""The one shape of everything outside the process: it is told an order, and reports what has happened.

An *order* says what is wanted, and replaces the order before it. A *report* says what has happened. Both are facts
about the cabinet's work, never about a make's bytes.

Three promises hold for every port:

* An order may be given again at any time, after a power cut too: carrying it out twice has the effect of once.
* A report may come more than once; its reader must not mind. Reports of one port keep their order.
* What a device remembers as evidence (a stacked bill, a printed number, a throw, an opened door) is not cleared before
  the report of it has been *handled*, that is, before what it caused is durable. Orders that a report causes arrive
  before that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from drivers.ports.message import Message

ReportT = TypeVar("ReportT")
OrderT_contra = TypeVar("OrderT_contra", contravariant=True)
ReportT_co = TypeVar("ReportT_co", covariant=True)


@dataclass(frozen=True)
class Lost:
    """The device does not answer, or no longer; said once until it is back, also when it never was there.

    `reason` is a sentence about "it", such as "It is not plugged in.", to stand behind the device's name.
    """

    reason: Message


@dataclass(frozen=True)
class Back:
    """The device answers (again) and has said who it is, e.g. its version text."""

    identity: str


Listener = Callable[[int, ReportT | Lost | Back], None]
"""Called from the port's thread with the report's number, counted from 1, and the report."""


class Port(Protocol[OrderT_contra, ReportT_co]):
    """One thing outside, as the cabinet sees it. No method blocks, none raises for anything the thing does."""

    def start(self, listener: Listener[ReportT_co]) -> None:
        """Begin to talk, and to look for it for ever."""

    def want(self, order: OrderT_contra) -> None:
        """Replace the order. Callable from any thread, at any time."""

    def handled(self, number: int) -> None:
        """All reports up to this number have had their effect, durably."""

    def stop(self) -> None:
        """Stop talking and wait until the thread has ended. The device keeps what it holds."""
