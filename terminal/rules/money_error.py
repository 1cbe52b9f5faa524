"""The error for money that would appear or vanish: by a record that is folded, or between two readings of meters."""

from __future__ import annotations


class MoneyError(AssertionError):
    """The money does not add up. This is not a rule's refusal, but a defect or a record that cannot have happened."""
