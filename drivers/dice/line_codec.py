"""The dice line protocol, version 2: encodes and decodes its messages (drivers/dice/PROTOCOL.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from drivers import framing
from drivers.dice import messages
from drivers.framing import nothing, number, numbers, text, write_line

VERSION = 2
DICE_RANGE = (messages.DICE_COUNTS[0], messages.DICE_COUNTS[-1])
MAX_DICE = messages.DICE_COUNTS[-1]
FACES = 6
MAX_FACE = 9
"""A face is one digit; 1…6 are dice, anything else is a reading the host refuses."""
MAX_COUNTER = 4_294_967_295
MAX_CONFIDENCE = 99
MAX_SELF_TEST_CODE = 999
PAGES = messages.RECORD_LENGTH // messages.PAGE_LENGTH

_Message = TypeVar("_Message")
_WARNINGS = re.compile(r"[0-9A-F]{2}")
_MOMENT = re.compile(r"[0-9]{14}")


class FormError(framing.FormError):
    """A complete line that this protocol does not define; `letter` and `code` are what a generator answers."""

    def __init__(self, letter: str, code: messages.Refused) -> None:
        super().__init__(f"the line {letter!r} is not of the protocol: {code}")
        self.letter = letter
        self.code = code


def write(message: messages.Command | messages.Reply) -> bytes:
    """The message as one line with its checksum."""
    return write_line(_fields(message))


def read_command(fields: Sequence[str]) -> messages.Command:
    """Decode a host's command from its fields. Raises FormError."""
    return _read(_COMMANDS, fields)


def read_reply(fields: Sequence[str]) -> messages.Reply:
    """Decode a generator's reply from its fields. Raises FormError."""
    return _read(_REPLIES, fields)


# Messages to fields ---------------------------------------------------------------------------------------------------


def _fields(message: messages.Command | messages.Reply) -> list[str]:
    match message:
        case messages.AskIdentity():
            return ["S"]
        case messages.AskState():
            return ["X"]
        case messages.Open(opened):
            return ["P", str(int(opened))]
        case messages.Throw(throw, count):
            return ["T", str(throw), str(count)]
        case messages.RefuseResult(throw, count):
            return ["V", str(throw), str(count)]
        case messages.SelfTest():
            return ["F"]
        case messages.AskTotals(count):
            return ["H", "0", *_count(count)]
        case messages.AskHistogram(die, count):
            return ["H", str(die), *_count(count)]
        case messages.AskLog(page):
            return ["L", str(page)]
    return _reply_fields(message)


def _reply_fields(message: messages.Reply) -> list[str]:
    match message:
        case messages.Identity(protocol, maker, model, version, serial, count, counts):
            return ["S", str(protocol), maker, model, version, serial, str(count), *([_list(counts)] if counts else ())]
        case messages.StateLine(state, throw, warnings):
            return ["X", str(int(state)), str(throw), f"{int(warnings):02X}"]
        case messages.Result(throw, dice, confidences):
            return ["R", str(throw), "D", _list(dice), _list(confidences)]
        case messages.Void(throw, reason):
            return ["R", str(throw), "V", str(int(reason))]
        case messages.SelfTestEnded(codes):
            return ["F", _list(codes)]
        case messages.Totals(results, voids, count):
            return ["H", "0", *_count(count), str(results), str(voids)]
        case messages.Histogram(die, faces, count):
            return ["H", str(die), *_count(count), _list(faces)]
        case messages.LogPage(page, entries):
            return ["L", str(page), *(f"{throw}={_entry(outcome)}" for throw, outcome in entries)]
        case messages.Refusal(letter, argument, code):
            return ["E", letter, argument, code.value]
        case messages.Clock(moment):
            return ["C", moment]


def _entry(outcome: tuple[int, ...] | messages.VoidReason) -> str:
    return f"V{int(outcome)}" if isinstance(outcome, messages.VoidReason) else _list(outcome)


def _list(numbers: Sequence[int]) -> str:
    return ",".join(str(number) for number in numbers)


def _count(count: int) -> list[str]:
    """The field of a number of dice; none where all throws are meant."""
    return [str(count)] if count else []


# Fields to messages ---------------------------------------------------------------------------------------------------


def _read(forms: Mapping[str, Callable[[Sequence[str]], _Message]], fields: Sequence[str]) -> _Message:
    letter, rest = fields[0], fields[1:]
    if letter not in forms:
        raise FormError("?", messages.Refused.UNKNOWN)
    try:
        return forms[letter](rest)
    except ValueError as error:  # a field's own error, or too many or too few fields
        raise FormError(letter, messages.Refused.FORM) from error


def _throw_and_count(fields: Sequence[str]) -> tuple[int, int]:
    throw, count = fields
    return number(throw, 1, messages.MAX_THROW), number(count, messages.DICE_COUNTS[0], MAX_DICE)


def _ask_identity(fields: Sequence[str]) -> messages.Command:
    nothing(fields)
    return messages.AskIdentity()


def _ask_state(fields: Sequence[str]) -> messages.Command:
    nothing(fields)
    return messages.AskState()


def _open(fields: Sequence[str]) -> messages.Command:
    (opened,) = fields
    return messages.Open(bool(number(opened, 0, 1)))


def _throw(fields: Sequence[str]) -> messages.Command:
    return messages.Throw(*_throw_and_count(fields))


