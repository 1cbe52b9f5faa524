"""How the faders share the cover of a bank."""

from __future__ import annotations

from terminal.rules.hazard.records import Covers
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.refusal import Cents, Refusal


def covers_of(table: HazardTable, bank_cents: int) -> Covers:
    """The faders' parts of the cover: equal, limited by each fader's money. Raises Refusal `balance` if too little.

    A fader with less than his part covers what he has, and the others share the rest. Cents that cannot be shared go
    seat by seat, from the shooter's right-hand neighbour on. The house covers everything.
    """
    if table.faders == (HOUSE,):
        return ((HOUSE, bank_cents),)
    if table.faders_cents < bank_cents:
        raise Refusal(
            "balance",
            "The faders have {left} to cover a bank of {bank}.",
            left=Cents(table.faders_cents),
            bank=Cents(bank_cents),
        )
    parts = dict.fromkeys(table.faders, 0)
    while left_cents := bank_cents - sum(parts.values()):
        able = [name for name in parts if table.seats[name] > parts[name]]
        each_cents = left_cents // len(able)
        # Every pass gives all who are able an equal part, and so exhausts one of them or leaves less than a cent for
        # each; so there are at most two passes more than faders.
        for name in able if each_cents else able[:left_cents]:
            parts[name] += min(each_cents or 1, table.seats[name] - parts[name])
    return tuple((name, cents) for name, cents in parts.items() if cents)
