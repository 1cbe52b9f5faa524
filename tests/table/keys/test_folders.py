"""The files of keys: what a house gives its machines, and what a machine accepts."""

from __future__ import annotations

import shutil
import stat
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from terminal.table.keys.authority import common_name
from terminal.table.keys.folders import (
    AUTHORITY,
    AUTHORITY_KEY,
    CERTIFICATE,
    PRIVATE,
    REVOKED,
    AuthorityFolder,
    load,
    make_for_one_machine,
)
from tests.table.keys.parties import ANA, NOW, SEAT_3, SEAT_4, TABLE, VALID
from tests.table.keys.test_proofs import refused


@pytest.fixture
def house(tmp_path: Path) -> AuthorityFolder:
    """An authority in a folder, which has given keys to a table and two seats."""
    made = AuthorityFolder.make(tmp_path / "authority", "Casino Bled", VALID)
    for party in (TABLE, SEAT_3, SEAT_4):
        made.give(party, tmp_path / "keys", VALID)
    return made


def test_what_is_given_proves_its_party_to_the_others(house: AuthorityFolder, tmp_path: Path) -> None:
    proof = load(tmp_path / "keys", [SEAT_3], NOW).sign(SEAT_3, "seal", b"500")
    load(tmp_path / "keys", [TABLE], NOW).verify(SEAT_3, "seal", b"500", proof)
    assert {common_name(one) for one in house.issued()} == {TABLE.login, SEAT_3.login, SEAT_4.login}
    assert load(tmp_path / "keys", [SEAT_3, SEAT_4], NOW).logins == (SEAT_3.login, SEAT_4.login)


def test_only_its_owner_reads_a_key(house: AuthorityFolder, tmp_path: Path) -> None:
    for folder in (house.folder, tmp_path / "keys" / TABLE.login):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for key in (house.folder / AUTHORITY_KEY, tmp_path / "keys" / TABLE.login / PRIVATE):
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
    (tmp_path / "keys" / TABLE.login / PRIVATE).chmod(0o640)
    assert refused(lambda: load(tmp_path / "keys", [TABLE], NOW)) == "open_file"


def test_a_key_is_never_replaced(house: AuthorityFolder, tmp_path: Path) -> None:
    before = (tmp_path / "keys" / TABLE.login / PRIVATE).read_bytes()
    assert refused(lambda: house.give(TABLE, tmp_path / "keys", VALID)) == "there_already"
    assert refused(lambda: AuthorityFolder.make(house.folder, "Casino Bled", VALID)) == "there_already"
    assert (tmp_path / "keys" / TABLE.login / PRIVATE).read_bytes() == before
    assert len(house.issued()) == 3, "what was not given is on no list"


def test_a_folder_that_is_not_whole_or_not_its_own_is_refused(house: AuthorityFolder, tmp_path: Path) -> None:
    folder = tmp_path / "keys" / SEAT_3.login
    other = AuthorityFolder.make(tmp_path / "other", "Casino Bled", VALID).give(SEAT_3, tmp_path / "others", VALID)
    changes: dict[str, tuple[str, str, bytes]] = {
        "no authority": (AUTHORITY, "missing", b""),
        "no certificate": (CERTIFICATE, "missing", b""),
        "no key": (PRIVATE, "missing", b""),
        "no list": (REVOKED, "missing", b""),
        "an authority that is no certificate": (AUTHORITY, "unreadable", b"hello"),
        "a key that is none": (PRIVATE, "unreadable", b"hello"),
        "a list that is none": (REVOKED, "unreadable", b"hello"),
        "another's key": (PRIVATE, "wrong_folder", (folder.parent / SEAT_4.login / PRIVATE).read_bytes()),
        "another's certificate": (
            CERTIFICATE,
            "wrong_folder",
            (folder.parent / SEAT_4.login / CERTIFICATE).read_bytes(),
        ),
        "another house's authority": (AUTHORITY, "two_houses", (other / AUTHORITY).read_bytes()),
        "another house's list": (REVOKED, "two_houses", (other / REVOKED).read_bytes()),
    }
    for what, (name, code, content) in changes.items():
        before = (folder / name).read_bytes()
        (folder / name).unlink()
        if content:
            (folder / name).write_bytes(content)
            (folder / name).chmod(0o600)
        assert refused(lambda: load(tmp_path / "keys", [SEAT_3], NOW)) == code, what
        (folder / name).write_bytes(before)
        (folder / name).chmod(0o600)
    for name in (CERTIFICATE, PRIVATE):
        (folder / name).write_bytes((other / name).read_bytes())
    assert refused(lambda: load(tmp_path / "keys", [SEAT_3], NOW)) == "two_houses", "another house's key"
    shutil.rmtree(folder)
    house.give(SEAT_3, tmp_path / "keys", VALID)
    other.rename(tmp_path / "keys" / "station-9-9-9")
    assert load(tmp_path / "keys", [SEAT_3], NOW).logins == (SEAT_3.login,)
    assert house.folder.exists()


