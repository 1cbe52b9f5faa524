"""A PIN as it is typed: which digits count, and when it is complete. Only its length is ever shown."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

MOST = 8


@dataclass(frozen=True)
class PinEntry:
    """The digits typed so far. A new PIN is typed twice: `first` is then the first entry."""

    digits: str = field(default="", repr=False)
    first: str = field(default="", repr=False)
    least: int = 4
    """How many digits it has at least."""

    @property
    def is_whole(self) -> bool:
        """It can be confirmed."""
        return len(self.digits) >= self.least

    @property
    def is_again(self) -> bool:
        """It is being typed for the second time."""
        return bool(self.first)

    def typed(self, digit: int) -> PinEntry:
        """With one more digit; digits beyond the length are ignored."""
        assert 0 <= digit <= 9, digit
        return self if len(self.digits) == MOST else replace(self, digits=f"{self.digits}{digit}")

    def erased(self) -> PinEntry:
        """Without its last digit."""
        return replace(self, digits=self.digits[:-1])

    def once_more(self) -> PinEntry:
        """Entered once: now for the second time."""
        return replace(self, digits="", first=self.digits)

    @property
    def agrees(self) -> bool:
        """Both entries are equal."""
        return self.digits == self.first
