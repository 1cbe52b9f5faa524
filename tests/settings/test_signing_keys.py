"""Keys of configurations: the cabinet's own is private and made once; public ones are trusted by their files."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from terminal.ini.ini import IniError
from terminal.messages.english import sentence
from terminal.settings.found_configurations import OWN, Finder
from terminal.settings.signing_keys import make, own_public_key, own_seed, trusted_in
from terminal.verification.ed25519 import pem_of, public_key, public_pem_of
from tests.settings.signing import KEY, SEED, file_with, good


def test_the_cabinets_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    path = tmp_path / "configuration.key"
    seed = own_seed(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert own_seed(path) == seed
    assert own_public_key(path) == public_key(seed)
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_a_key_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "configuration.key"
    seed = own_seed(path)
    with pytest.raises(FileExistsError):
        make(path)
    assert own_seed(path) == seed


def test_a_damaged_key_is_reported_and_trusts_nothing(tmp_path: Path) -> None:
    path = tmp_path / "configuration.key"
    path.write_text("-----BEGIN PRIVATE KEY-----\n")
    with pytest.raises(IniError, match=r"configuration\.key: it is no private Ed25519 key"):
        own_seed(path)
    assert own_public_key(path) is None
    assert own_public_key(tmp_path / "none") is None


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(IniError, match="it cannot be written"):
        own_seed(tmp_path / "gone" / "configuration.key")


def test_public_keys_are_trusted_by_the_names_of_their_files(tmp_path: Path) -> None:
    other = public_key(bytes(32))
    (tmp_path / "house.public.pem").write_bytes(public_pem_of(KEY))
    (tmp_path / "group.pem").write_bytes(public_pem_of(other))
    (tmp_path / "readme.txt").write_text("not a key")
    trusted = trusted_in(tmp_path)
    assert dict(trusted.names) == {KEY: "house", other: "group"}
    assert trusted.wrong == ()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (pem_of(SEED), "house.pem: it is a private key: only public keys belong there"),
        (b"-----BEGIN PUBLIC KEY-----\nMEIF\n-----END PUBLIC KEY-----\n", "house.pem: it is no public Ed25519 key"),
        (b"\xff", "it cannot be read as UTF-8"),
    ],
)
def test_a_file_that_is_no_public_key_is_not_trusted_and_named(tmp_path: Path, content: bytes, reason: str) -> None:
    (tmp_path / "house.pem").write_bytes(content)
    trusted = trusted_in(tmp_path)
    assert not trusted.names
    assert reason in sentence(trusted.wrong[0])


def test_a_missing_folder_trusts_nothing(tmp_path: Path) -> None:
    assert not trusted_in(tmp_path / "none").names


def finder(folder: Path) -> Finder:
    """A cabinet that trusts the house's key alone."""
    trusted = folder / "trusted"
    trusted.mkdir()
    (trusted / "house.pem").write_bytes(public_pem_of(KEY))
    return Finder(trusted, folder / "configuration.key")


def test_of_several_files_the_newest_good_one_is_first_and_the_wrong_ones_are_last(tmp_path: Path) -> None:
    found, stick = finder(tmp_path), tmp_path / "stick"
    stick.mkdir()
    file_with(good(), stick, "b.boxman")
    file_with(b"[configuration]\n", stick, "a.boxman")
    file_with(good(), stick, ".hidden.boxman")
    file_with(good(), stick, "c.txt")
    files = found.find([stick]).files
    assert [one.path.name for one in files] == ["b.boxman", "a.boxman"]
    assert [one.signer for one in files] == ["house", ""]
    assert sentence(files[1].wrong or "") == "it is no configuration of Boxman, or a part of it is missing"


def test_the_cabinets_own_key_is_always_trusted(tmp_path: Path) -> None:
    found, stick = finder(tmp_path), tmp_path / "stick"
    stick.mkdir()
    (tmp_path / "trusted" / "house.pem").unlink()
    file_with(good(), stick)
    assert found.find([stick]).files[0].configuration is None
    (tmp_path / "configuration.key").write_bytes(pem_of(SEED))
    [one] = found.find([stick]).files
    assert one.configuration is not None
    assert one.signer == OWN


def test_a_stick_that_is_gone_is_one_sentence_and_the_other_folders_are_read(tmp_path: Path) -> None:
    found, stick = finder(tmp_path), tmp_path / "stick"
    stick.mkdir()
    file_with(good(), stick)
    findings = found.find([tmp_path / "gone", stick])
    assert len(findings.files) == 1
    assert "gone" in sentence(findings.wrong[0])


def test_a_key_whose_file_has_a_name_that_is_no_text_is_trusted_under_one_that_a_journal_takes(tmp_path: Path) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/house\xff.public.pem")).write_bytes(public_pem_of(KEY))
    assert trusted_in(tmp_path).names == {KEY: "house\\udcff"}
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/bad\xff.pem")).write_text("no key")
    (wrong,) = trusted_in(tmp_path).wrong
    assert sentence(wrong).encode().startswith(b"bad")
