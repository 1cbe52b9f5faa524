"""A line to the server through a proxy that knows where its messages end: it cuts, delays or stalls it after any.

Over TLS no message can be told from another; there it counts TLS's records: each is what one side has sent at once.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

SOCKET = ".s.PGSQL.5432"
TLS_ASKED, TLS_ANSWERED, TLS_HEADER, TLS_DATA = 8, 1, 5, 23
"""What a client asks for TLS with, the server's answer, and the header of a record; its first byte says its kind."""


class Passed(NamedTuple):
    """One message, or one record."""

    content: bytes
    name: str
    """Its letter; empty for one that is not counted."""


Reader = Callable[[socket.socket, bool], Iterator[Passed]]
"""Reads the messages of one side; whether that is the client."""


def plain(source: socket.socket, is_client: bool) -> Iterator[Passed]:
    """The messages of PostgreSQL: the first one of a client has no letter."""
    header = 4 if is_client else 5
    while len(first := _exactly(source, header)) == header:
        content = first + _exactly(source, int.from_bytes(first[-4:], "big") - 4)
        yield Passed(content, chr(content[0]) if header == 5 else "")
        header = 5


def tls(source: socket.socket, is_client: bool) -> Iterator[Passed]:
    """The records of TLS, after the words by which both sides have agreed on it."""
    first = _exactly(source, TLS_ASKED if is_client else TLS_ANSWERED)
    if not first:
        return
    yield Passed(first, "")
    while len(head := _exactly(source, TLS_HEADER)) == TLS_HEADER:
        content = head + _exactly(source, int.from_bytes(head[3:], "big"))
        yield Passed(content, "R" if head[0] == TLS_DATA else "")


class Proxy:
    """Passes messages on, in both directions; once told so, only so many more."""

    def __init__(self, listening: socket.socket, connect: Callable[[], socket.socket], read: Reader) -> None:
        self._listening, self._connect, self._read = listening, connect, read
        self._listening.listen()
        self._changed = threading.Condition()
        self._left: int | None = None
        self._stalls = False
        self._delay_s = 0.0
        self._closing = False
        self.has_cut = False
        """A message was held back since the proxy was told to cut."""
        self.passed: list[str] = []
        """The messages since the proxy was told to cut: `>P` is one to the server, `<C` one from it."""
        self.bytes = 0
        """All that has passed, in both directions."""
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    @classmethod
    def of_sockets(cls, folder: Path, server: Path) -> Proxy:
        """Between a socket in this folder, and that of a server in its own."""
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(str(folder / SOCKET))

        def connect() -> socket.socket:
            line = socket.socket(socket.AF_UNIX)
            line.connect(str(server / SOCKET))
            return line

        return cls(listening, connect, plain)

    @classmethod
    def of_ports(cls, server_port: int) -> Proxy:
        """Between a port of its own, and that of a server with TLS; both on this machine."""
        listening = socket.create_server(("127.0.0.1", 0))
        return cls(listening, lambda: socket.create_connection(("127.0.0.1", server_port)), tls)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._listening.getsockname()[1])

    def cut_after(self, messages: int) -> None:
        """Cut the line after so many more messages."""
        self._hold_back(messages, stalls=False)

    def stall_after(self, messages: int) -> None:
        """Hold the line open after so many more messages, and pass nothing on."""
        self._hold_back(messages, stalls=True)

    def _hold_back(self, messages: int, *, stalls: bool) -> None:
        with self._changed:
            self._left, self._stalls, self.passed, self.has_cut = messages, stalls, [], False

    def delay(self, each_s: float) -> None:
        """Pass each message on so much later."""
        with self._changed:
            self._delay_s = each_s

    def pass_on(self) -> None:
        """Cut, stall and delay no more lines."""
        with self._changed:
            self._left, self._delay_s = None, 0.0
            self._changed.notify_all()

    def close(self) -> None:
        """End the proxy; its lines are closed by then."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._listening.close()

    def _accept(self) -> None:
        ends: list[threading.Thread] = []
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                break
            try:
                server = self._connect()
            except OSError:  # the server is killed
                client.close()
                continue
            both = threading.Barrier(2)
            for one, other, sign in ((client, server, ">"), (server, client, "<")):
                ends.append(threading.Thread(target=self._pass, args=(one, other, sign, both), daemon=True))
                ends[-1].start()
        for end in ends:
            end.join()

    def _pass(self, source: socket.socket, goal: socket.socket, sign: str, both: threading.Barrier) -> None:
        with contextlib.suppress(OSError):
            for one in self._read(source, sign == ">"):
                if one.name and not self._may_pass(sign + one.name):
                    break
                goal.sendall(one.content)
                self.bytes += len(one.content)
        for end in (source, goal):
            with contextlib.suppress(OSError):  # the other side was faster
                end.shutdown(socket.SHUT_RDWR)
        both.wait()
        source.close()

    def _may_pass(self, name: str) -> bool:
        """Whether this message is passed on; a stalled line waits here, and a delayed one."""
        time.sleep(self._delay_s)
        with self._changed:
            while self._left == 0:
                self.has_cut = True
                if not self._stalls or self._closing:
                    return False
                self._changed.wait()
            if self._left is not None:
                self._left -= 1
                self.passed.append(name)
        return True


def _exactly(source: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size and (more := source.recv(size - len(found))):
        found += more
    return found
