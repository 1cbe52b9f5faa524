"""A signed configuration holds every parameter; altered, unsigned, foreign or wrong in a value it is refused (D8)."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from terminal.common.version import VERSION
from terminal.ini.ini import IniError
from terminal.settings.configuration import OF_THE_CABINET, SIGNATURE, fingerprint, read, signed
from terminal.settings.parameter import DEVICE
from terminal.settings.parameters import PARAMETERS
from tests.settings.signing import AT_MS, KEY, SEED, WRITTEN, file_with, good, signed_again


def why(path: Path, *trusted: bytes) -> str:
    """Why the file is refused."""
    with pytest.raises(IniError) as refused:
        read(path, trusted or (KEY,))
    return str(refused.value)


def test_a_signed_file_has_every_parameter_and_says_who_signed_it_when_and_for_which_version(tmp_path: Path) -> None:
    content = good()
    found = read(file_with(content, tmp_path), {KEY: "house"})
    assert dict(found.values) == WRITTEN
    assert (found.version, found.machine, found.key) == (VERSION, 17, KEY)
    assert found.at == datetime.fromtimestamp(AT_MS / 1000, UTC)
    assert found.digest == sha256(content).hexdigest()


def test_whatever_byte_is_changed_the_file_is_refused(tmp_path: Path) -> None:
    content = good()
    path = tmp_path / "house.boxman"
    for place in range(len(content)):
        path.write_bytes(content[:place] + bytes((content[place] ^ 1,)) + content[place + 1 :])
        assert why(path)


def test_whatever_is_cut_off_or_added_the_file_is_refused(tmp_path: Path) -> None:
    content = good()
    path = tmp_path / "house.boxman"
    for wrong in (*(content[:length] for length in range(0, len(content), 7)), content + b"\n", content + content):
        path.write_bytes(wrong)
        assert why(path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (good().replace(b"machine_id = 17", b"machine_id = 18"), "its signature is wrong: it was altered after"),
        (good().partition(SIGNATURE.encode())[0], "it has no signature"),
        (b"a letter to the editor\n", "it is no configuration of Boxman"),
        (b"[configuration]\nversion = 1\n", "it is no configuration of Boxman"),
        (b"\xff\xfe\x00", "it cannot be read as UTF-8"),
        (b"", "it is empty"),
        (signed_again(f"version = {VERSION}", "version = 0.0.9"), f"it is of version 0.0.9, and .* {VERSION}"),
        (signed_again("bet_seconds = 30", "bet_seconds = 4"), "bet_seconds has to be a whole number from 5 to 300"),
        (signed_again("bet_seconds = 30", "pet_seconds = 30"), "unknown key pet_seconds .* bet_seconds"),
        (signed_again("bet_seconds = 30\n", ""), "it does not say game.bet_seconds"),
        (signed_again("hurry_seconds = 5", "hurry_seconds = 31"), "hurry_seconds has to be at most bet_seconds"),
        (signed_again("bet_seconds = 30", "bet_seconds = 31"), "do not have the digest that it names"),
        (signed_again("written = 2026", "written = once"), "it is no configuration of Boxman"),
        (signed_again("[money]", "[honey]"), r"unknown section \[honey\]"),
    ],
)
def test_a_wrong_file_is_refused_with_one_reason(tmp_path: Path, content: bytes, reason: str) -> None:
    path = file_with(content, tmp_path)
    with pytest.raises(IniError, match=f"house.boxman.*{reason}"):
        read(path, (KEY,))


def test_a_key_that_is_not_trusted_is_named(tmp_path: Path) -> None:
    path = file_with(signed(WRITTEN, AT_MS, bytes(32)), tmp_path)
    assert "does not trust" in why(path)
    key = read(path).key
    assert fingerprint(key)[:16] in why(path)
    assert read(path, (key,)).machine == 17


def test_a_file_of_a_key_that_is_not_trusted_is_not_looked_into_any_further(tmp_path: Path) -> None:
    path = file_with(signed_again("bet_seconds = 30", "bet_seconds = 4"), tmp_path)
    assert "does not trust" in why(path, b"another key")


def test_what_identifies_a_cabinet_and_its_files_and_ports_is_not_shared(tmp_path: Path) -> None:
    shared = read(file_with(good(), tmp_path)).shared()
    assert shared.keys() | OF_THE_CABINET == {one.name for one in PARAMETERS}
    assert not shared.keys() & OF_THE_CABINET
    paths = {one.name for one in PARAMETERS if "relative to" in one.meaning}
    ports = {one.name for one in PARAMETERS if one.section == "devices" and one.needs == DEVICE}
    named = {"cabinet.machine_id", "cabinet.location", "table.role", "table.seat"}
    assert paths | ports | named == OF_THE_CABINET


def test_two_signatures_over_the_same_are_the_same() -> None:
    assert signed(WRITTEN, AT_MS, SEED) == signed(WRITTEN, AT_MS + 999, SEED)
