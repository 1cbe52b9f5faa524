"""Text from outside is shown in one way, wherever a sentence names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.ini.ini import IniError, read, read_file
from terminal.messages.showable import shown

NAMES = {
    "house.ini": "house.ini",
    "größe €.ini": "größe €.ini",
    "größe\n.ini": "größe\\n.ini",
    "a\x00b\x1b[2J": "a\\x00b\\x1b[2J",
    "\udcff.ini": "\\udcff.ini",
    "\u202e.ini": "\\u202e.ini",
}


@pytest.mark.parametrize(("text", "expected"), NAMES.items(), ids=map(repr, NAMES))
def test_only_what_has_no_shape_is_escaped(text: str, expected: str) -> None:
    assert shown(text) == expected
    assert shown(text).isprintable()


def test_two_files_whose_names_are_no_text_are_told_apart(tmp_path: Path) -> None:
    for name in ("\udcfe.ini", "\udcff.ini"):
        with pytest.raises(IniError) as caught:
            read_file(tmp_path / name)
        assert f"{tmp_path}/{shown(name)}: " in str(caught.value)


def test_a_damaged_line_is_quoted_with_its_bytes() -> None:
    with pytest.raises(IniError, match=r"b \\x00\\x1b c"):
        read("[a]\nb \0\x1b c\n", "x.ini")
