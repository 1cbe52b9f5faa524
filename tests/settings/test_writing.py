"""A Param.ini that was edited by hand keeps all but the value that is changed, whatever happens to the power."""

from __future__ import annotations

import codecs
import itertools
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from terminal.common.places import PARAM
from terminal.ini.ini import IniError
from terminal.settings.parameter import Parameter
from terminal.settings.parameters import PARAMETERS
from terminal.settings.reading import load, parse
from terminal.settings.writing import COPIES_KEPT, change, changed, prepare, repaired, replace_all
from tests.each import each_of

AT_MS = 1_790_000_000_000
THE_NEW_FILES = 3
"""Which sync is that of the new file: after the copy's, and that of the copy's name."""
DATED = "Param.ini.2026-09-21T14-13-20Z"
BY_HAND = """\
; Harry's cabinet
[screen]
   language=de ; he reads no English
languages = de,en


# money last
[money]
credit_limit  =  250.00   # since the fair
"""


def test_only_the_value_is_changed_and_what_stands_around_it_stays() -> None:
    values = {"money.credit_limit": "99.50", "screen.language": "en"}
    expected = BY_HAND.replace("250.00", "99.50").replace("language=de", "language=en")
    assert changed(BY_HAND, values, "Param.ini") == expected


def test_a_parameter_that_had_its_default_is_added_at_the_end_of_its_section() -> None:
    expected = BY_HAND.replace("languages = de,en\n", "languages = de,en\ndice_colour = white\n")
    assert changed(BY_HAND, {"screen.dice_colour": "white"}, "Param.ini") == expected


def test_a_section_that_is_not_there_is_added_at_the_end() -> None:
    expected = BY_HAND + "\n[game]\nmode = auto\n"
    assert changed(BY_HAND, {"game.mode": "auto"}, "Param.ini") == expected


def test_a_last_line_without_an_end_gets_one_before_another_follows() -> None:
    assert changed("[money]", {"money.currency": "EUR"}, "Param.ini") == "[money]\ncurrency = EUR\n"
    assert changed("", {"money.currency": "EUR"}, "Param.ini") == "\n[money]\ncurrency = EUR\n"


def test_an_empty_value_before_a_comment_is_filled_in() -> None:
    with pytest.raises(IniError, match="currency has to be one of"):
        changed("[money]\ncurrency = ; which\n", {"money.currency": "EUR"}, "Param.ini")


def test_lines_end_as_they_did_and_the_mark_at_the_beginning_stays(tmp_path: Path) -> None:
    path = tmp_path / "Param.ini"
    path.write_bytes(codecs.BOM_UTF8 + b"[money]\r\n# euros\r\ncurrency = USD\r\n")
    change(path, {"money.currency": "EUR", "money.ticket_days": "30"}, AT_MS)
    assert path.read_bytes() == codecs.BOM_UTF8 + b"[money]\r\n# euros\r\ncurrency = EUR\r\nticket_days = 30\r\n"


@each_of("parameter", PARAMETERS, ids=lambda parameter: parameter.name)
def test_the_shipped_file_changes_in_no_line_but_that_of_the_parameter(parameter: Parameter) -> None:
    shipped = PARAM.read_text(encoding="utf-8")
    others = {"money.ticket_days": "7", "screen.languages": "sl, en", "game.sheet": "craps-el602"}
    other = others.get(parameter.name, parameter.default)
    before, after = shipped.split("\n"), changed(shipped, {parameter.name: other}, "Param.ini").split("\n")
    line = f"{parameter.key} = {other}"
    assert [one for one in after if one not in before] == [line] * (line not in before)
    assert len(before) == len(after)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("money.currency", "XXX", "currency has to be one of"),
        ("money.curency", "EUR", "unknown parameter money.curency"),
        ("screen.language", "fr", "language has to be one of the languages offered"),
        ("cabinet.city", "Reno\n[money]\ncredit_limit = 9.00", "city has to be 1 to 40 printable characters"),
        ("cabinet.city", "Bar #1", "a comment begins in it"),
    ],
)
def test_what_would_be_refused_at_the_next_start_is_never_written(
    tmp_path: Path, name: str, value: str, reason: str
) -> None:
    path = tmp_path / "Param.ini"
    path.write_text(BY_HAND)
    with pytest.raises(IniError, match=reason.replace("[", r"\[")):
        change(path, {name: value}, AT_MS)
    assert path.read_text() == BY_HAND
    assert list(tmp_path.iterdir()) == [path]


def test_the_file_of_before_is_kept_under_its_date_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "Param.ini"
    path.write_text(BY_HAND)
    path.chmod(0o640)
    assert change(path, {"money.credit_limit": "10.00"}, AT_MS) == tmp_path / DATED
    assert change(path, {"money.credit_limit": "20.00"}, AT_MS) == tmp_path / f"{DATED}-2"
    assert change(path, {"money.credit_limit": "20.00"}, AT_MS) is None
    assert (tmp_path / DATED).read_text() == BY_HAND
    assert parse((tmp_path / f"{DATED}-2").read_text(), "Param.ini").credit_limit_cents == 10_00
    assert load(path).credit_limit_cents == 20_00
    assert {stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()} == {0o640}


