"""JCM ID-003 on the wire: frames, the codes of commands and statuses, and the bills that a device reports.

Line: 9600 baud, 8 data bits, even parity. A frame is ``FC LEN CODE DATA… CRC CRC``. LEN counts the whole frame, 5 at
least. The checksum is CRC-16/KERMIT over everything before it, low byte first. The host asks, the device answers; only
the host's ACK gets no answer. A zero byte outside of a frame means "nothing yet".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import msgspec

from drivers.kermit import crc16_kermit

START = 0xFC
MIN_FRAME_BYTES = 5
MAX_FRAME_BYTES = 128
"""The longest known frame has 46 bytes. A length above this is noise, such as the start byte itself."""
NOTHING_YET = 0x00


class Command(IntEnum):
    """Codes from the host. The settings C0 to C7 are echoed, and read back by 80 to 87."""

    STATUS = 0x11
    RESET = 0x40
    STACK_1 = 0x41
    """Answered by VEND VALID when the bill has passed the stacker's lever."""
    STACK_2 = 0x42
    """Answered by VEND VALID when the bill is fully stored."""
    RETURN = 0x43
    HOLD = 0x44
    WAIT = 0x45
    ACK = 0x50
    """The answer to VEND VALID, which the device repeats until then. Gets no answer."""
    VERSION = 0x88
    BOOT_VERSION = 0x89
    CURRENCY = 0x8A
    ENABLE = 0xC0
    """Two bytes; a bit that is set *disables* its denomination, bit 0 of the first byte that of escrow code 61."""
    SECURITY = 0xC1
    COMMUNICATION = 0xC2
    INHIBIT = 0xC3
    """One byte: 1 inhibits, 0 accepts."""
    DIRECTION = 0xC4
    """One byte; a bit that is set inhibits a direction of insertion."""
    OPTION = 0xC5
    """Two bytes; bit 1 of the first is power recovery: after a power cut the device reports where the bill is."""
    BARCODE = 0xC6
    """Two bytes: the barcode's type (1 is Interleaved 2 of 5) and its number of characters."""
    BAR_INHIBIT = 0xC7
    """One byte; bit 0 inhibits bills, bit 1 tickets. The bits without a meaning are set, as in the field."""


class Status(IntEnum):
    """The device's answers to STATUS, and to a command that it carries out or does not know."""

    IDLING = 0x11
    ACCEPTING = 0x12
    ESCROW = 0x13
    STACKING = 0x14
    VEND_VALID = 0x15
    STACKED = 0x16
    REJECTING = 0x17
    RETURNING = 0x18
    HOLDING = 0x19
    INHIBITED = 0x1A
    INITIALIZE = 0x1B
    POWER_UP = 0x40
    POWER_UP_ACCEPTOR = 0x41
    POWER_UP_STACKER = 0x42
    STACKER_FULL = 0x43
    STACKER_OPEN = 0x44
    JAM_ACCEPTOR = 0x45
    JAM_STACKER = 0x46
    PAUSE = 0x47
    CHEATED = 0x48
    FAILURE = 0x49
    COMMUNICATION_ERROR = 0x4A
    INVALID_COMMAND = 0x4B
    ACK = 0x50


TICKET = b"\x6f"
"""Instead of an escrow code: the digits of a ticket's barcode follow."""
TICKET_DIGITS = 18
INTERLEAVED_2_OF_5 = bytes((0x01, TICKET_DIGITS))
NOTHING_INHIBITED = b"\xfc"

CODES: Mapping[str, int] = {
    "USD": 0x01,
    "CAD": 0x08,
    "ARS": 0x0E,
    "CHF": 0x16,
    "RUB": 0x27,
    "CNY": 0x2D,
    "HUF": 0x30,
    "KZT": 0x51,
    "UAH": 0x5C,
    "INR": 0x63,
    "IRR": 0x78,
    "MDL": 0x7E,
    "UZS": 0x86,
    "EUR": 0xE0,
}
"""The country byte of each currency, as seen in field implementations and on a recorded device link."""

