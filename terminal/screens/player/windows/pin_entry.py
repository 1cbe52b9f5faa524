"""A PIN as it is typed: which digits count, and when it is long enough. It is never shown, only how long it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

LEAST = 4
MOST = 8


@dataclass(frozen=True)
class PinEntry:
    """Digits typed so far. For a new PIN they are typed twice: `first` is then what came before."""

    digits: str = field(default="", repr=False)
    first: str = field(default="", repr=False)

    @property
    def is_whole(self) -> bool:
        """It can be confirmed."""
        return len(self.digits) >= LEAST

    @property
    def is_again(self) -> bool:
        """It is being typed for the second time."""
        return bool(self.first)

    def typed(self, digit: int) -> PinEntry:
        """One more digit; one too many is not taken."""
        assert 0 <= digit <= 9, digit
        return self if len(self.digits) == MOST else replace(self, digits=f"{self.digits}{digit}")

    def erased(self) -> PinEntry:
        """Without its last digit."""
        return replace(self, digits=self.digits[:-1])

    def once_more(self) -> PinEntry:
        """Typed once: now for the second time."""
        return PinEntry(first=self.digits)

    @property
    def agrees(self) -> bool:
        """Both times the same digits were typed."""
        return self.digits == self.first
