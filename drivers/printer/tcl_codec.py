"""The bytes of the FutureLogic-style template printers ("TCL"): commands ``^P|…|^`` and status replies ``*S|…|*``.

Derived from at least six public implementations that agree; the makers' manuals are confidential. What they leave open
is marked "unverified". Both directions are here, for the driver and for the simulated printer.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from enum import IntFlag

import msgspec

MAX_COMMAND_BYTES = 2048
"""The longest command that the reader collects; a template with 17 full fields is far shorter."""
MAX_REPLY_BYTES = 128
"""The longest status reply that the reader collects."""
FLAG_BASE = 0x40
"""Each flag byte is this plus its bits, so ``@`` means "no flag"."""
SAFE_CHARACTER = " "
CURRENCY_CODES = {"€": "EUR ", "£": "GBP "}
LETTERS = {
    "ß": "ss",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
    "đ": "d",
    "Đ": "D",
}
"""Letters that are no others with an accent, as they are written without them."""
MARKS = {
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{MINUS SIGN}": "-",
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
}
_PLAIN = str.maketrans(CURRENCY_CODES | LETTERS | MARKS)


class F1(IntFlag):
    """First flag byte: the printer as a whole."""

    BUSY = 0x20
    SYSTEM_ERROR = 0x10
    HEAD_UP = 0x08
    PAPER_OUT = 0x04
    HEAD_ERROR = 0x02
    VOLTAGE_ERROR = 0x01


class F2(IntFlag):
    """Second flag byte: errors of a print job."""

    TEMPERATURE_ERROR = 0x20
    LIBRARY_REFERENCE_ERROR = 0x10
    PRINT_DATA_ERROR = 0x08
    LIBRARY_LOAD_ERROR = 0x04
    BUFFER_OVERFLOW = 0x02
    JOB_MEMORY_OVERFLOW = 0x01


class F3(IntFlag):
    """Third flag byte: commands, libraries, ticket removal."""

    COMMAND_ERROR = 0x20
    LIBRARIES_CORRUPTED = 0x10
    PAPER_IN_CHUTE = 0x08
    FLASH_ERROR = 0x04
    OFFLINE = 0x02
    MISSING_SUPPLY_INDEX = 0x01


class F4(IntFlag):
    """Fourth flag byte: paper. Most sources use JAM, one uses JAM_ELSEWHERE: unverified, so both count."""

    JAM_ELSEWHERE = 0x20
    JOURNAL_MODE = 0x08
    CUTTER_ERROR = 0x04
    JAM = 0x02
    PAPER_LOW = 0x01


class F5(IntFlag):
    """Fifth flag byte, only in extended replies: evidence of a printed ticket, and of a loss of power."""

    VALIDATION_DONE = 0x20
    TOP_OF_FORM = 0x10
    XOFF = 0x08
    DRAWER_OPEN = 0x04
    BARCODE_PROCESSED = 0x02
    RESET = 0x01


class StandardStatus(msgspec.Struct, frozen=True):
    """The answer to ``^S|^``. No printer sends it unasked."""

    version: str
    f1: F1
    f2: F2
    f3: F3
    last_template: str


class ExtendedStatus(msgspec.Struct, frozen=True):
    """The answer to ``^Se|^``; some printers also send it unasked."""

    version: str
    f1: F1
    f2: F2
    f3: F3
    f4: F4
    f5: F5
    last_template: str

    def flags_text(self) -> str:
        """The five flag bytes as they are in the reply."""
        return "|".join(_flag_letter(flag) for flag in (self.f1, self.f2, self.f3, self.f4, self.f5))


Status = StandardStatus | ExtendedStatus


class AskStandard(msgspec.Struct, frozen=True):
    """``^S|^``"""


class AskExtended(msgspec.Struct, frozen=True):
    """``^Se|^``"""


class Print(msgspec.Struct, frozen=True):
    """``^P|template|copies|field|…|^``"""

    template: str
    copies: int
    fields: tuple[str, ...]


class ForgetRegions(msgspec.Struct, frozen=True):
    """``^R|$|DR|^``: delete all regions that a host has defined from the printer's memory."""


