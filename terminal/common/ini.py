"""Reads the INI text of parameters and par sheets into entries that know their line."""

from __future__ import annotations

import os
import re
import stat
from codecs import BOM_UTF8
from dataclasses import dataclass
from pathlib import Path

COMMENT = "#;"
MAX_FILE_BYTES = 1 << 20
"""A hundred times the size of any of these files."""


MAX_REASON_CHARACTERS = 240


class IniError(ValueError):
    """An error in a file a technician edits: its name, the line (0: no single one), one sentence."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        """A reason that quotes damaged text is cut, and contains no character that a screen cannot show."""
        reason = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in reason)
        if len(reason) > MAX_REASON_CHARACTERS:
            reason = f"{reason[:MAX_REASON_CHARACTERS]}…"
        super().__init__(f"{name}, line {line}: {reason}" if line else f"{name}: {reason}")
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


def read_file(path: Path) -> str:
    """Read the text of such a file. Raises IniError if it is missing, not a file, too long or not text.

    The byte order mark that some editors put before UTF-8 is not part of the text.
    """
    try:
        content = _content(path)
        return content.removeprefix(BOM_UTF8).decode()
    except OSError as error:
        raise IniError(str(path), 0, f"it cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise IniError(str(path), line, f"it cannot be read as UTF-8 ({error.reason})") from error


def _content(path: Path) -> bytes:
    """Read the whole file; a pipe or a device is not opened."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise IniError(str(path), 0, "it cannot be read (it is no file with text in it)")
        with os.fdopen(handle, "rb", closefd=False) as file:
            content = file.read(MAX_FILE_BYTES + 1)
    finally:
        os.close(handle)
    if not content:
        raise IniError(str(path), 0, "it is empty")
    if len(content) > MAX_FILE_BYTES:
        raise IniError(str(path), 0, f"it is longer than {MAX_FILE_BYTES} bytes")
    return content


def read(text: str, name: str) -> dict[str, Section]:
    """Read sections by name. `name` is the file's, for the messages. Raises IniError for any line without a meaning."""
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
                raise IniError(name, number, f"duplicate section [{title}], first on line {sections[title].line}")
            sections[title] = section
        elif section is None:
            raise IniError(name, number, f"{line!r} is before the first [section]")
        else:
            _add(section, line, name, number)
    return sections


def without_comment(raw: str) -> str:
    """Strip blanks and a comment: one that begins the line, or one after white space."""
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
        raise IniError(name, number, f"duplicate key {key}, first on line {section.entries[key].line}")
    section.entries[key] = Entry(value, number)
