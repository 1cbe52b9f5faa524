"""A cabinet signs its configuration with a key of its own, and another one that trusts the key imports it."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.ports import BoardInputs
from terminal.cabinet.events import ConfigurationExported, ParametersChanged, SignedFile, from_bytes
from terminal.journal.reading import read as read_journal
from terminal.rules.refusal import Refusal
from terminal.settings.configuration import fingerprint
from terminal.settings.signing_keys import OWN_KEY, seed_in
from terminal.start.configuration_files import ConfigurationFiles
from terminal.verification.ed25519 import public_key, public_pem_of
from tests.app.test_parameter_file import Terminal

BOTH = BoardInputs(("logic",), ("attendant", "technician"))
AT_MS = 1_790_000_000_000


def files_of(terminal: Terminal, root: Path) -> ConfigurationFiles:
    """The signed configurations of this terminal, whose trusted keys lie below this folder."""
    return ConfigurationFiles(terminal.runtime, terminal.journal, root, lambda: AT_MS)


def test_an_export_is_signed_with_the_cabinets_key_and_recorded_with_digest_and_fingerprint(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    files = files_of(terminal, tmp_path)
    content = files.signed()
    assert files.signed() == content
    (tmp_path / "own.boxman").write_bytes(content)
    [found] = files.finder.find([tmp_path]).files
    assert found.configuration is not None
    assert dict(found.configuration.values) == terminal.in_force
    terminal.end()
    events = [from_bytes(row.body) for row in read_journal(terminal.journal)]
    key = fingerprint(found.configuration.key)
    assert [one.file for one in events if isinstance(one, ConfigurationExported)] == [
        SignedFile(key, found.configuration.digest, found.configuration.signed_ms)
    ] * 2


def test_the_private_key_is_beside_the_journal_and_in_no_copy_of_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    content = files_of(terminal, tmp_path).signed()
    seed, pem = seed_in(tmp_path / OWN_KEY), (tmp_path / OWN_KEY).read_bytes()
    terminal.end()
    secrets = (seed, seed.hex().encode(), pem.splitlines()[1])
    others = [one for one in tmp_path.rglob("*") if one.is_file() and one.name != OWN_KEY]
    assert len(others) >= 3
    for one in (content, *(other.read_bytes() for other in others)):
        assert not any(secret in one for secret in secrets)


def test_without_the_right_nothing_is_signed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, key=False)
    with pytest.raises(Refusal) as refused:
        files_of(terminal, tmp_path).signed()
    assert refused.value.code == "key"
    terminal.end()


def test_a_damaged_key_is_one_sentence_and_nothing_is_recorded(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    (tmp_path / OWN_KEY).write_text("rust\n")
    with pytest.raises(Refusal, match="key") as refused:
        files_of(terminal, tmp_path).signed()
    assert refused.value.say == (
        "The cabinet's key cannot be used: configuration.key: it is no private Ed25519 key in PEM format."
    )
    terminal.end()


@pytest.mark.expects_log("play is locked: The parameters are changed")
def test_a_second_cabinet_imports_it_once_it_trusts_the_key_and_keeps_what_is_its_own(tmp_path: Path) -> None:
    first, stick = Terminal(tmp_path / "first"), tmp_path / "stick"
    stick.mkdir()
    (stick / "bank.boxman").write_bytes(files_of(first, tmp_path).signed())
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "Param.ini").write_text(
        "[cabinet]\nmachine_id = 2\nestablishment = Elko House\n[access]\nsign_in = key\n"
    )
    second = Terminal(tmp_path / "second")
    files = files_of(second, tmp_path / "second")
    [found] = files.finder.find([stick]).files
    assert found.configuration is None
    trusted = tmp_path / "second" / "config" / "trusted"
    trusted.mkdir(parents=True)
    (trusted / "bank.pem").write_bytes(public_pem_of(public_key(seed_in(tmp_path / "first" / OWN_KEY))))
    [found] = files.finder.find([stick]).files
    configuration = found.configuration
    assert configuration is not None
    assert found.signer == "bank"
    file = SignedFile(fingerprint(configuration.key), configuration.digest, configuration.signed_ms)
    in_force = second.in_force
    changes = {name: value for name, value in configuration.shared().items() if in_force[name] != value}
    refusal = second.file.change(changes, "import", file)
    assert refusal is not None
    assert refusal.code == "key"
    second.board.see(BOTH)
    second.runtime.drain()
    assert second.file.change(changes, "import", file) is None
    [changed, _] = second.end()
    assert isinstance(changed, ParametersChanged)
    assert (changed.origin, changed.imported) == ("import", file)
    again = Terminal(tmp_path / "second")
    assert again.in_force == first.in_force | {"cabinet.machine_id": "2"}
    for one in (first, again):
        one.end()
