"""The one shape of everything outside the process: it takes an order, and reports what has happened.

An *order* says what is wanted, and replaces the order before it. A *report* says what has happened. Both are facts
about the cabinet's work, never about the bytes of a make.

Every port keeps three promises:

* An order may be given again at any time, also after a power cut: carrying it out twice has the effect of once.
* A report may come more than once, and its reader must accept that. Reports of one port keep their order.
* What a device keeps as evidence (a stacked bill, a printed number, a throw, an opened door) is not cleared before
  the report of it is *handled*, that is, before the events it causes are durable. Orders that a report causes arrive
  before that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from drivers.ports.message import Message

ReportT = TypeVar("ReportT")
OrderT_contra = TypeVar("OrderT_contra", contravariant=True)
ReportT_co = TypeVar("ReportT_co", covariant=True)


class Lost(msgspec.Struct, frozen=True):
    """The device does not answer; reported once until it is back, also if it was never present.

    `reason` is a sentence about "it", such as "It is not plugged in.", which follows the device's name.
    """

    reason: Message


class Back(msgspec.Struct, frozen=True):
    """The device answers (again) and has identified itself, e.g. with its version text."""

    identity: str
    dice_counts: tuple[int, ...] = ()
    """The numbers of dice that a dice generator can throw at once, ascending; empty for any other device."""


Listener = Callable[[int, ReportT | Lost | Back], None]
"""Called from the port's thread with the report's number, counted from 1, and the report."""


class Port(Protocol[OrderT_contra, ReportT_co]):
    """One thing outside the process. No method blocks; none raises, whatever that thing does."""

    def start(self, listener: Listener[ReportT_co]) -> None:
        """Start to communicate, and to look for the device until stopped."""

    def want(self, order: OrderT_contra) -> None:
        """Replace the order. Callable from any thread, at any time."""

    def handled(self, number: int) -> None:
        """The effects of all reports up to this number are durable."""

    def stop(self) -> None:
        """Stop communicating and wait until the thread has ended. The device keeps what it holds."""
