"""Reads the INI text of parameters and par sheets into entries that know their line."""

from __future__ import annotations

import os
import re
import stat
from codecs import BOM_UTF8
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from terminal.messages.lazy import message
from terminal.messages.showable import shown

if TYPE_CHECKING:
    from drivers.ports.message import Message, Value

COMMENT = "#;"
MAX_FILE_BYTES = 1 << 20
"""A hundred times the size of any of these files."""
MAX_QUOTED_CHARACTERS = 160
"""Of one text from a file, in a reason: a damaged line would fill the lock screen."""


class IniError(ValueError):
    """An error in a file a technician edits: its name, the line (0: no single one), and the reason."""

    def __init__(self, name: str, line: int, reason: Message) -> None:
        """A reason that quotes damaged text is cut, and contains no character that a screen cannot show."""
        reason, name = _showable(reason), shown(name)
        if line:
            self.message = message("ini.at_line", file=name, line=line, reason=reason)
        else:
            self.message = message("ini.in_file", file=name, reason=reason)
        super().__init__(self.message)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        """The sentence in English, without its full stop."""
        from terminal.messages.english import sentence  # only now: what starts first mostly has nothing to say

        return sentence(self.message)


def _showable(reason: Message) -> Message:
    from msgspec.structs import replace

    return replace(reason, values={name: _showable_value(value) for name, value in reason.values.items()})


def _showable_value(value: Value) -> Value:
    if not isinstance(value, str):
        return value
    text = shown(value)
    return text if len(text) <= MAX_QUOTED_CHARACTERS else f"{text[:MAX_QUOTED_CHARACTERS]}…"


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
        raise IniError(str(path), 0, message("ini.unreadable", error=str(error.strerror))) from error
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise IniError(str(path), line, message("ini.not_text", error=error.reason)) from error


def _content(path: Path) -> bytes:
    """Read the whole file; a pipe or a device is not opened."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise IniError(str(path), 0, message("ini.not_a_file"))
        with os.fdopen(handle, "rb", closefd=False) as file:
            content = file.read(MAX_FILE_BYTES + 1)
    finally:
        os.close(handle)
    if not content:
        raise IniError(str(path), 0, message("ini.empty"))
    if len(content) > MAX_FILE_BYTES:
        raise IniError(str(path), 0, message("ini.too_long", bytes=MAX_FILE_BYTES))
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
                first = sections[title].line
                raise IniError(name, number, message("ini.duplicate_section", section=title, line=first))
            sections[title] = section
        elif section is None:
            raise IniError(name, number, message("ini.before_section", text=line))
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
        raise IniError(name, number, message("ini.not_a_section", text=line))
    return line[1:-1].strip()


def _add(section: Section, line: str, name: str, number: int) -> None:
    key, equals, value = (part.strip() for part in line.partition("="))
    if not equals or not key:
        raise IniError(name, number, message("ini.not_an_entry", text=line))
    if key in section.entries:
        raise IniError(name, number, message("ini.duplicate_key", key=key, line=section.entries[key].line))
    section.entries[key] = Entry(value, number)
