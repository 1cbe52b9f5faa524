"""Changes single values of a hand-edited Param.ini: comments, order, line ends and all other lines stay as they are."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from terminal.common import ini
from terminal.common.durable import make_durable
from terminal.settings.parameters import PARAMETERS, Parameter
from terminal.settings.reading import parse


def change(path: Path, values: Mapping[str, str], at_ms: int) -> Path | None:
    """Set parameters, by their names (``money.currency``), to these texts.

    The old file is kept beside the new one, with the date in its name; returns its path, or None if nothing changed.
    After a power cut there is either the old file or the new one. Raises IniError; the file is then unchanged.
    """
    path = path.resolve()  # a link remains a link
    text = ini.read_file(path)
    new = changed(text, values, path.name)
    if new == text:
        return None
    try:
        before = path.read_bytes()
        mark = before[: len(before) - len(text.encode())]
        kept = _free_name(path, at_ms)
        _write(kept, before, path)
        _write(path, mark + new.encode(), path)
    except OSError as error:
        raise ini.IniError(str(path), 0, f"it cannot be written ({error.strerror})") from error
    return kept


def changed(text: str, values: Mapping[str, str], name: str) -> str:
    """Write these values into the text of a Param.ini called `name`. Raises IniError for values that are refused."""
    known = {one.name: one for one in PARAMETERS}
    before = parse(text, name).as_written()
    for parameter_name, value in values.items():
        if parameter_name not in known:
            raise ini.IniError(name, 0, f"unknown parameter {parameter_name}")
        before[parameter_name] = _canonical(known[parameter_name], value, name)
        text = _with(text, known[parameter_name], value.strip(), name)
    if parse(text, name).as_written() != before:
        raise ini.IniError(name, 0, "a value would be read as something else: a comment begins in it")
    return text


def _canonical(parameter: Parameter, value: str, name: str) -> str:
    """The value as it will be read back. Raises IniError."""
    try:
        return parameter.kind.write(parameter.kind.read(value.strip()))
    except ValueError as error:
        raise ini.IniError(name, 0, f"{parameter.key} {error}") from error


def _with(text: str, parameter: Parameter, value: str, name: str) -> str:
    """The text with one value changed, or added where it had its default."""
    lines = text.splitlines(keepends=True)
    section = ini.read(text, name).get(parameter.section)
    entry = section.entries.get(parameter.key) if section else None
    if entry:
        lines[entry.line - 1] = _line_with(lines[entry.line - 1], entry.value, value)
        return "".join(lines)
    end = _line_end(lines)
    line = f"{parameter.key} = {value}{end}"
    if section:
        at = max((one.line for one in section.entries.values()), default=section.line)
        return "".join([*_ended(lines[:at], end), line, *lines[at:]])
    return "".join([*_ended(lines, end), end, f"[{parameter.section}]{end}", line])


def _line_with(line: str, before: str, value: str) -> str:
    """The line with another value: the text before and after it remains."""
    at = line.index("=") + 1
    if not before:
        return f"{line[:at]} {value}{line[at:]}"
    at = line.index(before, at)
    return line[:at] + value + line[at + len(before) :]


def _line_end(lines: list[str]) -> str:
    """The line ending of the file."""
    first = lines[0] if lines else "\n"
    return first[len(first.rstrip("\r\n")) :] or "\n"


def _ended(lines: list[str], end: str) -> list[str]:
    """The lines, with a line ending after the last, so that another can follow."""
    return [*lines[:-1], lines[-1].rstrip("\r\n") + end] if lines else []


def _free_name(path: Path, at_ms: int) -> Path:
    """A free name for the old file, from the instant in UTC; an existing file is never overwritten."""
    dated = f"{path.name}.{datetime.fromtimestamp(at_ms // 1000, UTC):%Y-%m-%dT%H-%M-%SZ}"
    number, kept = 1, path.with_name(dated)
    while kept.exists():
        number += 1
        kept = path.with_name(f"{dated}-{number}")
    return kept


def _write(path: Path, content: bytes, like: Path) -> None:
    """Write a whole file, with the mode and the owner of another. Raises OSError."""
    making = like.with_name(f"{like.name}.making")  # one name, so that a failure leaves only one file
    known = like.stat()
    making.unlink(missing_ok=True)
    handle = os.open(making, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    with os.fdopen(handle, "wb") as file:
        with suppress(PermissionError):  # only root may change the owner
            os.fchown(handle, known.st_uid, known.st_gid)
        os.fchmod(handle, stat.S_IMODE(known.st_mode))
        file.write(content)
        file.flush()
        os.fsync(handle)
    make_durable(making, path)
