"""The description of an event: a phrase, and the amount that it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from terminal.cabinet.events import Event
from terminal.rules.refusal import Phrase


class Description(NamedTuple):
    """What an event was."""

    phrase: Phrase
    cents: int | None = None
    """The amount that it is about; None if there is none."""


Describers = Mapping[type[Event], Phrase | Callable[[Any], Phrase | Description]]
"""How kinds of events are described: by a function, or by a phrase that names the event's fields."""
