"""Finds out which device is at a port, before any driver is set up for it.

Each protocol's own question for the identity is sent, and nothing else: it moves nothing, sets nothing and prints
nothing, and a device of another protocol drops it as noise. A port that a driver has open is left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

import msgspec

from drivers.board import line_codec as board
from drivers.cards import line_codec as cards
from drivers.dice import line_codec as dice
from drivers.dice import messages as dice_messages
from drivers.framing import FormError, LineReader
from drivers.line_machine import NEEDS as LINE
from drivers.link import monotonic_ms
from drivers.printer import tcl, tcl_codec
from drivers.transport.byte_stream import ByteStream
from drivers.transport.needs import Needs, SerialSettings
from drivers.transport.opening import open_stream
from drivers.validator import id003, id003_codec

ANSWER_MS = 700
"""How long an answer may take; the slowest device answers within half of that."""
TRIES = 2
RECEIVED_MAX = 4096
"""A port that sends so many bytes and no answer is used by something else."""

Identified = Callable[[bytes], str]
"""Gets all bytes that came since the question; returns the identity, empty while there is none."""


class Question(msgspec.Struct, frozen=True):
    """How a protocol asks for the identity."""

    kind: str
    """Of the device, as in the catalogue."""
    protocol: str
    needs: SerialSettings
    asks: bytes
    identified: Identified


class Device(msgspec.Struct, frozen=True):
    """A device that has answered."""

    kind: str
    protocol: str
    identity: str
    """As it names itself."""


_Identity = board.Identity | cards.Identity | dice_messages.Identity


def _line(read_reply: Callable[[Sequence[str]], object], identity: type[_Identity]) -> Identified:
    """The answer of a device that speaks in lines, read by its own protocol."""

    def identified(received: bytes) -> str:
        for fields in LineReader().feed(received):
            try:
                reply = read_reply(fields)
            except FormError:
                continue
            if isinstance(reply, identity):
                return f"{reply.maker} {reply.model} {reply.version}, {reply.serial}"
        return ""

    return identified


def _id003(received: bytes) -> str:
    for frame in id003_codec.Reader().feed(received):
        if frame.code == id003_codec.Command.VERSION:
            return _printable(frame.data) or id003.UNNAMED
        if frame.code == id003_codec.Status.INVALID_COMMAND:
            return id003.UNNAMED  # it does not know this question, but the protocol
    return ""


def _tcl(received: bytes) -> str:
    for status in tcl_codec.StatusReader().feed(received):
        return status.version.strip() or "TCL"
    return ""


def _printable(data: bytes) -> str:
    return "".join(chr(byte) for byte in data if 0x20 <= byte < 0x7F).strip()


QUESTIONS: tuple[Question, ...] = (
    Question("board", "boxman", LINE, board.write(board.AskIdentity()), _line(board.read_reply, board.Identity)),
    Question(
        "dice", "boxman", LINE, dice.write(dice_messages.AskIdentity()), _line(dice.read_reply, dice_messages.Identity)
    ),
    Question("cards", "boxman", LINE, cards.write(cards.AskIdentity()), _line(cards.read_reply, cards.Identity)),
    Question("validator", "id003", id003.NEEDS, id003_codec.Frame(id003_codec.Command.VERSION).encode(), _id003),
    Question("printer", "tcl", tcl.NEEDS, tcl_codec.encode_command(tcl_codec.AskStandard()), _tcl),
)
"""Of every protocol with a cable."""


def identify(
    address: str,
    questions: Sequence[Question] = QUESTIONS,
    opens: Callable[[str, Needs], ByteStream] = open_stream,
    clock: Callable[[], int] = monotonic_ms,
) -> Device | None:
    """Ask the device at this address who it is; None if it answers no question. Raises StreamGoneError."""
    for needs, same in groupby(questions, key=lambda one: one.needs):
        alike = tuple(same)
        stream = opens(address, needs)
        try:
            for asks in dict.fromkeys(one.asks for one in alike):
                found = _ask(stream, asks, [one for one in alike if one.asks == asks], clock)
                if found is not None:
                    return found
        finally:
            stream.close()
    return None


def _ask(stream: ByteStream, asks: bytes, questions: Sequence[Question], clock: Callable[[], int]) -> Device | None:
    """Send a question, and read what each protocol that has it makes of the answer."""
    for _ in range(TRIES):
        stream.write(asks)
        received, until_ms = b"", clock() + ANSWER_MS
        while (left_ms := until_ms - clock()) > 0 and len(received) < RECEIVED_MAX:
            received += stream.read(left_ms)
            for one in questions:
                if identity := one.identified(received):
                    return Device(one.kind, one.protocol, identity)
    return None


def serial_ports(dev: Path = Path("/dev"), tty: Path = Path("/sys/class/tty")) -> Iterator[str]:
    """The paths of the serial ports of this machine; of an adapter the name that stays when it is plugged elsewhere."""
    stable = {one.resolve(): one for one in sorted((dev / "serial" / "by-id").glob("*"))}
    for pattern in ("ttyUSB*", "ttyACM*", "ttyS*"):
        for port in sorted(dev.glob(pattern)):
            if pattern != "ttyS*" or _has_hardware(tty / port.name / "type"):
                yield str(stable.get(port.resolve(), port))


def _has_hardware(kind: Path) -> bool:
    """The system makes more names of built-in ports than there are ports; those without one have the type 0."""
    try:
        return kind.read_text().strip() not in ("", "0")
    except OSError:
        return False
