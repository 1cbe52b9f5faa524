"""Reads presets: limits of a jurisdiction as a file of parameters, with the source that demands them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from terminal.ini import ini
from terminal.messages.lazy import message
from terminal.settings.reading import parse

HEAD = "preset"


class Preset(msgspec.Struct, frozen=True):
    """The values of a preset, which fill a draft: nothing is changed before a person applies it."""

    title: str
    source: str
    """The law or standard, and what it demands."""
    values: Mapping[str, str]
    """By the names of the parameters."""


def presets(folder: Path) -> Iterator[Preset]:
    """All presets of the folder, by the names of their files. Raises IniError."""
    for path in sorted(folder.glob("*.ini")):
        yield read(path)


def read(path: Path) -> Preset:
    """Read one preset. Raises IniError; also for parameters that Param.ini could not have."""
    sections = ini.read(ini.read_file(path), path.name)
    head = sections.pop(HEAD, None)
    if head is None:
        raise ini.IniError(path.name, 0, message("sheet.section_missing", section=HEAD))
    names = {f"{title}.{key}" for title, section in sections.items() for key in section.entries}
    written = parse(_without_head(ini.read_file(path)), path.name).as_written()
    texts = {key: one.value for key, one in head.entries.items()}
    for key in ("title", "source"):
        if not texts.get(key):
            raise ini.IniError(path.name, head.line, message("sheet.key_missing", section=HEAD, key=key))
    return Preset(texts["title"], texts["source"], {name: written[name] for name in written if name in names})


def _without_head(text: str) -> str:
    """The text with the lines of its head as comments, so that lines keep their numbers."""
    inside, lines = False, []
    for line in text.splitlines(keepends=True):
        if line.strip().startswith("["):
            inside = line.strip() == f"[{HEAD}]"
        lines.append(f"# {line}" if inside else line)
    return "".join(lines)
