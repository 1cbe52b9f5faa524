"""A table as text, for a person at a command line."""

from __future__ import annotations

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], texts: int | None = None) -> list[str]:
    """The lines of the table: the first `texts` columns aligned left, by default all; the others, figures, right."""
    width = max(map(len, rows), default=0)
    filled = [(*row, *("",) * (width - len(row))) for row in rows]
    widths = [max(map(len, column)) for column in zip(*filled, strict=True)]
    left = width if texts is None else texts
    return [
        "  ".join(
            text.ljust(size) if place < left else text.rjust(size)
            for place, (text, size) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in filled
    ]