def test_a_link_to_the_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    real, link = tmp_path / "etc" / "boxman.ini", tmp_path / "Param.ini"
    real.write_text(BY_HAND)
    link.symlink_to(real)
    change(link, {"money.credit_limit": "10.00"}, AT_MS)
    assert link.is_symlink()
    assert load(real).credit_limit_cents == 10_00


@pytest.mark.parametrize("call", ["open", "fchmod", "fsync"])
@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_at_whatever_step_writing_fails_the_file_is_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, call: str, at: int
) -> None:
    path = tmp_path / "Param.ini"
    path.write_text(BY_HAND)
    steps = itertools.count(1)
    real = getattr(os, call)

    def failing(*words: Any, **more: Any) -> Any:
        if next(steps) == at:
            raise OSError(28, "No space left on device")
        return real(*words, **more)

    monkeypatch.setattr(os, call, failing)
    with suppress(IniError):
        change(path, {"money.credit_limit": "10.00"}, AT_MS)
    monkeypatch.undo()
    assert load(path).credit_limit_cents in (250_00, 10_00)
    assert all(load(kept).credit_limit_cents == 250_00 for kept in tmp_path.glob("Param.ini.2*"))


def test_of_the_earlier_files_only_the_last_are_kept(tmp_path: Path) -> None:
    path, own = tmp_path / "Param.ini", tmp_path / "Param.ini.of-the-fair"
    path.write_text(BY_HAND)
    own.write_text(BY_HAND)
    for number in range(COPIES_KEPT + 5):
        change(path, {"money.ticket_days": str(number + 1)}, AT_MS + 1_000 * number)
    copies = sorted(one.name for one in tmp_path.iterdir() if one not in (path, own))
    assert len(copies) == COPIES_KEPT
    assert copies[0] == "Param.ini.2026-09-21T14-13-25Z"
    assert own.exists()


def test_a_change_that_is_only_prepared_leaves_the_file_as_it_is_and_can_be_discarded(tmp_path: Path) -> None:
    path = tmp_path / "Param.ini"
    path.write_text(BY_HAND)
    prepared = prepare(path, {"money.credit_limit": "10.00"}, AT_MS)
    assert prepared is not None
    assert path.read_text() == BY_HAND
    prepared.discard()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_a_second_editor_has_changed_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "Param.ini"
    path.write_text(BY_HAND)
    prepared = prepare(path, {"money.credit_limit": "10.00"}, AT_MS)
    assert prepared is not None
    path.write_text("[money]\ncredit_limit = 77.00\n")
    with pytest.raises(IniError, match="it was changed meanwhile"):
        prepared.finish()
    assert load(path).credit_limit_cents == 77_00


def test_a_change_that_cannot_be_prepared_leaves_no_copy_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, syncs, fsync = tmp_path / "Param.ini", itertools.count(1), os.fsync
    path.write_text(BY_HAND)

    def full(handle: int) -> None:
        if next(syncs) == THE_NEW_FILES:
            raise OSError(28, "No space left on device")
        fsync(handle)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(IniError, match="No space left on device"):
            prepare(path, {"money.credit_limit": "10.00"}, AT_MS)
    assert {one.name for one in tmp_path.iterdir()} <= {"Param.ini", "Param.ini.making"}
    assert path.read_text() == BY_HAND


GOOD = {"money.credit_limit": "250.00", "screen.language": "de", "screen.languages": "de, en"}


@pytest.mark.parametrize(
    ("wrong", "put_right"),
    [
        ("[money]\ncredit_limit = lots\n", "[money]\ncredit_limit = 250.00\n# credit_limit = lots\n"),
        ("[mony]\ncredit_limit = 5.00\n", "# [mony]\n# credit_limit = 5.00\n"),
        (
            "# mine\n[money]\ncurency = EUR # or so\n",
            "# mine\n[money]\ncredit_limit = 250.00\n# curency = EUR # or so\n",
        ),
        ("credit_limit = 250.00\n[money]\n", "# credit_limit = 250.00\n[money]\n"),
    ],
)
def test_a_wrong_line_becomes_a_comment_when_the_last_good_values_are_restored(wrong: str, put_right: str) -> None:
    text = repaired(wrong, GOOD, "Param.ini")
    assert text.startswith(put_right)
    assert {name: parse(text, "Param.ini").as_written()[name] for name in GOOD} == GOOD


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"[money"])
def test_a_file_without_any_sense_is_replaced_whole_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "Param.ini"
    path.write_bytes(content)
    kept = replace_all(path, GOOD, AT_MS)
    assert kept.read_bytes() == content
    assert {name: load(path).as_written()[name] for name in GOOD} == GOOD
