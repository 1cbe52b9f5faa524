"""`./kiosk config`: a house makes its key, signs a Param.ini and verifies files, away from any cabinet."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from terminal.commands.config import command
from terminal.settings.configuration import read
from terminal.settings.signing_keys import trusted_in


def run(*words: object) -> Result:
    return CliRunner().invoke(command, [str(word) for word in words], standalone_mode=False)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with a house's key, a folder of trusted keys, and a Param.ini."""
    assert run("key", tmp_path / "house.pem").exception is None
    (tmp_path / "trusted").mkdir()
    (tmp_path / "house.public.pem").rename(tmp_path / "trusted" / "house.public.pem")
    (tmp_path / "Param.ini").write_text("[cabinet]\nmachine_id = 17\n[money]\nticket_days = 90\n")
    done = run("export", "--key", tmp_path / "house.pem", "--param", tmp_path / "Param.ini", tmp_path / "h.boxman")
    assert done.exception is None
    return tmp_path


def test_the_private_key_is_readable_by_its_owner_alone_and_never_overwritten(house: Path) -> None:
    before = (house / "house.pem").read_bytes()
    assert stat.S_IMODE((house / "house.pem").stat().st_mode) == 0o600
    assert "cannot be made" in str(run("key", house / "house.pem").exception)
    assert (house / "house.pem").read_bytes() == before


def test_a_param_ini_is_signed_for_cabinets_that_trust_the_key(house: Path) -> None:
    found = read(house / "h.boxman", trusted_in(house / "trusted").names)
    assert (found.machine, found.values["money.ticket_days"]) == (17, "90")


def test_a_good_file_is_shown_with_its_signer_and_digest(house: Path) -> None:
    done = run("verify", "--trusted", house / "trusted", house / "h.boxman")
    assert done.return_value == 0
    assert "machine     17\n" in done.output
    assert "(house)" in done.output
    assert f"SHA-256     {read(house / 'h.boxman').digest}\n" in done.output


def test_an_altered_file_and_one_of_another_key_end_with_1_and_one_sentence(house: Path) -> None:
    (house / "empty").mkdir()
    done = run("verify", "--trusted", house / "empty", house / "h.boxman")
    assert done.return_value == 1
    assert "does not trust" in done.output
    text = (house / "h.boxman").read_text()
    (house / "h.boxman").write_text(text.replace("ticket_days = 90", "ticket_days = 91"))
    done = run("verify", house / "h.boxman")
    assert done.return_value == 1
    assert done.output == "h.boxman: its signature is wrong: it was altered after it was signed\n"


def test_the_public_key_of_a_cabinets_file_is_written_for_other_cabinets(house: Path) -> None:
    (house / "more").mkdir()
    done = run("verify", "--public-key", house / "more" / "bank.pem", house / "h.boxman")
    assert "compare the fingerprint" in done.output
    assert trusted_in(house / "more").names.keys() == trusted_in(house / "trusted").names.keys()


@pytest.mark.parametrize(
    ("key", "param", "file", "reason"),
    [
        ("house.pem", "Param.ini", "h.txt", "has to end in .boxman"),
        ("house.pem", "Param.ini", "h.boxman", "cannot be made"),
        ("trusted/house.public.pem", "Param.ini", "new.boxman", "it is no private Ed25519 key"),
        ("house.pem", "wrong.ini", "new.boxman", "line 2: ticket_days has to be"),
        ("none.pem", "Param.ini", "new.boxman", "cannot be read"),
    ],
)
def test_what_cannot_be_signed_is_one_sentence_and_makes_no_file(
    house: Path, key: str, param: str, file: str, reason: str
) -> None:
    (house / "wrong.ini").write_text("[money]\nticket_days = 0\n")
    before = {one.name for one in house.iterdir()}
    done = run("export", "--key", house / key, "--param", house / param, house / file)
    assert reason in str(done.exception)
    assert {one.name for one in house.iterdir()} == before
