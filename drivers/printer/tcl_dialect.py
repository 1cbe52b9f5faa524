"""How the commands and replies of a TCL printer are read for people."""

from __future__ import annotations

from drivers.printer.tcl_codec import CommandReader, StatusReader
from drivers.wire import Dialect, Reader, text_of


def _commands() -> Reader:
    reader = CommandReader()
    return lambda data: [text_of(command) for command in reader.feed(data)]


def _replies() -> Reader:
    reader = StatusReader()
    return lambda data: [text_of(status) for status in reader.feed(data)]


DIALECT = Dialect(_commands, _replies)
