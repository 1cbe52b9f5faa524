"""Writes a report of the dice as text, for a person at a command line."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.fairness.report import Part, Report, Sheet


def as_text(report: Report) -> str:
    """Lay out both samples of a generator, for each number of dice."""
    lines = [report.identity or "a generator that has not said who it is"]
    for part in report.parts:
        lines += _part(part)
    return "\n".join(lines)


def _part(part: Part) -> Iterator[str]:
    dice = "one die" if part.dice == 1 else f"{part.dice} dice"
    yield ""
    yield f"All throws of {dice}: {part.run.throws}, judged next at {part.run.judged_at}"
    yield from _sheet(part.dice, part.run)
    yield ""
    yield f"Window: {part.window.throws} throws, judged at {part.window.judged_at}"
    yield from _sheet(part.dice, part.window)


def _sheet(dice: int, sheet: Sheet) -> Iterator[str]:
    for die, faces in enumerate(sheet.faces, start=1):
        yield f"  die {die}, faces 1 to 6:  {_listed(faces)}"
    if dice > 1:
        yield f"  {f'totals {dice} to {dice * 6}:':<21} {_listed(sheet.totals)}"
    yield "  test      chi-square  freedom  probability    limit"
    for figure in sheet.figures:
        mark = "  above the limit" if figure.alarming else ""
        yield (
            f"  {figure.test:<9} {figure.chi_square:>10.2f} {figure.freedom:>8} {figure.probability:>12.6f}"
            f" {figure.limit:>8.2f}{mark}"
        )


def _listed(counts: tuple[int, ...]) -> str:
    return " ".join(str(count) for count in counts)
