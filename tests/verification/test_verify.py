"""Software verification: fixed data is distinguished from variable data, and any change of it is found (V1, V2)."""

from __future__ import annotations

import compileall
import os
import shutil
import zlib
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from drivers.ports.message import Message, message
from terminal.common.places import ROOT
from terminal.messages.english import sentence
from terminal.verification import files, manifest
from terminal.verification.background import verify_in_background
from terminal.verification.ed25519 import public_key
from terminal.verification.files import COMPONENTS, component_of, print_of, prints
from terminal.verification.process import verdict_of
from terminal.verification.verdict import Verdict
from terminal.verification.verify import verify

SEED = bytes(range(32))
KEY = public_key(SEED)

FILES = {
    "terminal/start/app.py": "APP = 1\n",
    "terminal/rules/game.py": "PAY = 2\n",
    "terminal/screens/qml/Main.qml": "Item {}\n",
    "drivers/ports.py": "PORTS = 3\n",
    "assets/dice/one.png": "not really a picture",
    "config/sheets/craps.ini": "seven = 4:1\n",
}


def sign(root: Path) -> None:
    (root / manifest.NAME).write_bytes(manifest.signed("1.2.3", prints(root, compiled=True), SEED))


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A small program, compiled and signed."""
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    compileall.compile_dir(str(tmp_path), quiet=2)
    sign(tmp_path)
    return tmp_path


def verdict(root: Path) -> Verdict:
    return verify(root, KEY).verdict


def mismatches(root: Path) -> tuple[str, ...]:
    """What is wrong, in English."""
    return tuple(map(sentence, verdict(root).mismatches))


def test_what_python_writes_and_renames_while_files_are_read_is_no_change_of_the_program(
    release: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program that starts from the same folder compiles what it is the first to import."""
    half_written = release / "terminal/rules/__pycache__/game.cpython-311.pyc.140557716904672"
    half_written.write_text("half")
    before = sorted(prints(release, compiled=False))
    assert before == sorted(FILES), "in a copy for development nothing that Python compiles counts"
    read = files.print_of

    def renamed_meanwhile(path: Path) -> files.Print:
        half_written.unlink(missing_ok=True)
        return read(path)

    monkeypatch.setattr(files, "print_of", renamed_meanwhile)
    assert verdict(release).status == "signed"


def test_a_release_as_it_was_signed_is_signed(release: Path) -> None:
    assert verdict(release).status == "signed"
    assert mismatches(release) == ()


