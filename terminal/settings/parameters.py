"""The table of all parameters: place in Param.ini, type and range, default, description, what a change requires.

A parameter is a field of its section, and so of `Profile`: the program reads it by the field's name, with its type.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from hashlib import sha256

from terminal.settings.parameter import Parameter
from terminal.settings.sections.access import PAY_TABLES_KEY, AccessSection
from terminal.settings.sections.cabinet import CabinetSection
from terminal.settings.sections.devices import DevicesSection
from terminal.settings.sections.game import GameSection
from terminal.settings.sections.journal import JournalSection
from terminal.settings.sections.limits import LimitsSection
from terminal.settings.sections.money import MoneySection
from terminal.settings.sections.player import PlayerSection
from terminal.settings.sections.screen import ScreenSection
from terminal.settings.sections.table import ALIKE, TableSection
from terminal.settings.sections.tickets import TicketsSection

PAY_TABLES = frozenset({"game.sheet", "game.min_return", "game.max_odds", "access.ram_clear", PAY_TABLES_KEY})
"""What decides how a bet is paid, when meters may begin at zero, and who changes that (regulation D8).

A par sheet is part of the signed program.
"""


@dataclass(frozen=True)
class Profile(
    CabinetSection,
    MoneySection,
    GameSection,
    TableSection,
    LimitsSection,
    ScreenSection,
    PlayerSection,
    JournalSection,
    AccessSection,
    TicketsSection,
    DevicesSection,
):
    """The value of every parameter."""

    def only_at_cage(self, amount_cents: int) -> bool:
        """A ticket of this amount is paid at the cage, and nowhere else."""
        return 0 < self.cage_from_cents <= amount_cents

    @property
    def timed(self) -> bool:
        """Bets are placed within a betting time."""
        return self.mode != "roll"

    @property
    def is_station(self) -> bool:
        """Rounds and dice come from a shared table."""
        return self.table_role == "station"

    @property
    def is_table(self) -> bool:
        """This is a shared table, without a player."""
        return self.table_role == "table"

    @property
    def has_dealer(self) -> bool:
        """A dealer opens and closes the bets, and confirms the dice."""
        return self.mode == "live"

    @property
    def shows_camera(self) -> bool:
        """A live picture is shown over the drawn dice."""
        return bool(self.camera) and self.mode in ("video", "live")

    @property
    def dice_by_hand(self) -> bool:
        """The dealer enters dice that were thrown by hand; the generator is not asked."""
        return self.has_dealer and self.dealer_dice == "hand"

    @property
    def two_for_dice(self) -> bool:
        """Another person confirms the dice than the one who has entered them."""
        return self.dice_by_hand and self.dealer_confirm == "two"

    def alike(self) -> dict[str, str]:
        """What a table and its stations must have alike, as Param.ini writes it, by the parameters' names."""
        return {one.name: one.kind.write(getattr(self, one.field)) for one in _ALIKE}

    def as_written(self) -> dict[str, str]:
        """Every parameter by its name, as Param.ini writes it: equal profiles give equal text."""
        return {one.name: one.kind.write(getattr(self, one.field)) for one in PARAMETERS}


SECTIONS = Profile.__bases__
"""In the order of the file."""


def _table() -> Iterator[Parameter]:
    """The entries of the profile's fields, each with the name of its field, in the order of the file."""
    for section in SECTIONS:
        for one in fields(section):
            yield replace(one.metadata["parameter"], field=one.name)


PARAMETERS = tuple(_table())
_ALIKE = tuple(one for one in PARAMETERS if one.name in ALIKE)


def digest(written: Mapping[str, str]) -> str:
    """SHA-256 of the written parameters, sorted by name."""
    lines = (f"{name} = {value}\n" for name, value in sorted(written.items()))
    return sha256("".join(lines).encode()).hexdigest()
