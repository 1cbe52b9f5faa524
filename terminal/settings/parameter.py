"""One line of Param.ini: its place, kind, default and description, and what a change of it requires."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeVar

from terminal.settings.kinds import Kind

T = TypeVar("T")


class Need(Enum):
    """What a change of a parameter requires."""

    IN_FILE = "Param.ini, with the terminal ended"
    """It is not changed on the screen: the files that it names are moved at the same time."""
    RESTART = "restart"
    AT_REST = "at rest"
    """No bets are up, and no bill or ticket is in progress."""
    NO_CREDIT = "no credit"
    LOGIC_DOOR = "logic door open"
    SECOND_PERSON = "second person"


Needs = tuple[Need, ...]

AT_ONCE: Needs = ()
"""What is heard and offered from now on: volumes, and what the next player finds."""
APPEARANCE: Needs = (Need.RESTART,)
"""What the screen is laid out with."""
HOUSE_RULE: Needs = (Need.AT_REST,)
"""How the next game is played."""
AT_START: Needs = (Need.RESTART, Need.AT_REST)
LIMIT: Needs = (Need.AT_REST, Need.LOGIC_DOOR)
DEVICE: Needs = (Need.RESTART, Need.AT_REST, Need.LOGIC_DOOR)
PLACE: Needs = (Need.IN_FILE, Need.NO_CREDIT)
MEMORY: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR)
ACCESS: Needs = (Need.RESTART, Need.LOGIC_DOOR, Need.SECOND_PERSON)
ACCESS_TIME: Needs = (Need.LOGIC_DOOR, Need.SECOND_PERSON)
TABLE: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR)
"""What may be staked at a table within its par sheet: changed without players (L10), by one person inside."""
MONEY: Needs = (Need.RESTART, Need.NO_CREDIT, Need.LOGIC_DOOR, Need.SECOND_PERSON)
"""What money is worth and what it wins: two people, with the logic door open and no credit."""


@dataclass(frozen=True)
class Parameter:
    """One line of Param.ini."""

    section: str
    key: str
    kind: Kind[Any]
    default: str
    meaning: str
    needs: Needs
    field: str = ""
    """Its name in `Profile`."""

    @property
    def name(self) -> str:
        """``section.key``: the parameter's name everywhere outside the program."""
        return f"{self.section}.{self.key}"


def parameter(name: str, kind: Kind[T], default: str, needs: Needs, meaning: str) -> T:
    """A field of the profile; its default is read from the file's default."""
    section, _, key = name.partition(".")
    entry = Parameter(section, key, kind, default, meaning, needs)
    made: T = field(default=kind.read(default), metadata={"parameter": entry})
    return made
