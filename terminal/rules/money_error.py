"""What is raised where money would appear or vanish: by a record that is folded, or between two readings of meters."""

from __future__ import annotations


class MoneyError(AssertionError):
    """The money does not add up. It is no statement of the rules, but a defect or a record that never happened."""
