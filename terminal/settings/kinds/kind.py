"""What every value type has: how it is read from Param.ini and written there, and its range."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from terminal.messages.lazy import message

if TYPE_CHECKING:
    from drivers.ports.message import Message

T = TypeVar("T")

NONE = "none"
ALL = "all"


class WrongValueError(ValueError):
    """A text is no value of its kind: `range` is what it has to be."""

    def __init__(self, wanted: Message) -> None:
        super().__init__(wanted)
        self.range = wanted

    def about(self, key: str) -> Message:
        """The reason for the parameter with this key."""
        return message("parameter.has_to_be", key=key, range=self.range)


class NamedTwiceError(WrongValueError):
    """A list of names has one of them twice."""

    def __init__(self, wanted: Message, name: str) -> None:
        super().__init__(wanted)
        self._name = name

    def about(self, key: str) -> Message:
        """The reason for the parameter with this key."""
        return message("parameter.names_twice", key=key, name=self._name)


class Kind(ABC, Generic[T]):
    """A value type. `unit` is the unit of a number in the file; empty for values without one."""

    unit: str = ""

    @property
    @abstractmethod
    def range(self) -> Message:
        """The allowed values, as the end of a sentence after "has to be"."""

    @abstractmethod
    def read(self, text: str) -> T:
        """Read the file's text. Raises WrongValueError."""

    def write(self, value: T) -> str:
        """Write the value as file text: equal values give equal texts."""
        return str(value)

    def _wrong(self) -> WrongValueError:
        return WrongValueError(self.range)


def listed(text: str) -> tuple[str, ...]:
    """The parts between commas."""
    return tuple(one.strip() for one in text.split(","))
