"""Says what an event was, in plain words, for recall and for the log of events.

The templates are translated like those of refusals, under the context ``Refusal``: a `Phrase` holds each as a literal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from terminal.cabinet import events as e
from terminal.recall import tell_clear, tell_faults, tell_games, tell_machine, tell_money
from terminal.recall.told import Told

Matter = Literal["money", "games", "doors", "devices", "memory", "visits"]

TELLERS: Mapping[Matter, Mapping[type[e.AnyEvent], Callable[[Any], Told]]] = {
    "money": {**tell_money.TELLERS, **tell_clear.SLIPS},
    "games": tell_games.TELLERS,
    "doors": {**tell_machine.INPUTS, **tell_faults.DOOR_FAULTS},
    "devices": {**tell_machine.MACHINE, **tell_faults.DEVICE_FAULTS},
    "memory": {**tell_machine.MEMORY, **tell_faults.MEMORY_FAULTS, **tell_clear.MEMORY},
    "visits": tell_machine.VISITS,
}
"""How each kind of event is told, by the matter that it belongs to: what the log can be narrowed to."""

_ALL = {kind: teller for tellers in TELLERS.values() for kind, teller in tellers.items()}


def told(event: e.AnyEvent) -> Told:
    """Say what the event was."""
    return _ALL[type(event)](event)


def kinds(matter: Matter | None) -> tuple[str, ...]:
    """Name the kinds of events that belong to a matter, as the journal's column shows them; all of them for None."""
    of = _ALL if matter is None else TELLERS[matter]
    return tuple(str(kind.__struct_config__.tag) for kind in of)
