"""The limits of a betting field, as the lines of a par sheet's [limits] define them."""

from __future__ import annotations

import msgspec

from drivers.ports.message import message
from terminal.rules.refusal import money
from terminal.rules.sheet_reader import SheetReader


class Range(msgspec.Struct, frozen=True):
    """What a field may hold, in cents. `max_cents` is None where the sheet sets no limit."""

    min_cents: int
    max_cents: int | None


def limit_keys(name: str) -> tuple[str, ...]:
    """The lines that may narrow the limits of this field: ``max_bet.hard`` and ``max_bet.hard@8`` for `hard@8`."""
    group = name.partition("@")[0]
    return tuple(f"{key}.{own}" for key in ("min_bet", "max_bet") for own in (name, group))


def read_range(reader: SheetReader, name: str, title: str, *, most_of_its_own: bool = False) -> Range:
    """The limits of one field, each from the most specific line that names it.

    With `most_of_its_own` the general ``max_bet`` does not apply to this field: only a line that names it limits it.
    Raises IniError if the sheet's lines contradict each other.
    """
    min_own, min_group, max_own, max_group = limit_keys(name)
    min_keys = (min_own, min_group, "min_bet")
    max_keys = (max_own, max_group) if most_of_its_own else (max_own, max_group, "max_bet")
    min_cents = reader.cents("limits", *min_keys)
    unlimited = most_of_its_own and reader.find("limits", *max_keys) is None
    limits = Range(min_cents, None if unlimited else reader.cents_or_none("limits", *max_keys))
    if not reader.is_overridden("limits", *min_keys, *max_keys, "max_total_bet"):
        _refuse_contradictions(reader, limits, title, max_keys)
    return limits


def _refuse_contradictions(reader: SheetReader, limits: Range, title: str, max_keys: tuple[str, ...]) -> None:
    min_cents, max_cents = limits.min_cents, limits.max_cents
    if max_cents is not None and min_cents > max_cents:
        line = reader.line_of("limits", *max_keys)
        raise reader.error(line, message("sheet.max_below_min", bet=title, amount=money(min_cents)))
    max_total_cents = reader.cents_or_none("limits", "max_total_bet")
    if max_total_cents is not None and max(min_cents, max_cents or 0) > max_total_cents:
        line = reader.line_of("limits", "max_total_bet")
        raise reader.error(line, message("sheet.total_below_bet", bet=title))
