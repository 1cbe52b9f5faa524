"""Changes single values of a hand-edited Param.ini: comments, order, line ends and all other lines stay as they are."""

from __future__ import annotations

import os
import re
import stat
from codecs import BOM_UTF8
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from terminal.common.durable import make_durable
from terminal.ini import ini
from terminal.messages.lazy import message
from terminal.settings.kinds import WrongValueError
from terminal.settings.parameter import Parameter
from terminal.settings.parameters import PARAMETERS
from terminal.settings.reading import parse, shipped

COPIES_KEPT = 20
"""How many earlier files are kept beside Param.ini."""

COPY_NAME = re.compile(r"\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?")
"""The end of the name of an earlier file: the instant in UTC, and a number if there were several."""


class Prepared(msgspec.Struct, frozen=True):
    """A new Param.ini that is complete on the disk under another name, and a dated copy of the old one."""

    path: Path
    """The file, where links lead to."""
    before: bytes
    """The content of the old file."""
    kept: Path
    """The copy of the old file."""

    @property
    def digest(self) -> str:
        """The digest of the old file."""
        return digest_of(self.before)

    def finish(self) -> Path:
        """Put the new file in place of the old one, and return the old one's copy.

        Raises IniError if another program has changed the file meanwhile: its changes would be lost.
        """
        try:
            if self.path.read_bytes() != self.before:
                raise ini.IniError(self.path.name, 0, message("ini.changed_meanwhile"))
            make_durable(_making(self.path), self.path)
            _drop_oldest(self.path)
        except OSError as error:
            raise _unwritable(self.path, error) from error
        return self.kept

    def discard(self) -> None:
        """Remove the new file and the copy."""
        with suppress(OSError):  # they do no harm
            _making(self.path).unlink(missing_ok=True)
            self.kept.unlink(missing_ok=True)


def change(path: Path, values: Mapping[str, str], at_ms: int) -> Path | None:
    """Set parameters, by their names (``money.currency``), to these texts.

    The old file is kept beside the new one, with the date in its name; returns its path, or None if nothing changed.
    After a power cut there is either the old file or the new one. Raises IniError; the file is then unchanged.
    """
    prepared = prepare(path, values, at_ms)
    return prepared.finish() if prepared else None


def prepare(path: Path, values: Mapping[str, str], at_ms: int) -> Prepared | None:
    """Do everything of `change` that can fail, without changing the file; None if nothing changes. Raises IniError."""
    path = path.resolve()  # a link remains a link
    text = ini.read_file(path)
    new = changed(text, values, path.name)
    return None if new == text else _prepared(path, new, at_ms)


def replace_all(path: Path, values: Mapping[str, str], at_ms: int) -> Path:
    """Write a file that cannot be read as it is: its valid lines and comments stay, wrong lines become comments.

    Returns the path of the old file's copy. Raises IniError.
    """
    path = path.resolve()
    try:
        text = ini.read_file(path)
    except ini.IniError:  # no text at all: nothing of it can stay
        text = ""
    prepared = _prepared(path, repaired(text, values, path.name), at_ms)
    return prepared.finish()


def repaired(text: str, values: Mapping[str, str], name: str) -> str:
    """The text with these values, and without any line that is refused: those become comments."""
    lines = text.splitlines(keepends=True)
    for _ in range(len(lines) + 1):
        try:
            return changed("".join(lines), values, name)
        except ini.IniError as error:
            if not 0 < error.line <= len(lines) or ini.without_comment(lines[error.line - 1]) == "":
                break
            lines[error.line - 1] = f"# {lines[error.line - 1]}"
    return changed(shipped({}), values, name)


def digest_of(content: bytes) -> str:
    """SHA-256 of a file's content."""
    return sha256(content).hexdigest()


def _prepared(path: Path, new: str, at_ms: int) -> Prepared:
    """Write the new file and the copy of the old one. Raises IniError; nothing is left behind then."""
    try:
        before = path.read_bytes()
        mark = BOM_UTF8 if before.startswith(BOM_UTF8) else b""
        kept = _free_name(path, at_ms)
        _write(kept, before, path)
        try:
            _make(path, mark + new.encode())
        except OSError:
            kept.unlink()
            raise
    except OSError as error:
        raise _unwritable(path, error) from error
    return Prepared(path, before, kept)


def _unwritable(path: Path, error: OSError) -> ini.IniError:
    return ini.IniError(str(path), 0, message("ini.unwritable", error=str(error.strerror)))


def changed(text: str, values: Mapping[str, str], name: str) -> str:
    """Write these values into the text of a Param.ini called `name`. Raises IniError for values that are refused."""
    known = {one.name: one for one in PARAMETERS}
    before = parse(text, name).as_written()
    for parameter_name, value in values.items():
        if parameter_name not in known:
            raise ini.IniError(name, 0, message("parameter.unknown", name=parameter_name))
        before[parameter_name] = _canonical(known[parameter_name], value, name)
        text = _with(text, known[parameter_name], value.strip(), name)
    if parse(text, name).as_written() != before:
        raise ini.IniError(name, 0, message("parameter.comment_begins"))
    return text


def _canonical(parameter: Parameter, value: str, name: str) -> str:
    """The value as it will be read back. Raises IniError."""
    try:
        return parameter.kind.write(parameter.kind.read(value.strip()))
    except WrongValueError as error:
        raise ini.IniError(name, 0, error.about(parameter.key)) from error


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


def _drop_oldest(path: Path) -> None:
    """Remove the oldest copies beyond those that are kept. Raises OSError."""
    beside = path.parent.glob(f"{path.name}.*")
    copies = sorted(one for one in beside if COPY_NAME.fullmatch(one.name.removeprefix(path.name)))
    for old in copies[:-COPIES_KEPT]:
        old.unlink()


def _write(path: Path, content: bytes, like: Path) -> None:
    """Write a whole file, with the mode and the owner of another. Raises OSError."""
    make_durable(_make(like, content), path)


def _making(path: Path) -> Path:
    """The name of a file that is not complete yet: one name, so that a failure leaves only one file."""
    return path.with_name(f"{path.name}.making")


def _make(like: Path, content: bytes) -> Path:
    """Write a whole file beside another one, with its mode and owner. Raises OSError."""
    making = _making(like)
    known = like.stat()
    making.unlink(missing_ok=True)
    handle = os.open(making, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        with suppress(PermissionError):  # only root may change the owner
            os.fchown(handle, known.st_uid, known.st_gid)
        os.fchmod(handle, stat.S_IMODE(known.st_mode))
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    finally:
        os.close(handle)
    return making
