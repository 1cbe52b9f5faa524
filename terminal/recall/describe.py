"""Describes an event in plain words, for recall and for the log of events.

The templates are translated like those of refusals, under the context ``Refusal``: a `Phrase` holds each as a literal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from terminal.cabinet import events as e
from terminal.recall import (
    describe_at_table,
    describe_clear,
    describe_clock,
    describe_diagnostics,
    describe_faults,
    describe_games,
    describe_hosting,
    describe_machine,
    describe_money,
    describe_people,
    describe_players,
    describe_rounds,
)
from terminal.recall.description import Describers, Description
from terminal.rules.refusal import Phrase

Matter = Literal["money", "games", "doors", "devices", "memory", "parameters", "visits", "people"]

DESCRIBERS: Mapping[Matter, Describers] = {
    "money": {**describe_money.DESCRIBERS, **describe_clear.SLIPS},
    "games": {
        **describe_games.DESCRIBERS,
        **describe_rounds.DESCRIBERS,
        **describe_at_table.DESCRIBERS,
        **describe_hosting.DESCRIBERS,
    },
    "doors": {**describe_machine.INPUTS, **describe_faults.DOOR_FAULTS},
    "devices": {
        **describe_machine.MACHINE,
        **describe_machine.SERVICE,
        **describe_faults.DEVICE_FAULTS,
        **describe_clock.DESCRIBERS,
        **describe_diagnostics.DESCRIBERS,
    },
    "memory": {**describe_machine.MEMORY, **describe_faults.MEMORY_FAULTS, **describe_clear.MEMORY},
    "parameters": describe_machine.PARAMETERS,
    "visits": {**describe_machine.VISITS, **describe_players.DESCRIBERS},
    "people": describe_people.DESCRIBERS,
}
"""The description of each kind of event, by its matter: what the log can be narrowed to."""

_ALL = {kind: describer for describers in DESCRIBERS.values() for kind, describer in describers.items()}


def describe(event: e.Event) -> Description:
    """Describe the event."""
    describer = _ALL[type(event)]
    found = describer.about(event) if isinstance(describer, Phrase) else describer(event)
    described = Description(found) if isinstance(found, Phrase) else found
    return describe_people.with_person(event, described)


def kinds(matter: Matter | None) -> tuple[str, ...]:
    """The kinds of events of a matter, as the journal's column shows them; all of them for None."""
    of = _ALL if matter is None else DESCRIBERS[matter]
    return tuple(str(kind.__struct_config__.tag) for kind in of)
