"""Reads the INI text of parameters and par sheets into entries that remember the line they stand on."""

from __future__ import annotations

import re
from dataclasses import dataclass

COMMENT = "#;"


class IniError(ValueError):
    """What is wrong with a file a technician edits: its name, the line, one sentence."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Entry:
    """One ``key = value`` line."""

    value: str
    line: int


@dataclass(frozen=True)
class Section:
    """One ``[section]`` with its entries by key."""

    line: int
    entries: dict[str, Entry]


def read(text: str, name: str) -> dict[str, Section]:
    """Read sections by name. `name` is the file's, for the messages. Raises IniError for any line that says nothing."""
    sections: dict[str, Section] = {}
    section: Section | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        line = without_comment(raw)
        if not line:
            continue
        if line.startswith("["):
            section = Section(number, {})
            title = _title(line, name, number)
            if title in sections:
                raise IniError(name, number, f"section [{title}] stands twice, first on line {sections[title].line}")
            sections[title] = section
        elif section is None:
            raise IniError(name, number, "a key stands before the first [section]")
        else:
            _add(section, line, name, number)
    return sections


def without_comment(raw: str) -> str:
    """Strip blanks and a comment: one that begins the line, or one that follows white space."""
    line = raw.strip()
    if line[:1] in tuple(COMMENT):
        return ""
    return re.split(rf"\s[{COMMENT}]", line, maxsplit=1)[0].rstrip()


def _title(line: str, name: str, number: int) -> str:
    if not line.endswith("]") or not line[1:-1].strip():
        raise IniError(name, number, f"{line!r} is not a [section]")
    return line[1:-1].strip()


def _add(section: Section, line: str, name: str, number: int) -> None:
    key, equals, value = (part.strip() for part in line.partition("="))
    if not equals or not key:
        raise IniError(name, number, f"{line!r} is not of the form key = value")
    if key in section.entries:
        raise IniError(name, number, f"{key} stands twice, first on line {section.entries[key].line}")
    section.entries[key] = Entry(value, number)
