"""Compares the present pictures with the accepted ones, and makes a page of what differs."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

from harness.shots.accepted import Hashes, at_hand, keep, read_reduced, write_hashes, write_reduced
from harness.shots.copies import CopyFailedError
from harness.shots.picture import Picture
from harness.shots.reduced import ROUNDING_LEVELS, Deviation, deviation, enlarged, reduced
from harness.shots.states import STATES

Shot = tuple[str, str]
"""A state and a language."""


class Painter(Protocol):
    """What draws a state in a language: an album."""

    def picture(self, name: str, language: str) -> Picture:
        """Its picture."""

    def shows_scaled(self, name: str, language: str) -> bool:
        """Whether another processor may round what it shows otherwise."""


PAGE = """\
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures to review</title>
<style>
body {{ background: #1b1712; color: #efe6d2; font: 16px/1.4 sans-serif; margin: 2em; }}
h2 {{ margin: 2em 0 0; color: #e8c66a; }}
figure {{ display: inline-block; margin: 1em 1em 0 0; vertical-align: top; }}
p {{ white-space: pre-line; }}
img {{ display: block; width: 640px; border: 1px solid #5a4a2e; }}
code {{ background: #2c251b; padding: 0.1em 0.4em; }}
</style>
<h1>{title}</h1>
<p>Take what is right as accepted: <code>./kiosk shots --accept{names}</code></p>
{findings}
</html>
"""


def key_of(shot: Shot) -> str:
    """``state/language``, as in the file of accepted hashes."""
    return "/".join(shot)


@dataclass(frozen=True)
class Finding:
    """A picture that differs from the accepted one."""

    key: str
    kind: Literal["new", "changed", "gone", "failed"]
    fresh: Picture | None = None
    old: Picture | None = None
    """The accepted picture: the whole one if it is at hand, otherwise the reduced one enlarged."""
    deviation: Deviation | None = None
    """How the new picture deviates from the accepted reduced one."""
    why: str = ""
    """What went wrong if there is no picture."""

    @property
    def marked(self) -> Picture | None:
        """The new picture in grey with the differences in red, if there is something to compare it with."""
        return self.deviation.picture if self.deviation else None


def findings(shots: Iterable[Shot], accepted: Hashes, painter: Painter) -> Iterator[Finding]:
    """Draw these states and yield what differs. Every picture is stored on this machine. Raises OSError."""
    for shot in shots:
        finding = _finding(shot, accepted, painter)
        if finding is not None:
            yield finding


def _finding(shot: Shot, accepted: Hashes, painter: Painter) -> Finding | None:
    try:
        picture = painter.picture(*shot)
        keep(picture)
        return finding_of(shot, picture, accepted, painter)
    except CopyFailedError as error:
        return Finding(key_of(shot), "failed", why=str(error))


def finding_of(shot: Shot, picture: Picture, accepted: Hashes, painter: Painter) -> Finding | None:
    """The finding about this picture; None if it is as accepted. Raises CopyFailedError.

    A picture is as accepted if it deviates in no cell from the reduced picture, or by the rounding of a processor where
    the state shows what processors round differently: only then is it drawn again, to find that out. The hash does not
    decide: it may come from another machine's pixels, and only locates the whole picture here.
    """
    key, small = key_of(shot), read_reduced(*shot)
    if key not in accepted or small is None:
        return Finding(key, "new", picture)
    found = deviation(small, picture)
    if found is None or (found.levels <= ROUNDING_LEVELS and painter.shows_scaled(*shot)):
        return None
    return Finding(key, "changed", picture, at_hand(accepted[key]) or enlarged(small), found)


def gone(shots: Iterable[Shot], accepted: Hashes) -> list[Finding]:
    """The accepted pictures of states that no longer exist."""
    there = {key_of(shot) for shot in shots}
    return [Finding(key, "gone", old=at_hand(accepted[key])) for key in sorted(accepted) if key not in there]


def accept(found: Iterable[Finding], accepted: Hashes) -> Hashes:
    """Accept the findings: write the reduced pictures and the hashes, and return the hashes. Raises OSError."""
    hashes = dict(accepted)
    fresh: dict[str, dict[str, Picture]] = {}
    for finding in found:
        name, _, language = finding.key.partition("/")
        if finding.fresh is not None:
            hashes[finding.key] = finding.fresh.hash
            fresh.setdefault(name, {})[language] = reduced(finding.fresh)
        elif finding.kind == "gone":
            del hashes[finding.key]
    for name, pictures in fresh.items():
        _write_state(name, pictures)
    write_hashes(hashes)
    return hashes


def _write_state(name: str, fresh: dict[str, Picture]) -> None:
    """Write the file of a state, with the accepted pictures of its other languages."""
    kept = {language: read_reduced(name, language) for language in STATES[name].languages}
    pictures = {language: small for language, small in (kept | fresh).items() if small is not None}
    if len(pictures) == len(kept):  # otherwise one cannot be drawn, and the state stays new
        write_reduced(name, pictures)


def write_page(found: list[Finding], folder: Path) -> Path:
    """Write the page with its pictures into the folder, and return its path. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    title = f"{len(found)} pictures differ" if found else "Every picture is as accepted"
    names = "".join(f" {name}" for name in sorted({one.key.partition("/")[0] for one in found}))
    page = folder / "index.html"
    parts = "\n".join(_part(one, folder) for one in found)
    page.write_text(PAGE.format(title=title, names=names, findings=parts), encoding="utf-8")
    return page


def write_pictures(finding: Finding, folder: Path) -> list[tuple[str, str]]:
    """Write the pictures of a finding, and return titles and file names. Raises OSError."""
    pictures = [("new", finding.fresh), ("old", finding.old), ("difference", finding.marked)]
    written: list[tuple[str, str]] = []
    for title, picture in pictures:
        if picture is not None:
            name = f"{finding.key.replace('/', '-')}-{title}.png"
            (folder / name).write_bytes(picture.png())
            written.append((title, name))
    return written


def _part(finding: Finding, folder: Path) -> str:
    written = write_pictures(finding, folder)
    name = finding.key.partition("/")[0]
    meaning = STATES[name].meaning if name in STATES else "The state is there no more."
    said = {
        "new": "Nothing is accepted yet.",
        "gone": "It would be accepted no more.",
        "changed": f"{finding.deviation}.",
        "failed": f"It cannot be drawn. {finding.why}",
    }
    figures = "\n".join(
        f'<figure><a href="{html.escape(file)}"><img src="{html.escape(file)}" alt="{title}"></a>'
        f"<figcaption>{title}</figcaption></figure>"
        for title, file in written
    )
    key, meaning_said = html.escape(finding.key), html.escape(f"{meaning} {said[finding.kind]}")
    return f"<h2>{key}: {finding.kind}</h2>\n<p>{meaning_said}</p>\n{figures}"
