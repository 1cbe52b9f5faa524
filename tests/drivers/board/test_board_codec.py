"""The lines of drivers/board/PROTOCOL.md: those that are read, and those refused as invalid."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path

import pytest

import drivers.board
from drivers.board.line_codec import (
    LAMPS,
    AskIdentity,
    AskInputs,
    Command,
    ForgetOpenings,
    Identity,
    Inputs,
    Reply,
    SetLamp,
    read_command,
    read_reply,
    write,
)
from drivers.framing import FormError, LineReader
from drivers.ports import DOORS, KEYS, Lamp
from tests.drivers.number_limits import assert_taken_within
from tests.each import each_of


def fields_of(message: Command | Reply) -> list[str]:
    return LineReader().feed(write(message))[0]


@pytest.mark.parametrize(
    "command", [AskIdentity(), AskInputs(), ForgetOpenings(7, 3), *(SetLamp(lamp) for lamp in Lamp)]
)
def test_a_command_reads_as_it_was_written(command: Command) -> None:
    assert read_command(fields_of(command)) == command


@pytest.mark.parametrize(
    "reply",
    [
        Identity(1, "Maker", "Model", "1.0", "17"),
        Inputs((), (), Lamp.OFF),
        Inputs(("main", "cashbox", "logic"), ("attendant", "technician"), Lamp.DOOR),
        Inputs(("logic",), ("technician",), Lamp.CALL),
        Inputs(("logic",), (), Lamp.DOOR, 4_294_967_295, (0, 1, 99)),
    ],
)
def test_a_reply_reads_as_it_was_written(reply: Reply) -> None:
    assert read_reply(fields_of(reply)) == reply


def test_every_lamp_has_its_number_on_the_wire() -> None:
    assert set(LAMPS) == set(Lamp)


def test_bits_of_a_later_version_are_left_aside() -> None:
    assert read_reply(["I", "F9", "82", "0"]) == Inputs(("main",), ("technician",), Lamp.OFF)


@each_of("line", ["", "K", "S;1", "I;0", "L", "L;9", "L;x", "L;0;0", "C", "C;1", "C;0;1", "C;1;0", "C;1;298"])
def test_what_is_no_command_is_refused(line: str) -> None:
    with pytest.raises(FormError):
        read_command(line.split(";"))


@each_of(
    "line",
    [
        *("", "L;0", "S;1;a;b;c", "S;x;a;b;c;d", "I;00;00", "I;0;00;0", "I;00;0g;0", "I;00;00;9", "I;00;00;0;1"),
        *("I;00;00;0;1;1;1", "I;00;00;0;0;1;0;0", "I;00;00;0;1;100;0;0", "I;00;00;0;1;1;0;0;0"),
    ],
)
def test_what_is_no_reply_is_refused(line: str) -> None:
    with pytest.raises(FormError):
        read_reply(line.split(";"))


LIMITS = [
    (read_command, "L;{}", 0, 8),
    (read_command, "C;{};1", 1, 4_294_967_295),
    (read_command, "C;1;{}", 1, 297),
    (read_reply, "S;{};a;b;c;d", 1, 99),
    (read_reply, "I;00;00;{}", 0, 8),
    (read_reply, "I;00;00;0;{};1;0;0", 1, 4_294_967_295),
    (read_reply, "I;00;00;0;1;{};0;0", 0, 99),
    (read_reply, "I;00;00;0;1;0;0;{}", 0, 99),
]


@each_of(("read", "line", "least", "most"), LIMITS)
def test_every_number_is_taken_from_its_least_to_its_most_and_no_further(
    read: Callable[[list[str]], Command | Reply], line: str, least: int, most: int
) -> None:
    assert_taken_within(lambda fields: fields_of(read(fields)), line, least, most, FormError)


def test_a_refusal_names_the_whole_line() -> None:
    with pytest.raises(FormError, match=r"^'L;9;' is not a command$"):
        read_command(["L", "9", ""])
    with pytest.raises(FormError, match=r"^'S;1' is not a reply$"):
        read_reply(["S", "1"])


def test_an_inputs_line_without_counts_has_no_record() -> None:
    assert read_reply(["I", "00", "00", "0"]) == Inputs((), (), Lamp.OFF, record=0, openings=())


def test_every_door_every_key_and_every_lamp_has_the_place_that_the_page_gives_it() -> None:
    page = (Path(drivers.board.__path__[0]) / "PROTOCOL.md").read_text(encoding="utf-8")
    for bit, (door, key) in enumerate(zip_longest(DOORS, KEYS, fillvalue="")):
        assert f"\n| {1 << bit:02X} | {door} | {key}".rstrip() in page
        assert write(Inputs((door,), (), Lamp.OFF)).startswith(f"*I;{1 << bit:02X};00;0;".encode())
    for lamp in Lamp:
        number = write(SetLamp(lamp))[3:4].decode()
        assert f"\n| {number} | {lamp.value} | " in page
