"""The messages of drivers/dice/PROTOCOL.md: those that are read, and those refused as invalid."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.dice.line_codec import PAGES, FormError, read_command, read_reply, stands, write
from drivers.dice.messages import (
    DICE_COUNTS,
    MAX_THROW,
    MIN_CONFIDENCE,
    PAGE_LENGTH,
    RECORD_LENGTH,
    AskHistogram,
    AskIdentity,
    AskLog,
    AskState,
    AskTotals,
    Clock,
    Command,
    Histogram,
    Identity,
    LogPage,
    Open,
    Refusal,
    Refused,
    RefuseResult,
    Reply,
    Result,
    SelfTest,
    SelfTestEnded,
    State,
    StateLine,
    Throw,
    Totals,
    Void,
    VoidReason,
    Warn,
)
from drivers.framing import LineReader
from tests.drivers.number_limits import assert_taken_within
from tests.each import each_of

COMMANDS = [
    AskIdentity(),
    AskState(),
    Open(True),
    Open(False),
    Throw(1, 2),
    Throw(MAX_THROW, 4),
    RefuseResult(17, 3),
    SelfTest(),
    AskTotals(),
    AskHistogram(1),
    AskLog(3),
    Clock("20250131142500"),
]
REPLIES = [
    Identity(1, "Maker", "Model 7", "2.01", "A-17", 3),
    StateLine(State.FAULT, MAX_THROW, Warn.LID | Warn.LAST_VOID),
    Result(17, (1, 6, 3), (99, 80, 0)),
    Void(17, VoidReason.STACKED),
    SelfTestEnded((1, 100)),
    Totals(4_000_000_000, 12),
    Histogram(2, (1, 2, 3, 4, 5, 6)),
    LogPage(0, ((17, (3, 4)), (16, VoidReason.POWER))),
    LogPage(3, ()),
    Clock("20250131142500"),
    Refusal("T", "17", Refused.OLD),
]


def fields_of(message: Command | Reply) -> list[str]:
    return LineReader().feed(write(message))[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_reads_as_it_was_written(command: Command) -> None:
    assert read_command(fields_of(command)) == command


@pytest.mark.parametrize("reply", REPLIES)
def test_a_reply_reads_as_it_was_written(reply: Reply) -> None:
    assert read_reply(fields_of(reply)) == reply


@each_of(
    "line",
    [
        "T", "T;1", "T;0;2", "T;01;2", "T;-1;2", "T;4294967296;2", "T;1;0", "T;1;5", "T;1;2;3", "T;x;2",
        "S;1", "X;", "P", "P;2", "V;1", "F;1", "H", "H;5", "H;0;", "H;0;5", "H;1;2;3",
        "L;4", "C;2025", "C;2025013114250x",
    ],
)  # fmt: skip
def test_a_command_with_wrong_fields_is_refused_by_its_letter(line: str) -> None:
    with pytest.raises(FormError) as raised:
        read_command(line.split(";"))
    assert (raised.value.letter, raised.value.code) == (line[0], Refused.FORM)


@pytest.mark.parametrize("line", ["", "K", "t;1;2", "R;1;V;6", "TT;1;2"])
def test_an_unknown_command_is_refused(line: str) -> None:
    with pytest.raises(FormError) as raised:
        read_command(line.split(";"))
    assert (raised.value.letter, raised.value.code) == ("?", Refused.UNKNOWN)


@each_of(
    "line",
    [
        "R;1;D;3,4", "R;1;D;3,4;98", "R;1;D;3,4;98,100", "R;1;D;3,10;98,98", "R;1;D;1,2,3,4,5;9,9,9,9,9",
        "R;0;D;3,4;98,98", "R;1;V;0", "R;1;V;9", "R;1;V;1;1", "R;1;W;1", "R;1", "X;0;1;00", "X;8;1;00", "X;2;1;0",
        "X;2;1;0g", "X;2;1", "S;1;a;b;c;d", "S;1;a;b;c;d;5", "S;1;a;b;c;d;2;2", "S;2;a;b;c;d;2", "S;2;a;b;c;d;2;2;x",
        "S;2;a;b;c;d;3;3,1", "S;2;a;b;c;d;3;1,1", "S;2;a;b;c;d;2;", "S;2;a;b;c;d;4;1,2,3,4,4", "H;0;;1;2",
        "H;1;;1,2,3,4,5,6", "H;0;1;2;3;4", "H;1;1,2,3,4,5", "H;0;1", "H", "F", "F;x",
        "L;0;1=1,2;2=1,2;3=1,2;4=1,2;5=1,2", "L;0;1", "L;0;1=V9", "E;T;1;WHY", "E;T;1", "Z",
    ],
)  # fmt: skip
def test_a_reply_with_wrong_fields_is_refused(line: str) -> None:
    with pytest.raises(FormError):
        read_reply(line.split(";"))


@given(st.lists(st.text(max_size=12), min_size=1, max_size=6), st.sampled_from("SXPTVFHLCRE"))
@settings(deadline=None, derandomize=True)
def test_no_fields_bring_anything_but_a_message_or_a_form_error(fields: list[str], letter: str) -> None:
    for read in (read_command, read_reply):
        try:
            message = read([letter, *fields])
        except FormError:
            continue
        assert LineReader().feed(write(message))[0][0] == letter


@pytest.mark.parametrize(
    ("dice", "confidences", "good"),
    [
        ((1, 6), (MIN_CONFIDENCE, 99), True),
        ((1, 6), (MIN_CONFIDENCE - 1, 99), False),
        ((0, 6), (99, 99), False),
        ((7, 6), (99, 99), False),
        ((1, 2, 3), (99, 99, 99), False),
    ],
)
def test_a_result_stands_with_the_right_count_true_faces_and_sure_reading(
    dice: tuple[int, ...], confidences: tuple[int, ...], good: bool
) -> None:
    assert stands(Result(1, dice, confidences), 2) == good


LIMITS = [
    (read_command, "T;{};2", 1, MAX_THROW),
    (read_command, "T;1;{}", 1, 4),
    (read_command, "V;{};2", 1, MAX_THROW),
    (read_command, "V;1;{}", 1, 4),
    (read_command, "P;{}", 0, 1),
    (read_command, "H;{}", 0, 4),
    (read_command, "H;0;{}", 1, 4),
    (read_command, "H;1;{}", 1, 4),
    (read_command, "L;{}", 0, 3),
    (read_reply, "S;{};a;b;c;d;2;2", 2, 99),
    (read_reply, "S;1;a;b;c;d;{}", 1, 4),
    (read_reply, "S;2;a;b;c;d;{};1", 1, 4),
    (read_reply, "S;2;a;b;c;d;4;{}", 1, 4),
    (read_reply, "S;2;a;b;c;d;3;{}", 1, 3),
    (read_reply, "X;{};1;00", 1, 7),
    (read_reply, "X;2;{};00", 0, MAX_THROW),
    (read_reply, "R;{};V;1", 1, MAX_THROW),
    (read_reply, "R;1;V;{}", 1, 8),
    (read_reply, "R;{};D;1,1;98,98", 1, MAX_THROW),
    (read_reply, "R;1;D;{},1;98,98", 0, 9),
    (read_reply, "R;1;D;1,1;98,{}", 0, 99),
    (read_reply, "F;{}", 0, 999),
    (read_reply, "H;{};1,1,1,1,1,1", 1, 4),
    (read_reply, "H;1;{},0,0,0,0,0", 0, 4_294_967_295),
    (read_reply, "H;1;{};0,0,0,0,0,0", 1, 4),
    (read_reply, "H;0;{};0;0", 1, 4),
    (read_reply, "H;0;{};0", 0, 4_294_967_295),
    (read_reply, "H;0;0;{}", 0, 4_294_967_295),
    (read_reply, "L;{}", 0, 3),
    (read_reply, "L;0;{}=1,2", 1, MAX_THROW),
    (read_reply, "L;0;1=V{}", 1, 8),
    (read_reply, "L;0;1={},1", 0, 9),
]


@each_of(("read", "line", "least", "most"), LIMITS)
def test_every_number_is_taken_from_its_least_to_its_most_and_no_further(
    read: Callable[[list[str]], Command | Reply], line: str, least: int, most: int
) -> None:
    assert_taken_within(lambda fields: fields_of(read(fields)), line, least, most, FormError)


@pytest.mark.parametrize(
    ("line", "one", "least", "most"),
    [("R;1;D;{};{}", "1", 1, 4), ("L;0;1={}", "1", 1, 4), ("F;{}", "7", 1, 16), ("H;1;{}", "5", 6, 6)],
)
def test_every_list_has_as_many_numbers_as_it_may(line: str, one: str, least: int, most: int) -> None:
    for count in (least, most):
        fields = line.format(*[",".join([one] * count)] * 2).split(";")
        assert fields_of(read_reply(fields)) == fields
    for count in (least - 1, most + 1):
        with pytest.raises(FormError):
            read_reply(line.format(*[",".join([one] * count)] * 2).split(";"))


@pytest.mark.parametrize("dice", [(1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)])
def test_a_throw_has_one_to_four_dice(dice: tuple[int, ...]) -> None:
    result = Result(1, dice, (98,) * len(dice))
    assert read_reply(fields_of(result)) == result
    assert stands(result, len(dice))
    assert not stands(result, len(dice) + 1)


def test_a_refusal_names_the_letter_and_its_code() -> None:
    with pytest.raises(FormError, match=r"^the line 'T' is not of the protocol: FORM$"):
        read_command(["T", "0", "2"])


def test_the_numbers_of_the_protocol_are_those_of_the_page() -> None:
    """Sections 6 to 8: the highest number of a throw, the length of the record, the required confidence."""
    numbers = (MAX_THROW, RECORD_LENGTH, PAGE_LENGTH, MIN_CONFIDENCE, DICE_COUNTS, PAGES)
    assert numbers == (4_294_967_295, 16, 4, 80, (1, 2, 3, 4), 4)
