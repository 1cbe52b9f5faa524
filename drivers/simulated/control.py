"""The rig's control socket: an order's words as one line of JSON in, the answer as one line of JSON out.

A connection carries one order. The server runs in the rig's loop and never waits for a client; a client waits for the
server for a limited time.
"""

from __future__ import annotations

import fcntl
import os
import selectors
import socket
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

SOCKET_NAME = "control"
LOCK_NAME = "lock"
MAX_REQUEST_BYTES = 4096
MAX_ANSWER_BYTES = 1 << 24
MAX_CLIENTS = 16
MAX_WAITING = 64
CLIENT_PATIENCE_S = 2.0
"""A client that has not sent its order or taken its answer by then is dropped."""
ASK_TIMEOUT_S = 5.0
PEER = struct.Struct("3i")
"""Linux's `struct ucred`: process, user, group (man 7 unix, SO_PEERCRED)."""


class Request(msgspec.Struct, frozen=True):
    """What a client sends."""

    words: list[str]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rig's answer to an order: done or not, one sentence, and the picture if that was asked for."""

    ok: bool
    say: str
    picture: dict[str, object] | None = None


class RigError(RuntimeError):
    """The rig cannot be reached or cannot be started; the message is one sentence."""


Carry = Callable[[Sequence[str]], Answer]
"""Carries out an order and answers; never raises, whatever the words are."""


def ask(directory: Path, words: Sequence[str], timeout_s: float = ASK_TIMEOUT_S) -> Answer:
    """Send an order to the rig of this directory. Raises RigError when none runs there or it does not answer in time.

    Raises UnicodeEncodeError for words that are not valid text.
    """
    line = msgspec.json.encode(Request(list(words))) + b"\n"
    with _connected(directory, timeout_s) as client:
        client.sendall(line)
        return msgspec.json.decode(_read_line(client, time.monotonic() + timeout_s), type=Answer)


def listener(directory: Path) -> int:
    """The id of the process that listens as this directory's rig, as the system reports it.

    Raises RigError when there is none.
    """
    with _connected(directory, ASK_TIMEOUT_S) as client:
        credentials = client.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, PEER.size)  # of the caller of listen()
        return int(PEER.unpack(credentials)[0])


@contextmanager
def _connected(directory: Path, timeout_s: float) -> Iterator[socket.socket]:
    """Connect to the directory's rig. Raises RigError for every error, also for one inside the block."""
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(timeout_s)
        try:
            with _address(directory) as address:
                client.connect(address)
            yield client
        except TimeoutError:
            raise RigError(f"The rig in {directory} did not answer within {timeout_s:g} s.") from None
        except msgspec.DecodeError:
            raise RigError(f"The rig in {directory} broke off its answer.") from None
        except (FileNotFoundError, NotADirectoryError, ConnectionError):
            raise RigError(f"No rig runs in {directory}.") from None
        except OSError as error:
            raise RigError(f"The rig in {directory} cannot be reached: {error.strerror or error}.") from None


@contextmanager
def sole_rig(directory: Path) -> Iterator[None]:
    """Reserve the directory for one rig, until the end of the block or the process. Raises RigError if it is taken."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        lock = os.open(directory / LOCK_NAME, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise RigError(f"A rig cannot work in {directory}: {error.strerror}.") from None
    try:
        _take(lock, directory)
        yield
    finally:
        os.close(lock)


def _take(lock: int, directory: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise RigError(f"A rig already runs in {directory}.") from None


class ControlServer:
    """Answers orders from the directory's socket, inside the loop of `selector`.

    The selector's data of every registered file is a callable without arguments, called when the file is ready.
    """

    def __init__(self, directory: Path, selector: selectors.BaseSelector, carry: Carry) -> None:
        """Open the socket; it replaces one that a killed rig left. The caller holds the directory with `sole_rig`."""
        self._path = directory / SOCKET_NAME
        self._selector = selector
        self._carry = carry
        self._clients: set[_Client] = set()
        self._path.unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.setblocking(False)
        with _address(directory) as address:
            self._listener.bind(address)
        self._path.chmod(0o600)  # before a client can connect: other users of the machine must not feed bills
        self._listener.listen(MAX_WAITING)
        selector.register(self._listener, selectors.EVENT_READ, self._accept)

    def drop_the_slow(self) -> None:
        """Close the connections whose time is over. Called about once a second."""
        for client in [client for client in self._clients if client.deadline_s <= time.monotonic()]:
            self._end(client)

    def close(self) -> None:
        """Close all connections and remove the socket."""
        for client in list(self._clients):
            self._end(client)
        self._selector.unregister(self._listener)
        self._listener.close()
        self._path.unlink(missing_ok=True)

    def _accept(self) -> None:
        try:
            connection, _ = self._listener.accept()
        except (BlockingIOError, ConnectionError):
            return  # the client has already gone again
        connection.setblocking(False)
        client = _Client(connection)
        self._clients.add(client)
        self._selector.register(connection, selectors.EVENT_READ, lambda: self._hear(client))
        if len(self._clients) == MAX_CLIENTS:
            self._selector.unregister(self._listener)  # new clients wait in the queue

    def _hear(self, client: _Client) -> None:
        try:
            data = client.connection.recv(MAX_REQUEST_BYTES)
        except BlockingIOError:
            return
        except ConnectionError:
            data = b""
        client.heard += data
        if b"\n" in client.heard:
            client.answer = msgspec.json.encode(self._answer(client.heard)) + b"\n"
            self._selector.modify(client.connection, selectors.EVENT_WRITE, lambda: self._speak(client))
        elif not data or len(client.heard) > MAX_REQUEST_BYTES:
            self._end(client)

    def _answer(self, heard: bytes) -> Answer:
        try:
            request = msgspec.json.decode(heard.partition(b"\n")[0], type=Request)
        except msgspec.DecodeError:
            return Answer(False, 'An order is a line of JSON such as {"words": ["bill", "20"]}.')
        return self._carry(request.words)

    def _speak(self, client: _Client) -> None:
        try:
            sent = client.connection.send(client.answer)
        except BlockingIOError:
            return
        except ConnectionError:
            sent = len(client.answer)  # the client did not wait for it
        client.answer = client.answer[sent:]
        if not client.answer:
            self._end(client)

    def _end(self, client: _Client) -> None:
        if len(self._clients) == MAX_CLIENTS:
            self._selector.register(self._listener, selectors.EVENT_READ, self._accept)
        self._clients.remove(client)
        self._selector.unregister(client.connection)
        client.connection.close()


class _Client:
    """One connection: what was received so far, or what is still to be sent."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.deadline_s = time.monotonic() + CLIENT_PATIENCE_S
        self.heard = b""
        self.answer = b""


def _read_line(client: socket.socket, deadline_s: float) -> bytes:
    line = b""
    while not line.endswith(b"\n") and len(line) <= MAX_ANSWER_BYTES:
        client.settimeout(max(0.001, deadline_s - time.monotonic()))
        data = client.recv(65536)
        if not data:
            break
        line += data
    return line


@contextmanager
def _address(directory: Path) -> Iterator[str]:
    """An address of the socket that is short enough for the system (107 bytes) even in a deep directory."""
    handle = os.open(directory, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{handle}/{SOCKET_NAME}"
    finally:
        os.close(handle)
