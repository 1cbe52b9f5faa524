"""What a station must have alike with its table (`terminal/settings/sections/table.py`), by what the table shows."""

from __future__ import annotations

from typing import NamedTuple

from terminal.cabinet.state import State


class OtherTerms(NamedTuple):
    """A parameter that is another one here and at the table."""

    name: str
    here: str
    there: str


def other_terms(state: State) -> OtherTerms | None:
    """The first such parameter; None if all agree, or while bets are up: these are played to their end."""
    at, here = state.at_table, state.configuration.parameters
    if at.shown is None or at.shown.terms is None or state.bet_cents or any(one.bet_cents for one in at.may_count):
        return None
    differing = (name for name, there in at.shown.terms.items() if here.get(name, there) != there)
    name = next(differing, None)
    return None if name is None else OtherTerms(name, here[name], at.shown.terms[name])