@pytest.mark.parametrize("path", FILES)
def test_one_changed_bit_in_any_file_is_found_and_named(release: Path, path: str) -> None:
    """V2 asks for 99.99 % of media failures; every single one changes a SHA-256."""
    content = bytearray((release / path).read_bytes())
    content[len(content) // 2] ^= 4
    (release / path).write_bytes(content)
    assert verdict(release).status == "changed"
    assert mismatches(release) == (f"{path} is not the release's.",)


def test_a_missing_file_is_named(release: Path) -> None:
    (release / "drivers/ports.py").unlink()
    assert mismatches(release) == ("drivers/ports.py is missing.",)


@pytest.mark.parametrize("path", ["terminal/extra.py", "terminal/rules/.hidden", "config/sheets/easy.ini", "door.py"])
def test_a_file_outside_the_manifest_is_a_mismatch(release: Path, path: str) -> None:
    """V2: unused areas are scanned for unexpected data."""
    (release / path).write_text("")
    assert mismatches(release) == (f"{path} is not part of the release.",)


def test_what_changes_in_play_is_no_part_of_the_program(release: Path) -> None:
    """V1: fixed data is separated from variable data."""
    (release / "var").mkdir()
    (release / "var/journal.sqlite").write_text("money")
    (release / "config/Param.ini").write_text("[game]\n")
    assert verdict(release).status == "signed"


def test_a_compiled_file_that_python_would_run_unseen_is_found(release: Path) -> None:
    """Python believes a compiled file whose recorded date and length are its source's: here both still are."""
    compiled = next(release.glob("terminal/rules/__pycache__/game.*.pyc"))
    content = bytearray(compiled.read_bytes())
    content[-1] ^= 1
    compiled.write_bytes(content)
    assert mismatches(release) == (f"{compiled.relative_to(release)} is not the release's.",)


def test_a_compiled_file_of_another_python_is_a_mismatch(release: Path) -> None:
    (release / "terminal/start/__pycache__/app.cpython-399.pyc").write_bytes(b"")
    assert mismatches(release) == ("terminal/start/__pycache__/app.cpython-399.pyc is not part of the release.",)


def test_a_link_in_place_of_a_file_or_a_folder_is_found(release: Path) -> None:
    (release / "drivers/ports.py").unlink()
    (release / "drivers/ports.py").symlink_to("/dev/null")
    (release / "terminal/more").symlink_to("/tmp")  # noqa: S108 - never followed
    assert mismatches(release) == (
        "drivers/ports.py is not the release's.",
        "terminal/more is not part of the release.",
    )


def test_the_signature_of_another_key_vouches_for_nothing(release: Path) -> None:
    lines = manifest.signed("1.2.3", prints(release, compiled=True), bytes(32))
    (release / manifest.NAME).write_bytes(lines)
    assert verdict(release).status == "changed"
    assert mismatches(release) == ("The signature of program.manifest is wrong.",)


@pytest.mark.parametrize("text", [b"", b"\xff\xfe", b"boxman 1\nsignature ", b"signature 00\n", b"signature zz\n"])
def test_a_damaged_manifest_vouches_for_nothing(release: Path, text: bytes) -> None:
    (release / manifest.NAME).write_bytes(text)
    assert mismatches(release) == ("The signature of program.manifest is wrong.",)


def test_a_changed_line_of_the_manifest_is_found(release: Path) -> None:
    path = release / manifest.NAME
    path.write_bytes(path.read_bytes().replace(b"drivers/ports.py", b"drivers/parts.py"))
    assert verdict(release).status == "changed"


def test_a_copy_without_a_manifest_says_that_it_is_unsigned(release: Path) -> None:
    signed_digest = verdict(release).digest
    (release / manifest.NAME).unlink()
    without = verdict(release)
    assert without == Verdict("unsigned", signed_digest, (), without.components)


def test_the_digest_covers_what_decides_and_nothing_else(release: Path) -> None:
    before = verdict(release).digest
    (release / "assets/dice/one.png").write_text("another picture")
    assert verdict(release).digest == before
    (release / "terminal/rules/game.py").write_text("PAY = 3\n")
    assert verdict(release).digest != before


def test_a_component_is_identified_by_sha256_and_crc32_over_its_lines_of_the_manifest(release: Path) -> None:
    """So that anybody can work them out again: `grep '^drivers ' program.manifest | sha256sum`."""
    lines = b"".join(
        line
        for line in (release / manifest.NAME).read_bytes().splitlines(keepends=True)
        if line.startswith(b"drivers ")
    )
    (drivers,) = (one for one in verify(release, KEY).verdict.components if one.component == "drivers")
    assert drivers == ("drivers", 2, f"{zlib.crc32(lines):08x}", sha256(lines).hexdigest())


def test_a_file_is_identified_by_its_length_crc32_and_sha256(tmp_path: Path) -> None:
    """The check values of both: 'cbf43926' for the digits 1 to 9, and FIPS 180's for 'abc'."""
    (tmp_path / "digits").write_bytes(b"123456789")
    (tmp_path / "abc").write_bytes(b"abc")
    assert print_of(tmp_path / "digits").crc32 == 0xCBF43926
    assert print_of(tmp_path / "digits").length == 9
    assert print_of(tmp_path / "abc").sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_file_name_that_no_line_can_hold_is_refused(release: Path) -> None:
    (release / "terminal/two\nlines").write_text("")
    with pytest.raises(manifest.ManifestError, match="cannot stand in a manifest"):
        sign(release)


STRANGE = [(b"\xff.ini", "\\udcff.ini"), (b"a\nb.ini", "a\\nb.ini")]
"""Names of files that are no text, or no line of it, and what a sentence has for them."""


@pytest.mark.parametrize(("name", "shown"), STRANGE, ids=["no text", "two lines"])
def test_a_file_with_a_name_that_is_no_text_is_found_and_named(release: Path, name: bytes, shown: str) -> None:
    Path(os.fsdecode(os.fsencode(release / "config/sheets") + b"/" + name)).write_text("seven = 5:1\n")
    assert verdict(release).status == "changed"
    assert mismatches(release) == (f"config/sheets/{shown} is not part of the release.",)
    said = verdict_of(release, KEY)
    assert [msgspec.json.decode(msgspec.json.encode(one), type=Message) for one in said.mismatches] == [
        *said.mismatches
    ]


def test_a_name_that_is_no_text_is_part_of_the_digest_of_a_copy_without_a_manifest(release: Path) -> None:
    (release / manifest.NAME).unlink()
    before = verdict(release)
    Path(os.fsdecode(os.fsencode(release / "config/sheets") + b"/\xff.ini")).write_text("seven = 5:1\n")
    after = verdict(release)
    assert (before.status, after.status) == ("unsigned", "unsigned")
    assert before.digest != after.digest


def test_a_strange_file_that_cannot_be_read_is_named_too(release: Path) -> None:
    os.mkfifo(os.fsencode(release / "config/sheets") + b"/\xff.ini")
    (said,) = verdict_of(release, KEY).mismatches
    assert "config/sheets/\\udcff.ini" in sentence(said)


def test_a_file_that_cannot_be_read_is_not_vouched_for(release: Path) -> None:
    """A pipe without a writer would keep its reader waiting for ever."""
    os.mkfifo(release / "terminal/pipe")
    with pytest.raises(OSError, match="it is no file"):
        verdict(release)
    found = verdict_of(release)
    assert found.status == "changed"
    why = message("program.file_unreadable", path=str(release / "terminal/pipe"), error="it is no file")
    assert found.mismatches == (why,)


def test_every_room_of_the_program_belongs_to_a_component() -> None:
    for room in (ROOT / "terminal").iterdir():
        if room.is_dir() and room.name != "__pycache__":
            assert any(line == f"terminal/{room.name}/" for line, _ in COMPONENTS), room.name
    assert component_of("terminal/runtime/runtime.py") == "runtime"


def test_this_copy_has_the_same_signature_in_another_process() -> None:
    assert verify_in_background(ROOT).wait() == verdict_of(ROOT)


def test_the_signature_is_judged_in_the_other_process_too(release: Path) -> None:
    """The process has a library for it, though nothing else from outside the program's folder."""
    shutil.copy(ROOT / "terminal" / "__init__.py", release / "terminal")
    for room in ("verification", "messages"):
        shutil.copytree(ROOT / "terminal" / room, release / "terminal" / room)
    shutil.rmtree(release / "drivers")
    shutil.copytree(ROOT / "drivers", release / "drivers")
    told = verify_in_background(release).wait()
    assert (told.status, told.mismatches) == ("changed", (message("program.signature_wrong", path=manifest.NAME),))


def test_a_verification_that_is_stopped_vouches_for_nothing() -> None:
    verification = verify_in_background(ROOT)
    verification.close()
    verification.close()
    assert verification.wait().status == "changed"


def test_a_process_that_dies_vouches_for_nothing(tmp_path: Path) -> None:
    assert "did not end" in sentence(verify_in_background(tmp_path).wait().mismatches[0])
