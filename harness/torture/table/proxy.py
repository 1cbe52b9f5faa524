"""A line to the server through a proxy that knows where PostgreSQL's messages end, and cuts it after any of them."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes messages on, in both directions; once `cut_after` is set, only so many more, and then the line is cut."""

    def __init__(self, folder: Path, server: Path) -> None:
        self._server = server
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / SOCKET))
        self._listening.listen()
        self._lock = threading.Lock()
        self._left: int | None = None
        self.has_cut = False
        """A message was held back since the proxy was told to cut."""
        self.passed: list[str] = []
        """The messages since the proxy was told to cut: `>P` is one to the server, `<C` one from it."""
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def cut_after(self, messages: int) -> None:
        """Cut the line after so many more messages."""
        with self._lock:
            self._left, self.passed, self.has_cut = messages, [], False

    def pass_on(self) -> None:
        """Cut no more lines."""
        with self._lock:
            self._left = None

    def close(self) -> None:
        """End the proxy; its lines are closed by then."""
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
            server = socket.socket(socket.AF_UNIX)
            server.connect(str(self._server / SOCKET))
            both = threading.Barrier(2)
            for one, other, sign in ((client, server, ">"), (server, client, "<")):
                ends.append(threading.Thread(target=self._pass, args=(one, other, sign, both), daemon=True))
                ends[-1].start()
        for end in ends:
            end.join()

    def _pass(self, source: socket.socket, goal: socket.socket, sign: str, both: threading.Barrier) -> None:
        header = 4 if sign == ">" else 5  # the first message of a client has no letter
        with contextlib.suppress(OSError):
            while (message := _message(source, header)) and self._may_pass(sign, message, header):
                goal.sendall(message)
                header = 5
        for one in (source, goal):
            with contextlib.suppress(OSError):  # the other side was faster
                one.shutdown(socket.SHUT_RDWR)
        both.wait()
        source.close()

    def _may_pass(self, sign: str, message: bytes, header: int) -> bool:
        with self._lock:
            if self._left is not None and header == 5:
                if not self._left:
                    self.has_cut = True
                    return False
                self._left -= 1
                self.passed.append(sign + chr(message[0]))
        return True


def _message(source: socket.socket, header: int) -> bytes:
    """The next message; empty at the end of the line."""
    first = _exactly(source, header)
    if len(first) < header:
        return b""
    rest = _exactly(source, int.from_bytes(first[-4:], "big") - 4)
    return first + rest


def _exactly(source: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size and (more := source.recv(size - len(found))):
        found += more
    return found