class DefineRegion(msgspec.Struct, frozen=True):
    """``^R|id|R|x|y|width|height||0|0|font|1|1|0|0||^``: a line of text whose words come with each print.

    In dots: `x` across the paper, `y` along it. It is lost when the printer loses power. One public implementation
    shows this form; the font's number and the fields that hosts leave unused are unverified.
    """

    name: str
    x: int
    y: int
    width: int
    height: int


class DefineTemplate(msgspec.Struct, frozen=True):
    """``^T|id|R|width|height|region|…|^``: a template of these regions; their texts are the fields of a print."""

    name: str
    width: int
    height: int
    regions: tuple[str, ...]


class Clear(msgspec.Struct, frozen=True):
    """``^C|^`` clears errors and evidence; with what = ``j`` the jam and all flags, with ``a`` everything."""

    what: str = ""


class Reset(msgspec.Struct, frozen=True):
    """``^r|^``: reset, with the effect of a power cut."""


class BadCommand(msgspec.Struct, frozen=True):
    """The bytes between two carets are not a known command."""

    text: str


Command = AskStandard | AskExtended | Print | ForgetRegions | DefineRegion | DefineTemplate | Clear | Reset | BadCommand

TEXT_FONT = "3"
"""The object of a region that is text. Any other may be a barcode."""
_TEXT_REGION = ("", "0", "0", TEXT_FONT, "1", "1", "0", "0", "")
"""Behind a region's box: unused, not rotated, left-aligned, its font, magnification 1 twice, no attribute, and twice
the mark that the words come with the print.
"""


def safe_text(text: str) -> str:
    """The text as it may be sent in a field: printable ASCII without ``|`` and ``^``.

    How a printer wants those two escaped is unverified, so they become SAFE_CHARACTER, as does everything else that is
    not printable ASCII. Letters lose their accents first: Cafe is more readable than Caf, and Strasse than Stra e. A
    currency sign that no field can carry becomes the currency's code: an amount is never printed without its currency.
    """
    coded = text.translate(_PLAIN)
    plain = (letter for letter in unicodedata.normalize("NFKD", coded) if not unicodedata.combining(letter))
    return "".join(letter if " " <= letter <= "~" and letter not in "|^" else SAFE_CHARACTER for letter in plain)


def encode_command(command: Command) -> bytes:
    """The bytes of a command; every field of a Print is made safe. A BadCommand has none."""
    match command:
        case AskStandard():
            words: Sequence[str] = ("S",)
        case AskExtended():
            words = ("Se",)
        case Clear(what):
            words = ("C", what) if what else ("C",)
        case Reset():
            words = ("r",)
        case Print(template, copies, fields):
            words = ("P", template, str(copies), *(safe_text(field) for field in fields))
        case ForgetRegions():
            words = ("R", "$", "DR")
        case DefineRegion(name, x, y, width, height):
            words = ("R", name, "R", str(x), str(y), str(width), str(height), *_TEXT_REGION)
        case DefineTemplate(name, width, height, regions):
            words = ("T", name, "R", str(width), str(height), *regions)
        case BadCommand():
            raise ValueError("a bad command has no bytes of its own")
    return f"^{'|'.join(words)}|^".encode("ascii")


def encode_status(status: Status) -> bytes:
    """The bytes of a status reply. The unit's id is always 0."""
    flags: tuple[IntFlag, ...] = (status.f1, status.f2, status.f3)
    if isinstance(status, ExtendedStatus):
        flags += (status.f4, status.f5)
    letters = (_flag_letter(flag) for flag in flags)
    return f"*S|0|{'|'.join((status.version, *letters))}|P{status.last_template}|*".encode("ascii")


def _flag_letter(flag: IntFlag) -> str:
    return chr(FLAG_BASE | int(flag))


BAR, STAR = b"|*"


