"""`./kiosk house`: the house's authority gives keys, lists them, and takes them back."""

from __future__ import annotations

import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from terminal.commands import house
from terminal.commands.house import command
from terminal.table.keys.folders import AUTHORITY_KEY, PRIVATE, REVOKED, load
from terminal.table.keys.parties import dealer, display, station, the_table
from terminal.table.keys.refusals import KeysError

NOW = datetime.now(UTC)


def run(*words: object) -> Result:
    return CliRunner().invoke(command, [str(word) for word in words], standalone_mode=False)


def done(*words: object) -> str:
    """What the command prints when it succeeds."""
    result = run(*words)
    assert result.exception is None, result.exception
    return result.output


@pytest.fixture
def authority(tmp_path: Path) -> Path:
    """The folder of an authority."""
    done("authority", tmp_path / "authority", "--name", "Casino Bled")
    return tmp_path / "authority"


def test_each_part_of_a_table_gets_a_key_that_the_others_know(authority: Path, tmp_path: Path) -> None:
    given = {
        the_table(1): ("table",),
        station(1, 3, 17): ("station", "--seat", 3, "--cabinet", 17),
        dealer(1, "Ana"): ("dealer", "--name", "Ana"),
        display(1): ("display",),
    }
    for party, (verb, *more) in given.items():
        said = done(verb, "--authority", authority, "--table", 1, *more, tmp_path / "keys")
        assert party.login in said
    for party in given:
        proof = load(tmp_path / "keys", [party], NOW).sign(party, "seal", b"500")
        load(tmp_path / "keys", [the_table(1)], NOW).verify(party, "seal", b"500", proof)


def test_the_server_gets_a_key_and_is_no_party(authority: Path, tmp_path: Path) -> None:
    said = done("server", "--authority", authority, "--host", "localhost", "--host", "127.0.0.1", tmp_path / "keys")
    assert "localhost, 127.0.0.1" in said
    assert stat.S_IMODE((tmp_path / "keys" / "server" / PRIVATE).stat().st_mode) == 0o600


def test_what_was_given_is_listed_and_taken_back_by_its_number(authority: Path, tmp_path: Path) -> None:
    for seat in (3, 4):
        done("station", "--authority", authority, "--table", 1, "--seat", seat, "--cabinet", 14 + seat, tmp_path)
    number, _, name = done("list", "--authority", authority).splitlines()[0].split()
    assert name == "station-1-3-17"
    assert REVOKED in done("revoke", "--authority", authority, number)
    assert [line.split()[2:] for line in done("list", "--authority", authority).splitlines()] == [
        ["station-1-3-17", "revoked"],
        ["station-1-4-18"],
        ["authority"],
    ]
    (tmp_path / "station-1-3-17" / REVOKED).write_bytes((authority / REVOKED).read_bytes())
    with pytest.raises(KeysError, match="has been revoked"):
        load(tmp_path, [station(1, 3, 17)], NOW)


def test_the_list_marks_what_ends_soon_or_has_ended(
    authority: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seat, days in ((3, 70), (4, 60), (5, 1), (6, 60)):
        about = ("--authority", authority, "--table", 1, "--seat", seat, "--cabinet", 14 + seat)
        done("station", *about, "--days", days, tmp_path)
    number, *_ = done("list", "--authority", authority).splitlines()[3].split()
    done("revoke", "--authority", authority, number)
    monkeypatch.setattr(house, "_now", lambda: NOW + timedelta(days=3))
    listed = [line.split(maxsplit=3)[2:] for line in done("list", "--authority", authority).splitlines()]
    assert listed == [
        ["station-1-3-17"],
        ["station-1-4-18", "ends soon"],
        ["station-1-5-19", "ended"],
        ["station-1-6-20", "revoked"],
        ["authority"],
    ]
    monkeypatch.setattr(house, "_now", lambda: NOW + timedelta(days=25 * 365 - 30))
    end = f"{NOW + timedelta(days=25 * 365):%Y-%m-%d}"
    last = done("list", "--authority", authority).splitlines()[-1]
    assert last.split(maxsplit=1)[1] == f"{end}  authority  ends soon"


def test_the_list_needs_no_private_key_and_giving_does(authority: Path, tmp_path: Path) -> None:
    done("table", "--authority", authority, "--table", 1, tmp_path)
    (authority / AUTHORITY_KEY).unlink()
    assert "table-1" in done("list", "--authority", authority)
    assert "is missing" in str(run("table", "--authority", authority, "--table", 2, tmp_path).exception)
    assert not (tmp_path / "table-2").exists()


def test_what_cannot_be_done_is_one_sentence(authority: Path, tmp_path: Path) -> None:
    at = ("--authority", authority, "--table", 1)
    done("table", *at, tmp_path)
    asks = {
        "never replaced": ("table", *at, tmp_path),
        "is no name for a key": ("dealer", *at, "--name", "Žan", tmp_path),
        "has 1 to 64 characters": ("authority", tmp_path / "long", "--name", "x" * 65),
        "no certificate has the number": ("revoke", "--authority", authority, "0123"),
        "15 is not in the range": ("station", *at, "--seat", 15, "--cabinet", 1, tmp_path),
        "cannot be reached": ("database", "--authority", authority, f"host={tmp_path} dbname=table"),
    }
    for say, words in asks.items():
        assert say in str(run(*words).exception), say
