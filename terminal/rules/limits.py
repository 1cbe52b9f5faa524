"""What a betting field may hold, as the lines of a par sheet's [limits] say it."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.rules.refusal import money
from terminal.rules.sheet_reader import SheetReader


@dataclass(frozen=True)
class Range:
    """What a field may hold, in cents. `most_cents` is None where the sheet sets no limit."""

    least_cents: int
    most_cents: int | None

    def holds(self, stake_cents: int) -> bool:
        """Whether the field may hold so much."""
        return self.least_cents <= stake_cents and (self.most_cents is None or stake_cents <= self.most_cents)


def limit_keys(name: str) -> tuple[str, ...]:
    """The lines that may narrow the limits to this field: ``max_bet.hard`` and ``max_bet.hard@8`` for `hard@8`."""
    group = name.partition("@")[0]
    return tuple(f"{key}.{own}" for key in ("min_bet", "max_bet") for own in (name, group))


def read_range(reader: SheetReader, name: str, title: str, *, most_of_its_own: bool = False) -> Range:
    """The limits of one field, each from the most particular line that names it.

    With `most_of_its_own` the general ``max_bet`` is not for this field: only a line that names it limits it. Raises
    IniError where the sheet's own lines contradict each other.
    """
    own_least, group_least, own_most, group_most = limit_keys(name)
    least_keys = (own_least, group_least, "min_bet")
    most_keys = (own_most, group_most) if most_of_its_own else (own_most, group_most, "max_bet")
    least_cents = reader.cents("limits", *least_keys)
    unlimited = most_of_its_own and reader.find("limits", *most_keys) is None
    limits = Range(least_cents, None if unlimited else reader.cents_or_none("limits", *most_keys))
    if not reader.is_overridden("limits", *least_keys, *most_keys, "max_total_bet"):
        _refuse_contradictions(reader, limits, title, most_keys)
    return limits


def _refuse_contradictions(reader: SheetReader, limits: Range, title: str, most_keys: tuple[str, ...]) -> None:
    least_cents, most_cents = limits.least_cents, limits.most_cents
    if most_cents is not None and least_cents > most_cents:
        line = reader.line_of("limits", *most_keys)
        raise reader.error(line, f"the largest {title} bet is below the smallest, {money(least_cents)}")
    most_total_cents = reader.cents_or_none("limits", "max_total_bet")
    if most_total_cents is not None and max(least_cents, most_cents or 0) > most_total_cents:
        line = reader.line_of("limits", "max_total_bet")
        raise reader.error(line, f"max_total_bet is less than {title} alone may hold")