class StatusReader:
    """Finds status replies in the bytes that a printer sends. Other bytes are counted and dropped."""

    _REPLY = re.compile(rb"\*S\|([^|*]{1,4})\|([^|*]{1,24})\|((?:[@-\x7f]\|){3}|(?:[@-\x7f]\|){5})P([^|*]{0,24})\|\*")

    def __init__(self) -> None:
        self.bad_replies = 0
        self._buffer = bytearray()

    def reset(self) -> None:
        """Drop an incomplete reply: the port was opened again."""
        self._buffer.clear()

    def feed(self, received: bytes) -> list[Status]:
        """Take bytes as they come; returns each status that is complete and well-formed."""
        found: list[Status] = []
        for byte in received:
            self._buffer.append(byte)
            if byte == BAR and self._buffer.endswith(b"*S|") and len(self._buffer) > len(b"*S|"):
                self._drop(keep=b"*S|")
            elif byte == STAR and self._buffer.endswith(b"|*"):
                self._take(found)
            elif len(self._buffer) > MAX_REPLY_BYTES:
                self._drop()
        return found

    def _take(self, found: list[Status]) -> None:
        reply = self._REPLY.fullmatch(self._buffer)
        status = _status_of(reply) if reply else None
        if status is None:
            self._drop(keep=b"*")  # its last star may begin the next reply
        else:
            found.append(status)
            self._buffer.clear()

    def _drop(self, keep: bytes = b"") -> None:
        if len(self._buffer) > len(keep):
            self.bad_replies += 1
        self._buffer[:] = keep


def _status_of(reply: re.Match[bytes]) -> Status | None:
    try:
        version, template = (reply[group].decode("ascii") for group in (2, 4))
    except UnicodeDecodeError:
        return None
    if not (version + template).isprintable():
        return None
    bits = [letter - FLAG_BASE for letter in reply[3][::2]]  # every second byte is a bar; a flag byte may be one too
    f1, f2, f3 = F1(bits[0]), F2(bits[1]), F3(bits[2])
    if len(bits) == 3:
        return StandardStatus(version, f1, f2, f3, template)
    return ExtendedStatus(version, f1, f2, f3, F4(bits[3]), F5(bits[4]), template)


class CommandReader:
    """Finds commands in the bytes that a host sends, as the simulated printer does."""

    def __init__(self) -> None:
        self._body: bytearray | None = None
        """The bytes since the caret that opened a command, or None outside of one."""

    def reset(self) -> None:
        """Drop an incomplete command: the printer lost its power."""
        self._body = None

    def feed(self, received: bytes) -> list[Command]:
        """Take bytes as they come; returns each closed command, BadCommand for unknown ones."""
        found: list[Command] = []
        for byte in received:
            if byte == ord("^"):
                self._caret(found)
            elif self._body is not None:
                self._body.append(byte)
                if len(self._body) > MAX_COMMAND_BYTES:
                    found.append(BadCommand(f"more than {MAX_COMMAND_BYTES} bytes without an end"))
                    self._body = None
        return found

    def _caret(self, found: list[Command]) -> None:
        """A caret ends an open command. If what came before was cut off, it also begins the next one."""
        if not self._body:
            self._body = bytearray()
            return
        whole = self._body.endswith(b"|") or bytes(self._body) in (b"S", b"Se")
        found.append(_command_of(self._body.decode("latin-1")))
        self._body = None if whole else bytearray()


def _command_of(body: str) -> Command:
    match body.removesuffix("|").split("|"):
        case ["S"]:
            return AskStandard()
        case ["Se"]:
            return AskExtended()
        case ["C"]:
            return Clear()
        case ["C", ("j" | "a") as what] if body.endswith("|"):
            return Clear(what)
        case ["r"] if body.endswith("|"):
            return Reset()
        case ["P", template, copies, *fields] if body.endswith("|") and len(template) == 1 and _is_number(copies, 4):
            return Print(template, int(copies), tuple(fields))
        case ["R", "$", "DR"] if body.endswith("|"):
            return ForgetRegions()
        case ["R", name, "R", x, y, width, height, *rest] if tuple(rest) == _TEXT_REGION and body.endswith("|"):
            return _region_of(body, name, (x, y, width, height))
        case ["T", name, "R", width, height, *regions] if _are_numbers((width, height)) and body.endswith("|"):
            return DefineTemplate(name, int(width), int(height), tuple(regions))
    return BadCommand(body)


def _region_of(body: str, name: str, box: tuple[str, str, str, str]) -> Command:
    return DefineRegion(name, *map(int, box)) if len(name) == 1 and _are_numbers(box) else BadCommand(body)


def _are_numbers(texts: Sequence[str]) -> bool:
    return all(_is_number(text, 4) for text in texts)


def _is_number(text: str, max_digits: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= max_digits
