"""How ID-003 frames are read for people: the names of commands and statuses, and their data."""

from __future__ import annotations

from collections.abc import Callable

from drivers.validator.id003_codec import TICKET, Command, Frame, Reader, Status
from drivers.wire import Dialect, printable
from drivers.wire import Reader as WireReader

_COMMANDS = {int(command): command.name.replace("_", " ").lower() for command in Command}
_STATUSES = {int(status): status.name.replace("_", " ").lower() for status in Status}


def command_text(frame: Frame) -> str:
    """A frame from the host."""
    return _with_data(_COMMANDS.get(frame.code, f"command {frame.code:02X}"), frame.data)


def reply_text(frame: Frame) -> str:
    """A frame from the device: a status, or the answer to a question, or an echoed setting."""
    if frame.code == Command.VERSION:
        return f"version {printable(frame.data.decode('latin-1'))}"
    if frame.code == Status.ESCROW and frame.data[:1] == TICKET:
        return f"escrow: ticket {printable(frame.data[1:].decode('latin-1'))}"
    if frame.code == Status.ESCROW:
        return _with_data("escrow: bill code", frame.data)
    name = _STATUSES.get(frame.code) or _COMMANDS.get(frame.code) or f"status {frame.code:02X}"
    return _with_data(name, frame.data)


def _with_data(name: str, data: bytes) -> str:
    return f"{name} {data.hex(' ').upper()}" if data else name


def _reader(text: Callable[[Frame], str]) -> WireReader:
    reader = Reader()
    return lambda data: [text(frame) for frame in reader.feed(data)]


DIALECT = Dialect(lambda: _reader(command_text), lambda: _reader(reply_text))
