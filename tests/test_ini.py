"""The INI text of parameters and par sheets: what is read, and what is refused with its line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from terminal.ini.ini import MAX_FILE_BYTES, Entry, IniError, Section, read, read_file, without_comment
from terminal.messages.english import sentence


def test_sections_and_entries_remember_their_lines() -> None:
    sections = read("[one]\nkey = value\n\n[two]\n  other=  some words \n", "a.ini")
    assert list(sections) == ["one", "two"]
    assert (sections["one"].line, sections["two"].line) == (1, 4)
    assert sections["one"].entries == {"key": Entry("value", 2)}
    assert sections["two"].entries == {"other": Entry("some words", 5)}


def test_an_empty_file_has_no_sections() -> None:
    assert read("", "a.ini") == {}


def test_an_empty_section_and_an_empty_value_are_read() -> None:
    sections = read("[one]\n[two]\nkey =\n", "a.ini")
    assert sections["one"].entries == {}
    assert sections["two"].entries["key"].value == ""


def test_a_value_may_hold_an_equals_sign() -> None:
    assert read("[one]\nkey = a=b\n", "a.ini")["one"].entries["key"].value == "a=b"


def test_windows_line_ends_count_as_one_line() -> None:
    assert read("[one]\r\nkey = value\r\n", "a.ini")["one"].entries["key"] == Entry("value", 2)


@pytest.mark.parametrize(
    ("raw", "left"),
    [
        ("; all of it", ""),
        ("  # all of it", ""),
        ("key = value ; why", "key = value"),
        ("key = value # why ; and more", "key = value"),
        ("key = value ; why # and more", "key = value"),
        ("key = a;b#c", "key = a;b#c"),
        ("   ", ""),
    ],
)
def test_a_comment_begins_the_line_or_follows_white_space(raw: str, left: str) -> None:
    assert without_comment(raw) == left


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("key = value\n", 1, "'key = value' is before the first [section]"),
        ("[one]\n\nnothing said\n", 3, "'nothing said' is not of the form key = value"),
        ("[one]\n= value\n", 2, "'= value' is not of the form key = value"),
        ("[one\n", 1, "'[one' is not a [section]"),
        ("[]\n", 1, "'[]' is not a [section]"),
        ("[  ]\n", 1, "'[  ]' is not a [section]"),
        ("[one]\nkey = 1\nkey = 2\n", 3, "duplicate key key, first on line 2"),
        ("[one]\n[two]\n[one]\n", 3, "duplicate section [one], first on line 1"),
    ],
)
def test_a_line_that_says_nothing_is_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(IniError) as error:
        read(text, "a.ini")
    assert (error.value.line, sentence(error.value.reason)) == (line, reason)
    assert str(error.value) == f"a.ini, line {line}: {reason}"


def test_what_is_wrong_with_a_whole_file_names_no_line(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    with pytest.raises(IniError) as error:
        read_file(path)
    assert str(error.value) == f"{path}: the file cannot be read (No such file or directory)"


def test_a_byte_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.write_bytes(b"[one]\nkey = \xff\n")
    with pytest.raises(IniError, match=r"a\.ini, line 2: it cannot be read as UTF-8"):
        read_file(path)


def test_the_mark_that_some_editors_put_before_utf_8_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.write_bytes(b"\xef\xbb\xbf[one]\r\nkey = value\r\n")
    assert read(read_file(path), "a.ini")["one"] == Section(1, {"key": Entry("value", 2)})


def test_a_file_that_is_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.write_bytes(b"#" * MAX_FILE_BYTES)
    assert len(read_file(path)) == MAX_FILE_BYTES
    path.write_bytes(b"#" * (MAX_FILE_BYTES + 1))
    with pytest.raises(IniError, match="longer than"):
        read_file(path)


def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(IniError, match="no file with text"):
            read_file(path)


def test_what_a_message_quotes_of_a_damaged_file_is_short_and_can_be_shown() -> None:
    """Found by damaging files at random: a line of NUL bytes filled the lock screen."""
    with pytest.raises(IniError) as caught:
        read("[a]\nb \0\0 c\n", "x.ini")
    assert str(caught.value).isprintable()
    with pytest.raises(IniError) as caught:
        read("[" * 100_000, "x.ini")
    assert len(str(caught.value)) < 300