def test_two_keys_of_one_process_are_of_one_house(house: AuthorityFolder, tmp_path: Path) -> None:
    AuthorityFolder.make(tmp_path / "other", "Casino Bled", VALID).give(ANA, tmp_path / "keys", VALID)
    assert refused(lambda: load(tmp_path / "keys", [TABLE, ANA], NOW)) == "two_houses"
    assert house.folder.exists()


def test_a_revoked_key_is_refused_by_its_own_machine_and_by_others(house: AuthorityFolder, tmp_path: Path) -> None:
    stolen = load(tmp_path / "keys", [SEAT_3], NOW)
    (serial,) = (one.serial_number for one in house.issued() if common_name(one) == SEAT_3.login)
    house.revoke(serial)
    assert house.revocations().serials == {serial}
    for party in (TABLE, SEAT_3):
        (tmp_path / "keys" / party.login / REVOKED).write_bytes((house.folder / REVOKED).read_bytes())
    assert refused(lambda: load(tmp_path / "keys", [SEAT_3], NOW)) == "revoked"
    reader, proof = load(tmp_path / "keys", [TABLE], NOW), stolen.sign(SEAT_3, "seal", b"500")
    assert refused(lambda: reader.verify(SEAT_3, "seal", b"500", proof)) == "revoked"
    again = house.give(SEAT_3, tmp_path / "new", VALID).parent
    reader.verify(SEAT_3, "seal", b"500", load(again, [SEAT_3], NOW).sign(SEAT_3, "seal", b"500"))


def test_what_cannot_be_written_is_said_and_leaves_nothing(house: AuthorityFolder, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    asks: list[Callable[[], object]] = [
        lambda: house.give(ANA, tmp_path / "file", VALID),
        lambda: AuthorityFolder.make(tmp_path / "file" / "authority", "Casino Bled", VALID),
    ]
    for ask in asks:
        assert refused(ask) == "unwritable"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["authority", "file", "keys"]


def test_one_machine_makes_the_keys_that_it_lacks_and_keeps_the_others(tmp_path: Path) -> None:
    folder = tmp_path / "keys"
    make_for_one_machine(folder, "Casino Bled", [TABLE, SEAT_3])
    before = load(folder, [TABLE, SEAT_3], NOW).numbers
    make_for_one_machine(folder, "Casino Bled", [TABLE, SEAT_3, SEAT_4])
    assert load(folder, [TABLE, SEAT_3], NOW).numbers == before
    load(folder, [TABLE], NOW).verify(SEAT_4, "seal", b"500", load(folder, [SEAT_4], NOW).sign(SEAT_4, "seal", b"500"))


def test_processes_that_start_at_once_use_the_keys_of_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "keys"
    make_for_one_machine(folder, "Casino Bled", [TABLE])
    before = load(folder, [TABLE], NOW).numbers
    seen = iter([False, True, True, False, True, True])  # it was not there yet, and when it was made, it was
    monkeypatch.setattr(Path, "exists", lambda path: next(seen) if path.parent == folder else path.stat() is not None)
    make_for_one_machine(folder, "Casino Bled", [TABLE])
    assert load(folder, [TABLE], NOW).numbers == before


def test_a_key_is_used_in_the_time_of_its_certificate_only(house: AuthorityFolder, tmp_path: Path) -> None:
    for day, good in {-2: False, 0: True, 364: True, 366: False}.items():
        at = NOW + timedelta(days=day)
        if good:
            assert load(tmp_path / "keys", [SEAT_3], at).logins == (SEAT_3.login,)
        else:
            assert refused(lambda at=at: load(tmp_path / "keys", [SEAT_3], at)) == "expired", day  # type: ignore[misc]
    assert house.folder.exists()
