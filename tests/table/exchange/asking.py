"""What a test asks of an exchange: until it is refused, or until the line has an answer."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

import pytest

from terminal.table.exchange.exchange import ExchangeRefused, LineGone

Answer = TypeVar("Answer")


def refused(ask: Callable[[], object]) -> str:
    """The code of the sentence with which this is refused."""
    with pytest.raises(ExchangeRefused) as told:
        ask()
    assert str(told.value), "a sentence for the staff"
    return told.value.say.code.partition(".")[2]


def asked_until_answered(ask: Callable[[], Answer]) -> Answer:
    """Ask again for as long as the line is gone: on a busy machine a station may not have its turn in time."""
    while True:
        with contextlib.suppress(LineGone):
            return ask()
