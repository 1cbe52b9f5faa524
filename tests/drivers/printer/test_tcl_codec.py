"""The TCL wire format, against the sample commands and replies known from the field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from drivers.ports import Ticket
from drivers.printer.tcl_codec import (
    F1,
    F2,
    F3,
    F4,
    F5,
    MAX_COMMAND_BYTES,
    MAX_REPLY_BYTES,
    AskExtended,
    AskStandard,
    BadCommand,
    Clear,
    Command,
    CommandReader,
    DefineRegion,
    DefineTemplate,
    ExtendedStatus,
    ForgetRegions,
    Print,
    Reset,
    StandardStatus,
    StatusReader,
    encode_command,
    encode_status,
    safe_text,
)
from drivers.printer.tcl_ticket import dashed, print_command, words_on_two_lines
from tests.drivers.printer.bench import ticket
from tests.each import each_of

SAMPLE_1 = (
    b"^P|0|1|00-0000-0000-5366-8153|Your Establishment|Your Location|CITY / STATE / ZIP|||00-0000-0000-5366-8153"
    b"|02/10/2012|00:02:21|Ticket # 12346|EIGHTY FIVE DOLLARS AND TWO CENTS|PR G|$85.02||30 days|MACHINE#1234-678"
    b"|000000000053668153|^"
)
SAMPLE_2 = (
    b"^P|0|1|00-5671-4085-4797-7327|On Casino Floor|9295 Prototype Drive|Reno NV89511|4|A|00-5671-4085-4797-7327"
    b"|09/29/1999|09:09:23|TICKET # 0045|ZERO DOLLARS ANDFIFTY CENTS|G|$$$$$$$$0.50|J|30 days|MACHINE# 0003-031"
    b"|005671408547977327|^"
)
EXTENDED = ExtendedStatus("GURUSAG18", F1(0), F2(0), F3(0), F4(0), F5.TOP_OF_FORM | F5.RESET, "#8000")


@pytest.mark.parametrize("sample", [SAMPLE_1, SAMPLE_2])
def test_the_sample_print_commands_are_read_and_written_again_byte_for_byte(sample: bytes) -> None:
    commands = CommandReader().feed(sample)
    assert len(commands) == 1
    command = commands[0]
    assert isinstance(command, Print)
    assert (command.template, command.copies, len(command.fields)) == ("0", 1, 17)
    assert encode_command(command) == sample


def test_a_ticket_becomes_template_0_in_the_field_order_of_the_samples() -> None:
    cash_out = Ticket(
        number=12346,
        validation="000000000053668153",
        establishment="Your Establishment",
        location="Your Location",
        city="CITY / STATE / ZIP",
        date="02/10/2012",
        time="00:02:21",
        amount="$85.02",
        amount_words="EIGHTY FIVE DOLLARS AND TWO CENTS",
        expiry="30 days",
        machine="MACHINE#1234-678",
    )
    expected = SAMPLE_1.replace(b"Ticket #", b"TICKET #").replace(b"PR G", b"")
    assert encode_command(print_command(cash_out)) == expected


@pytest.mark.parametrize(
    ("command", "wire"),
    [
        (AskStandard(), b"^S|^"),
        (AskExtended(), b"^Se|^"),
        (Clear(), b"^C|^"),
        (Clear("j"), b"^C|j|^"),
        (Clear("a"), b"^C|a|^"),
        (Reset(), b"^r|^"),
    ],
)
def test_the_short_commands_both_ways(command: AskStandard, wire: bytes) -> None:
    assert encode_command(command) == wire
    assert CommandReader().feed(wire) == [command]


def test_status_may_be_asked_for_without_the_bar() -> None:
    assert CommandReader().feed(b"^S^^Se^") == [AskStandard(), AskExtended()]


def test_the_sample_standard_status_says_paper_out() -> None:
    status = StandardStatus("GRUSA4100", F1.SYSTEM_ERROR | F1.PAPER_OUT, F2(0), F3(0), " ")
    assert StatusReader().feed(b"*S|0|GRUSA4100|T|@|@|P |*") == [status]
    assert encode_status(status) == b"*S|0|GRUSA4100|T|@|@|P |*"


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (b"@|@|@|@|@|P#8000", (0, 0, 0, 0, 0)),
        (b"P|@|@|@|A|Px", (F1.SYSTEM_ERROR, 0, 0, 0, F5.RESET)),
        (b"P|P|@|@|@|P0", (F1.SYSTEM_ERROR, F2.LIBRARY_REFERENCE_ERROR, 0, 0, 0)),
        (b"X|@|@|@|@|P0", (F1.SYSTEM_ERROR | F1.HEAD_UP, 0, 0, 0, 0)),
    ],
)
def test_the_sample_flag_strings_of_field_tests(flags: bytes, expected: tuple[int, ...]) -> None:
    wire = b"*S|0|PAY-6.22B|" + flags + b"|*"
    (status,) = StatusReader().feed(wire)
    assert isinstance(status, ExtendedStatus)
    assert (status.f1, status.f2, status.f3, status.f4, status.f5) == expected
    assert status.version == "PAY-6.22B"
    assert encode_status(status) == wire


def test_a_flag_byte_is_40h_and_its_bits() -> None:
    assert EXTENDED.flags_text() == "@|@|@|@|Q"


def test_a_flag_byte_may_be_a_bar_itself() -> None:
    status = ExtendedStatus("GURUSAG18", F1(0x3C), F2(0x3C), F3(0x3C), F4(0x3C), F5(0x3C), "0")
    wire = encode_status(status)
    assert wire == b"*S|0|GURUSAG18|||||||||||P0|*"
    assert StatusReader().feed(wire) == [status]


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("Joe's Bar|Grill^2", "Joe's Bar Grill 2"),
        ("Café Mañana", "Cafe Manana"),
        ("line\r\nbreak\x7f\x00", "line  break  "),
        ("A Z a z 0 9 !~{}", "A Z a z 0 9 !~{}"),
        ("€85.02", "EUR 85.02"),
        ("£1,085.02", "GBP 1,085.02"),
        ("Großer Saal, Łódź \N{EN DASH} Ærø", "Grosser Saal, Lodz - AEro"),
        ("L\N{RIGHT SINGLE QUOTATION MARK}Étoile \N{MINUS SIGN}5.00 …", "L'Etoile -5.00 ..."),
    ],
)
def test_text_that_could_break_a_command_is_made_safe(text: str, safe: str) -> None:
    assert safe_text(text) == safe


@given(st.text())
def test_no_text_whatever_breaks_a_command(text: str) -> None:
    (command,) = CommandReader().feed(encode_command(Print("0", 1, (text[:200], "end"))))
    assert isinstance(command, Print)
    assert len(command.fields) == 2
    assert command.fields[1] == "end"


def test_a_validation_number_is_shown_as_2_4_4_4_4() -> None:
    assert dashed("006338742623748784") == "00-6338-7426-2374-8784"


@pytest.mark.parametrize("validation", ["", "1234", "0063387426237487840", "00633874262374878x", "\uff10" * 18])
def test_what_is_no_validation_number_is_refused(validation: str) -> None:
    with pytest.raises(ValueError, match="does not have 18 digits"):
        dashed(validation)


def test_long_words_go_onto_a_second_line_between_two_words() -> None:
    words = "NINE THOUSAND NINE HUNDRED NINETY-SEVEN DOLLARS AND SEVENTY-SEVEN CENTS"
    assert words_on_two_lines(words) == ("NINE THOUSAND NINE HUNDRED NINETY-SEVEN", "DOLLARS AND SEVENTY-SEVEN CENTS")
    assert words_on_two_lines("X" * 50) == ("X" * 40, "X" * 10)


# Streams --------------------------------------------------------------------------------------------------------------


def test_bytes_may_come_one_by_one() -> None:
    reader = StatusReader()
    wire = encode_status(EXTENDED)
    found = [status for byte in wire for status in reader.feed(bytes([byte]))]
    assert found == [EXTENDED]
    assert reader.bad_replies == 0


@each_of("torn", range(1, len(encode_status(EXTENDED))))
def test_after_a_torn_reply_the_next_but_one_is_read_at_the_latest(torn: int) -> None:
    wire = encode_status(EXTENDED)
    for stream in (wire[torn:] + wire * 2, wire[:torn] + wire * 2):
        reader = StatusReader()
        assert EXTENDED in reader.feed(stream)
        assert reader.feed(wire) == [EXTENDED]


@each_of("torn", range(1, len(SAMPLE_1)))
def test_a_torn_print_command_never_prints_and_the_next_polls_are_answered(torn: int) -> None:
    reader = CommandReader()
    commands = reader.feed(SAMPLE_1[:torn] + b"^Se|^^Se|^")
    complete = torn == len(SAMPLE_1) - 1  # only its closing caret is missing, and the next caret closes it
    whole = [command for command in commands if isinstance(command, Print) and len(command.fields) == 17]
    assert len(whole) == complete
    assert AskExtended() in commands
    assert reader.feed(b"^Se|^") == [AskExtended()]


def test_unknown_commands_are_bad_commands() -> None:
    assert CommandReader().feed(b"^x|1|^") == [BadCommand("x|1|")]
    assert CommandReader().feed(b"^P|zero|1|a|^") == [BadCommand("P|zero|1|a|")]


def test_a_bad_command_has_no_bytes() -> None:
    with pytest.raises(ValueError, match="no bytes"):
        encode_command(BadCommand("x"))


PIECES = st.one_of(
    st.binary(max_size=40),
    st.sampled_from([b"*S|", b"|*", b"*", b"^", b"|", b"^P|0|1|", SAMPLE_1, encode_status(EXTENDED), b"@|" * 5, b"P0"]),
)


@given(st.lists(PIECES, max_size=60))
def test_neither_reader_minds_any_bytes_and_both_stay_small(pieces: list[bytes]) -> None:
    statuses, commands = StatusReader(), CommandReader()
    for piece in pieces:
        for status in statuses.feed(piece):
            assert StatusReader().feed(encode_status(status)) == [status]
        commands.feed(piece)
        assert len(statuses._buffer) <= MAX_REPLY_BYTES
        assert len(commands._body or b"") <= MAX_COMMAND_BYTES
    statuses.feed(b"|*")
    assert statuses.feed(encode_status(EXTENDED)) == [EXTENDED]


def test_endless_bytes_without_an_end_do_not_pile_up() -> None:
    statuses, commands = StatusReader(), CommandReader()
    assert statuses.feed(b"*S|" + b"x" * 100_000) == []
    assert commands.feed(b"^" + b"x" * 100_000) == [BadCommand(f"more than {MAX_COMMAND_BYTES} bytes without an end")]
    assert len(statuses._buffer) <= MAX_REPLY_BYTES
    assert statuses.bad_replies > 0


def test_the_longest_ticket_fits_what_a_printer_collects() -> None:
    endless = "W" * 500
    wide = Ticket(9, ticket(1).validation, *[endless] * 9)
    assert len(encode_command(print_command(wide))) < MAX_COMMAND_BYTES


def test_every_reply_that_is_no_status_is_counted() -> None:
    reader = StatusReader()
    assert reader.feed(b"*S|nonsense|*") == []
    once = reader.bad_replies
    assert reader.feed(b"*S|nonsense|*") == []
    assert reader.bad_replies > once > 0


def test_a_reply_is_collected_up_to_128_bytes() -> None:
    reader = StatusReader()
    assert reader.feed(b"x" * 128) == []
    assert (len(reader._buffer), reader.bad_replies) == (128, 0)
    reader.feed(b"x")
    assert (len(reader._buffer), reader.bad_replies) == (0, 1)


def test_what_is_no_status_counts_once_and_the_star_at_its_end_may_begin_the_next() -> None:
    reader = StatusReader()
    for count in (1, 2, 3):
        assert reader.feed(b"*S|nonsense|*") == []
        assert reader.bad_replies == 2 * count - 1, "what came, and from the second on the star before it as well"
    wire = encode_status(EXTENDED)
    assert reader.feed(wire[1:]) == [EXTENDED]
    reader = StatusReader()
    assert reader.feed(wire * 3) == [EXTENDED] * 3
    assert reader.bad_replies == 0
    assert reader.feed(wire[:9] + wire) == [EXTENDED]
    assert reader.bad_replies == 1, "a reply that a new one breaks off"


@pytest.mark.parametrize(
    "wire",
    [
        b"*S||GURUSAG18|@|@|@|P0|*",
        b"*S|00000|GURUSAG18|@|@|@|P0|*",
        b"*S|0||@|@|@|P0|*",
        b"*S|0|" + b"V" * 25 + b"|@|@|@|P0|*",
        b"*S|0|GURUSAG18|@|@|@|P" + b"0" * 25 + b"|*",
        b"*S|0|GURUSAG18|@|@|@|@|P0|*",
        b"*S|0|GURUSAG18|@|@|@|@|@|@|P0|*",
        b"*S|0|GURUSAG18|?|@|@|P0|*",
        b"*S|0|GURUSAG18|@|@|\x80|P0|*",
        b"*S|0|GURUSAG18|@|@|@|0|*",
        b"*S|0|GUR\xffSAG18|@|@|@|P0|*",
        b"*S|0|GUR\x07SAG18|@|@|@|P0|*",
        b"*S|0|GURUSAG18|@|@|@|P\x07|*",
    ],
)
def test_a_reply_of_another_form_is_no_status(wire: bytes) -> None:
    reader = StatusReader()
    assert reader.feed(wire) == []
    assert reader.bad_replies == 1


def test_the_texts_of_a_reply_have_24_characters_at_most_and_the_template_may_have_none() -> None:
    (longest,) = StatusReader().feed(b"*S|0000|" + b"V" * 24 + b"|@|@|@|P" + b"T" * 24 + b"|*")
    assert (longest.version, longest.last_template) == ("V" * 24, "T" * 24)
    (least,) = StatusReader().feed(b"*S|0|V|@|@|@|P|*")
    assert (least.version, least.last_template) == ("V", "")


FULL_WORD = b"x" * 2_047 + b"|"


def test_a_command_is_collected_up_to_2048_bytes() -> None:
    reader = CommandReader()
    assert reader.feed(b"^" + FULL_WORD + b"^") == [BadCommand(FULL_WORD.decode())]
    assert reader.feed(b"^x" + FULL_WORD) == [BadCommand("more than 2048 bytes without an end")]
    assert reader.feed(b"x^Se|^") == [AskExtended()]


def test_a_caret_ends_a_command_that_was_cut_off_and_begins_the_next() -> None:
    assert CommandReader().feed(b"^P|0|1|ab^Se|^") == [BadCommand("P|0|1|ab"), AskExtended()]
    assert CommandReader().feed(b"^S^Se|^") == [AskStandard()], "that caret was the end of a whole one"
    assert CommandReader().feed(b"^C|^Se|^") == [Clear()]
    assert CommandReader().feed(b"^^^Se|^") == [AskExtended()]


@each_of(
    "body",
    [
        *("C|x|", "C|j", "r", "r|1|", "P|0|1|a", "P|00|1|a|", "P||1|a|", "P|0|12345|a|", "P|0||a|", "P|0|x|a|"),
        *("R|$|DR", "R|$|XX|", "R|$|DR|1|", "R|12|R|0|0|5|5||0|0|3|1|1|0|0||", "R|1|R|0|0|5|x||0|0|3|1|1|0|0||"),
        *("R|1|R|0|0|5|5||0|0|3|1|1|0|0|", "R|1|R|0|0|5|5||0|0|7|1|1|0|0||", "R|1|R|0|0|5|12345||0|0|3|1|1|0|0||"),
        *("R|1|X|0|0|5|5||0|0|3|1|1|0|0||", "T|S|R|5|x|0|", "T|S|R|12345|5|0|", "T|S|R|5|5|0", "T|S|X|5|5|0|", "Sx|"),
    ],
)
def test_what_is_no_command_is_a_bad_one(body: str) -> None:
    assert CommandReader().feed(f"^{body}^".encode()) == [BadCommand(body)]


@pytest.mark.parametrize(
    "command",
    [
        Print("0", 9_999, ("a", "")),
        Print("S", 1, ()),
        ForgetRegions(),
        DefineRegion("A", 1, 22, 333, 9_999),
        DefineTemplate("S", 512, 9_999, ("0", "1", "A")),
        DefineTemplate("S", 1, 1, ()),
    ],
)
def test_a_command_reads_as_it_was_written(command: Command) -> None:
    assert CommandReader().feed(encode_command(command)) == [command]


def test_a_status_says_what_its_reply_says() -> None:
    status = ExtendedStatus("V", F1(0x01), F2(0x02), F3(0x04), F4(0x08), F5(0x10), "0")
    assert encode_status(status) == b"*S|0|V|A|B|D|H|P|P0|*"
    assert StatusReader().feed(b"*S|0|V|A|B|D|H|P|P0|*") == [status]
    assert StatusReader().feed(b"*S|0|V|A|B|D|P0|*") == [StandardStatus("V", F1(0x01), F2(0x02), F3(0x04), "0")]


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("X" * 40, ("X" * 40, "")),
        ("X" * 41, ("X" * 40, "X")),
        ("X" * 40 + " Y", ("X" * 40, "Y")),
        ("X" * 39 + " YY", ("X" * 39, "YY")),
        ("A B" + "X" * 50, ("A", "B" + "X" * 50)),
        ("X" * 20 + " " + "Y" * 19 + "  ZZ ", ("X" * 20 + " " + "Y" * 19, "ZZ ")),
    ],
)
def test_the_first_line_of_the_words_has_forty_characters_at_most(words: str, lines: tuple[str, str]) -> None:
    assert words_on_two_lines(words) == lines


def test_a_field_of_a_ticket_has_64_characters_at_most() -> None:
    wide = replace(ticket(1), establishment="W" * 64, location="V" * 65)
    assert print_command(wide).fields[1:3] == ("W" * 64, "V" * 64)


def test_a_ticket_number_is_printed_with_four_digits_at_least() -> None:
    numbers = [print_command(replace(ticket(1), number=number)).fields[9] for number in (7, 12_345)]
    assert numbers == ["TICKET # 0007", "TICKET # 12345"]