FALLBACK: Mapping[str, Mapping[int, int]] = {
    "USD": {0x61: 1, 0x63: 5, 0x64: 10, 0x65: 20, 0x66: 50, 0x67: 100},
    "EUR": {0x62: 5, 0x63: 10, 0x64: 20, 0x65: 50, 0x66: 100, 0x67: 200},
}
"""Currency units by escrow code, for a device that answers CURRENCY with INVALID COMMAND or not at all."""

_CURRENCIES = {country: currency for currency, country in CODES.items()}
_RECORD_BYTES = 4
_MAX_EXPONENT = 6
"""No bill has more zeros; a record with a larger exponent is invalid."""


class Frame(msgspec.Struct, frozen=True):
    """One frame without its framing. `code` is a Command from the host, usually a Status from the device."""

    code: int
    data: bytes = b""

    def encode(self) -> bytes:
        """Encode it for the wire."""
        length = MIN_FRAME_BYTES + len(self.data)
        assert length <= MAX_FRAME_BYTES
        body = bytes((START, length, self.code)) + self.data
        return body + _checksum(body)


class Reader:
    """Finds frames in a stream of bytes. Bad bytes are counted and dropped, and the next start byte is searched for."""

    def __init__(self) -> None:
        self.bad_frames = 0
        self._pending = bytearray()

    def reset(self) -> None:
        """Drop an incomplete frame: the port was opened again."""
        self._pending.clear()

    def feed(self, received: bytes) -> list[Frame]:
        """Take bytes as they come; returns the frames that are complete and valid."""
        frames = []
        for byte in received:
            self._pending.append(byte)
            frames += self._complete()
        return frames

    def _complete(self) -> list[Frame]:
        """Remove from the front all complete frames and noise. The rest is the beginning of one frame."""
        frames = []
        while self._find_start() and len(self._pending) > 1:
            length = self._pending[1]
            believable = MIN_FRAME_BYTES <= length <= MAX_FRAME_BYTES
            if believable and len(self._pending) < length:
                break
            frame = bytes(self._pending[:length])
            if not believable or _checksum(frame[:-2]) != frame[-2:]:
                self.bad_frames += 1
                del self._pending[0]  # the start byte may have been noise before a good frame
                continue
            frames.append(Frame(frame[2], frame[3:-2]))
            del self._pending[:length]
        return frames

    def _find_start(self) -> bool:
        start = self._pending.find(START)
        noise = self._pending[: start if start >= 0 else len(self._pending)]
        self.bad_frames += any(byte != NOTHING_YET for byte in noise)
        del self._pending[: len(noise)]
        return start >= 0


def denominations(data: bytes) -> dict[int, tuple[str, int]]:
    """Decode the answer to CURRENCY: by escrow code the currency and the value in cents.

    Each record is escrow code, country, value, exponent; a bill is worth value times ten to the exponent. Records
    without a value are unused; records with an absurd exponent, and an incomplete record, are skipped.
    """
    bills = {}
    for offset in range(0, len(data) - _RECORD_BYTES + 1, _RECORD_BYTES):
        code, country, value, exponent = data[offset : offset + _RECORD_BYTES]
        if value and exponent <= _MAX_EXPONENT:
            bills[code] = (_CURRENCIES.get(country, f"country {country:02X}"), value * 10**exponent * 100)
    return bills


def ticket_number(escrowed: bytes) -> str | None:
    """The 18 digits of a ticket from the data of status ESCROW; None for a bill, or a barcode of another form."""
    code, digits = escrowed[:1], escrowed[1:]
    whole = code == TICKET and len(digits) == TICKET_DIGITS and digits.isdigit()
    return digits.decode("ascii") if whole else None


def currency_assign(values: Mapping[int, int], country: int) -> bytes:
    """Encode the answer to CURRENCY: currency units by escrow code, all of one country."""
    return b"".join(_record(code, country, units) for code, units in values.items())


def _record(code: int, country: int, units: int) -> bytes:
    """Move the trailing zeros into the exponent, as the device does: 100 is one times ten to the second."""
    exponent = 0
    while units % 10 == 0 and units:
        units, exponent = units // 10, exponent + 1
    return bytes((code, country, units, exponent))


def _checksum(body: bytes) -> bytes:
    return crc16_kermit(body).to_bytes(2, "little")
