"""`./kiosk verify` and `./kiosk manifest`: what the staff and the releaser type (regulation V1, V3)."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from terminal.commands import manifest as releasing
from terminal.commands.verify import command as verify
from terminal.verification import release_key
from terminal.verification import verify as verifying
from terminal.verification.ed25519 import public_key


def run(*words: object) -> Result:
    return CliRunner().invoke(releasing.command, [str(word) for word in words])


@pytest.fixture
def released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a small part of the program, signed with a key that was made for it."""
    key, root = tmp_path / "release.pem", tmp_path / "program"
    (root / "drivers").mkdir(parents=True)
    (root / "drivers" / "ports.py").write_text("PORTS = 1\n")
    public = bytes.fromhex(run("new-key", key).output.strip())
    monkeypatch.setattr(release_key, "PUBLIC_KEY", public)
    monkeypatch.setattr(verifying.verify, "__defaults__", (public,))
    signing = run("sign", "--key", key, "--root", root)
    assert signing.exit_code == 0, signing.output
    return root


def test_a_signed_copy_is_shown_component_by_component(released: Path) -> None:
    done = CliRunner().invoke(verify, ["--root", str(released)], standalone_mode=False)
    assert done.return_value == 0
    assert [line.split()[:2] for line in done.output.splitlines()[1:3]] == [["drivers", "1"], ["deciding", "1"]]
    assert done.output.endswith("The program is signed: every file is what its release was.\n")


def test_a_changed_copy_names_the_file_and_ends_with_1(released: Path) -> None:
    (released / "drivers" / "ports.py").write_text("PORTS = 2\n")
    done = CliRunner().invoke(verify, ["--root", str(released)], standalone_mode=False)
    assert done.return_value == 1
    assert done.output.endswith("drivers/ports.py is not the release's.\nThe program is NOT what was released.\n")


def test_the_same_as_json(released: Path) -> None:
    told = json.loads(CliRunner().invoke(verify, ["--json", "--root", str(released)]).output)
    assert told["verdict"]["standing"] == "signed"
    assert told["verdict"]["digest"] == told["program"]["sha256"]
    assert told["verdict"]["mismatches"] == []
    assert set(told["components"]["drivers"]) == {"files", "crc32", "sha256"}


def test_the_private_key_is_readable_by_its_owner_alone_and_never_overwritten(tmp_path: Path) -> None:
    key = tmp_path / "release.pem"
    assert run("new-key", key).exit_code == 0
    assert key.stat().st_mode & 0o777 == 0o600
    before = key.read_bytes()
    assert "cannot be made" in run("new-key", key).output
    assert key.read_bytes() == before


def test_a_key_that_the_program_does_not_trust_signs_nothing(released: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.pem"
    run("new-key", other)
    before = (released / "program.manifest").read_bytes()
    refused = run("sign", "--key", other, "--root", released)
    assert "trusts another" in refused.output
    assert (released / "program.manifest").read_bytes() == before


@pytest.mark.skipif(shutil.which("openssl") is None, reason="OpenSSL is not installed here")
def test_openssl_reads_the_key_and_agrees_on_its_public_half(tmp_path: Path) -> None:
    key = tmp_path / "release.pem"
    public = run("new-key", key).output.strip()
    line = ["openssl", "pkey", "-in", str(key), "-pubout", "-outform", "DER"]
    assert subprocess.run(line, capture_output=True, check=True).stdout[-32:].hex() == public


@pytest.mark.skipif(shutil.which("openssl") is None, reason="OpenSSL is not installed here")
def test_a_key_that_openssl_has_made_is_read(tmp_path: Path) -> None:
    key = tmp_path / "release.pem"
    subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519", "-out", str(key)], capture_output=True, check=True)
    line = ["openssl", "pkey", "-in", str(key), "-pubout", "-outform", "DER"]
    public = subprocess.run(line, capture_output=True, check=True).stdout[-32:]
    assert public_key(releasing._read_key(key)) == public