def _refuse_result(fields: Sequence[str]) -> messages.Command:
    return messages.RefuseResult(*_throw_and_count(fields))


def _self_test(fields: Sequence[str]) -> messages.Command:
    nothing(fields)
    return messages.SelfTest()


def _ask_histogram(fields: Sequence[str]) -> messages.Command:
    die_field, *counts = fields
    die, count = number(die_field, 0, MAX_DICE), 0
    if counts:
        (count_field,) = counts
        count = number(count_field, *DICE_RANGE)
    return messages.AskHistogram(die, count) if die else messages.AskTotals(count)


def _ask_log(fields: Sequence[str]) -> messages.Command:
    (page,) = fields
    return messages.AskLog(number(page, 0, PAGES - 1))


def _clock(fields: Sequence[str]) -> messages.Clock:
    (moment,) = fields
    return messages.Clock(text(moment, _MOMENT))


_COMMANDS: dict[str, Callable[[Sequence[str]], messages.Command]] = {
    "S": _ask_identity,
    "X": _ask_state,
    "P": _open,
    "T": _throw,
    "V": _refuse_result,
    "F": _self_test,
    "H": _ask_histogram,
    "L": _ask_log,
    "C": _clock,
}


def _identity(fields: Sequence[str]) -> messages.Reply:
    protocol_field, maker, model, version, serial, count_field, *others = fields
    protocol, count = number(protocol_field, 1, 99), number(count_field, *DICE_RANGE)
    counts = _counts(protocol, count, others)
    return messages.Identity(protocol, maker, model, version, serial, count, counts)


def _counts(protocol: int, count: int, others: Sequence[str]) -> tuple[int, ...]:
    """The numbers of dice in one throw; version 1 has no such field, and a later version may have more fields."""
    if protocol == 1:
        nothing(others)
        return ()
    field, *later = others
    if protocol == VERSION:
        nothing(later)
    counts = numbers(field, 1, MAX_DICE, count)
    if counts[0] < 1 or list(counts) != sorted(set(counts)):
        raise ValueError(field)
    return counts


def _state_line(fields: Sequence[str]) -> messages.Reply:
    state, throw, warnings = fields
    return messages.StateLine(
        messages.State(number(state, 1, 9)),
        number(throw, 0, messages.MAX_THROW),
        messages.Warn(int(text(warnings, _WARNINGS), 16)),
    )


def _outcome(fields: Sequence[str]) -> messages.Reply:
    throw_field, kind, *rest = fields
    throw = number(throw_field, 1, messages.MAX_THROW)
    if kind == "V":
        (reason,) = rest
        return messages.Void(throw, messages.VoidReason(number(reason, 1, 99)))
    dice, confidences = rest
    if kind != "D" or dice.count(",") != confidences.count(","):
        raise ValueError(fields)
    return messages.Result(
        throw, numbers(dice, *DICE_RANGE, MAX_FACE), numbers(confidences, *DICE_RANGE, MAX_CONFIDENCE)
    )


def _self_test_ended(fields: Sequence[str]) -> messages.Reply:
    (codes,) = fields
    return messages.SelfTestEnded(numbers(codes, 1, 16, MAX_SELF_TEST_CODE))


def _statistics(fields: Sequence[str]) -> messages.Reply:
    die_field, *others = fields
    die = number(die_field, 0, MAX_DICE)
    of_one_count = len(others) == (2 if die else 3)
    count = number(others[0], *DICE_RANGE) if of_one_count else 0
    counters = others[1:] if of_one_count else others
    if die:
        (faces,) = counters
        return messages.Histogram(die, numbers(faces, FACES, FACES, MAX_COUNTER), count)
    results, voids = counters
    return messages.Totals(number(results, 0, MAX_COUNTER), number(voids, 0, MAX_COUNTER), count)


def _log_page(fields: Sequence[str]) -> messages.Reply:
    page, *entries = fields
    if len(entries) > messages.PAGE_LENGTH:
        raise ValueError(fields)
    return messages.LogPage(number(page, 0, PAGES - 1), tuple(_log_entry(entry) for entry in entries))


def _log_entry(field: str) -> tuple[int, tuple[int, ...] | messages.VoidReason]:
    throw_field, outcome = field.split("=")
    throw = number(throw_field, 1, messages.MAX_THROW)
    if outcome.startswith("V"):
        return throw, messages.VoidReason(number(outcome[1:], 1, 99))
    return throw, numbers(outcome, *DICE_RANGE, MAX_FACE)


def _refusal(fields: Sequence[str]) -> messages.Reply:
    letter, argument, code = fields
    return messages.Refusal(letter, argument, messages.Refused(code))


_REPLIES: dict[str, Callable[[Sequence[str]], messages.Reply]] = {
    "S": _identity,
    "X": _state_line,
    "R": _outcome,
    "F": _self_test_ended,
    "H": _statistics,
    "L": _log_page,
    "C": _clock,
    "E": _refusal,
}


# The rule both sides share -----------------------------------------------------------------------------------------


def stands(result: messages.Result, count: int) -> bool:
    """Whether this reading is valid: as many dice as were asked for, each a face 1…6, each read with confidence."""
    return (
        len(result.dice) == count
        and all(1 <= face <= FACES for face in result.dice)
        and all(confidence >= messages.MIN_CONFIDENCE for confidence in result.confidences)
    )
