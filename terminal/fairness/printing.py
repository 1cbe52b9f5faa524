"""Writes a report of the dice as text, for a person at a command line."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.fairness.report import Report, Sheet


def as_text(report: Report) -> str:
    """Lay out both samples of a generator."""
    lines = [
        report.identity or "a generator that has not said who it is",
        "",
        f"All throws: {report.run.throws}, judged next at {report.run.judged_at}",
        *_sheet(report.run),
        "",
        f"Window: {report.window.throws} throws, judged at {report.window.judged_at}",
        *_sheet(report.window),
    ]
    return "\n".join(lines)


def _sheet(sheet: Sheet) -> Iterator[str]:
    for die, faces in enumerate(sheet.faces, start=1):
        yield f"  die {die}, faces 1 to 6:  {_listed(faces)}"
    yield f"  totals 2 to 12:       {_listed(sheet.totals)}"
    yield "  test      chi-square  freedom  probability    limit"
    for figure in sheet.figures:
        mark = "  above the limit" if figure.alarming else ""
        yield (
            f"  {figure.test:<9} {figure.chi_square:>10.2f} {figure.freedom:>8} {figure.probability:>12.6f}"
            f" {figure.limit:>8.2f}{mark}"
        )


def _listed(counts: tuple[int, ...]) -> str:
    return " ".join(str(count) for count in counts)
