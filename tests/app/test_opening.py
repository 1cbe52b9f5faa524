"""What a start makes of its parameters and its journal before anything may be played."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from drivers.ports.message import message
from harness.torture.program import write_param
from terminal.cabinet import state as cabinet_state
from terminal.cabinet.commands import PlaceWager, Start
from terminal.cabinet.events import BillSeen, CertificateStands, Started, kind_of, to_bytes
from terminal.common.places import PARAM, SHEETS
from terminal.common.version import VERSION
from terminal.journal.errors import JournalBroken
from terminal.journal.journal import Journal
from terminal.maths import sheets
from terminal.maths.sheets import Bounds, open_checked
from terminal.messages.english import sentence
from terminal.rules.game import AnyGame
from terminal.rules.hazard.kind import HazardKind
from terminal.settings.reading import parse
from terminal.start import app, loading, program_check
from terminal.start.app import Opened, open_parts, open_terminal
from terminal.start.loading import load_cabinet, load_settings, make_drivers
from terminal.start.no_play import NoPlayError
from terminal.table.keys.authority import for_days
from terminal.table.keys.folders import AuthorityFolder
from terminal.table.keys.parties import station, the_table
from tests.cabinet.pipeline import NOON
from tests.runtime.bench import bench_in
from tests.verification.said import UNSIGNED, Said


@pytest.fixture(autouse=True)
def _program_found_unsigned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the verification of the program have ended already; `tests/test_program_check.py` is about it."""
    monkeypatch.setattr(program_check, "verify_in_background", lambda _: Said(UNSIGNED))


@pytest.fixture
def param(tmp_path: Path) -> Path:
    """Parameters of a cabinet whose files all lie in this folder."""
    return write_param(tmp_path)


@pytest.fixture
def opened(param: Path) -> Iterator[Opened]:
    """A terminal on an empty journal; its devices are not started."""
    opened = open_terminal(param, None)
    yield opened
    opened.close()


def test_looking_at_the_disks_does_not_count_as_a_touch(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    touches, found = list[int](), list[object]()
    monkeypatch.setattr(opened.runtime, "touched", lambda: touches.append(1))
    monkeypatch.setattr(opened.runtime, "_attempt", found.append)
    opened._disks.look()
    opened.runtime.drain()
    assert (len(found), touches) == (1, [])


@pytest.mark.parametrize("role", ["station", "table"])
def test_a_machine_of_a_shared_table_says_at_its_start_that_its_certificate_ends_until_there_is_a_new_one(
    param: Path, tmp_path: Path, role: str
) -> None:
    keys = tmp_path / "keys"
    with param.open("a") as more:
        more.write(f"[table]\nrole = {role}\nseat = 3\nkeys = {keys}\n")
    party = the_table(1) if role == "table" else station(1, 3, load_settings(param).machine_id)
    now = datetime.now(UTC)
    authority = AuthorityFolder.make(tmp_path / "authority", "Casino Bled", for_days(now, 9_000))
    said = []
    for days in (59, 61):
        shutil.rmtree(keys / party.login, ignore_errors=True)
        authority.give(party, keys, for_days(now, days))
        opened = open_terminal(param, None)
        try:
            assert opened.checked()
            opened.runtime.start(VERSION, {}, lambda: None)
            opened.runtime.drain()
            said.append(opened.runtime.state.machine.certificate)
        finally:
            opened.close()
    day = f"{now + timedelta(days=59):%Y-%m-%d}"
    assert said == [CertificateStands(party.login, day), None]


def test_the_shipped_parameters_make_a_cabinet_with_a_driver_for_every_device() -> None:
    settings = load_settings(PARAM)
    assert tuple(load_cabinet(settings).games) == settings.sheets
    assert set(make_drivers(settings)) == {"validator", "printer", "dice", "board"}


@pytest.mark.parametrize("sheet", sorted(path.stem for path in SHEETS.glob("*.ini")))
def test_every_shipped_sheet_makes_a_cabinet(sheet: str) -> None:
    assert load_cabinet(parse(f"[game]\nsheet = {sheet}\n", "Param.ini")).sheet == sheet


def test_a_game_that_the_cabinet_has_no_felt_for_is_refused_at_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(HazardKind, "has_felts", False)
    reason = "hazard is a sheet of Hazard, for which this cabinet has no felt; the lab plays it"
    assert refused_sheets(tmp_path, "craps-el601, hazard").startswith(f"Param.ini, line 3: {reason}")


@pytest.mark.parametrize("role", ["station", "table"])
@pytest.mark.parametrize("sheet", sorted(path.stem for path in SHEETS.glob("*.ini")))
def test_every_shipped_sheet_is_played_at_a_shared_table(sheet: str, role: str) -> None:
    assert load_cabinet(parse(f"[game]\nsheet = {sheet}\n[table]\nrole = {role}\n", "Param.ini")).sheet == sheet


def test_only_a_shared_table_has_a_field_for_those_without_the_dice() -> None:
    alone, shared = (
        load_cabinet(parse(f"[game]\nsheet = hazard\n[table]\nrole = {role}\n", "Param.ini"))
        for role in ("alone", "station")
    )
    assert (alone.game.fields(), shared.game.fields()) == (("bank",), ("bank", "cover"))
    assert (alone.game.pays(), shared.game.pays()) == ({"bank": "1:1"}, {"bank": "1:1", "cover": "19:20"})


def test_every_sheet_that_the_parameters_name_is_offered_and_the_first_begins() -> None:
    cabinet = load_cabinet(parse("[game]\nsheet = crapless-el611, craps-el601\n", "Param.ini"))
    assert list(cabinet.games) == ["crapless-el611", "craps-el601"]
    assert cabinet.game_of(cabinet.new_state()).sheet == "crapless-el611"


def refused_sheets(folder: Path, sheets: str, more: str = "") -> str:
    """Why a cabinet with these sheets does not open."""
    param = folder / "Param.ini"
    param.write_text(f"[game]\n# which\nsheet = {sheets}\n{more}")
    with pytest.raises(NoPlayError) as refused:
        open_parts(param, folder / "journal.sqlite")
    return sentence(refused.value.lock.why)


@pytest.mark.parametrize(
    ("sheets", "reason"),
    [
        ("craps-el601, craps-el999", "there is no par sheet craps-el999.ini"),
        ("craps-el601, craps-el601", "sheet names craps-el601 twice"),
        ("craps-el601,", "sheet has to be one to 12 different names"),
    ],
)
def test_a_sheet_that_cannot_be_offered_is_refused_with_the_line_that_names_it(
    tmp_path: Path, sheets: str, reason: str
) -> None:
    assert refused_sheets(tmp_path, sheets).startswith(f"Param.ini, line 3: {reason}")


@pytest.mark.parametrize(("currency", "wrong"), [("USD", False), ("EUR", True)])
def test_a_sheet_whose_limits_are_in_another_currency_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, currency: str, wrong: bool
) -> None:
    with_sheet(monkeypatch, tmp_path, "title = Craps\n", f"title = Craps\ncurrency = {currency}\n")
    if wrong:
        say = "the limits of craps-el601 are in EUR, and this cabinet's money is USD."
        assert refused_sheets(tmp_path, "craps-el601") == f"Param.ini, line 3: {say}"
    else:
        assert load_cabinet(parse("[game]\nsheet = craps-el601\n", "Param.ini")).game.currency == "USD"


def test_two_files_with_a_sheet_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_sheet(monkeypatch, tmp_path, "max_bet.hop = 100.00", "max_bet.hop = 50.00")
    (tmp_path / "other.ini").write_text((tmp_path / "craps-el601.ini").read_text())
    say = "other is a sheet with the name of another, craps-el601."
    assert refused_sheets(tmp_path, "craps-el601, other") == f"Param.ini, line 3: {say}"


def with_sheet(monkeypatch: pytest.MonkeyPatch, folder: Path, old: str, new: str) -> None:
    """Let the shipped sheet stand in another folder, with one line changed."""
    text = (SHEETS / "craps-el601.ini").read_text()
    assert text.count(old) == 1
    (folder / "craps-el601.ini").write_text(text.replace(old, new))
    monkeypatch.setattr(loading, "SHEETS", folder)


def test_a_sheet_that_gives_the_player_an_edge_is_refused_at_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, param: Path
) -> None:
    with_sheet(monkeypatch, tmp_path, "place@6 = 7:6", "place@6 = 13:10")
    with pytest.raises(NoPlayError, match=r"craps-el601\.ini, line \d+: place@6 would give the player an edge"):
        open_terminal(param, None)


def test_the_odds_of_a_sheet_are_worked_out_again_only_when_it_or_the_program_has_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, param: Path
) -> None:
    param.write_text(param.read_text().replace("simulated = no", "simulated = yes"))
    worked_out: list[str] = []

    def check(text: str, name: str, bounds: Bounds) -> AnyGame:
        worked_out.append(name)
        return open_checked(text, name, bounds)

    monkeypatch.setattr(sheets, "open_checked", check)

    def start(version: str = VERSION) -> int:
        worked_out.clear()
        opened = open_terminal(param, None)
        opened.runtime.start(version, {}, lambda: None)
        opened.close()
        return len(worked_out)

    assert [start(), start()] == [1, 0]
    param.write_text(param.read_text() + "\n[game]\nsheet = craps-el601, craps-el602\n")
    assert [start(), start()] == [1, 0]
    (tmp_path / "craps-el602.ini").write_text((SHEETS / "craps-el602.ini").read_text())
    with_sheet(monkeypatch, tmp_path, "max_bet.hop = 100.00", "max_bet.hop = 50.00")
    assert [start(), start()] == [1, 0]
    param.write_text(param.read_text() + "min_return = 80.00\n")
    assert [start(), start()] == [2, 0], "the bounds are others"
    monkeypatch.setattr("terminal.start.loading.VERSION", "9.9.9")
    assert [start("9.9.9"), start("9.9.9")] == [2, 0]


def test_a_new_terminal_opens_with_nothing_on_it_and_may_play_at_once(opened: Opened) -> None:
    assert opened.checked()
    assert opened.runtime.state.credit_cents == 0
    assert opened.runtime.lock is None


def test_a_journal_named_on_the_command_line_comes_before_the_one_of_the_parameters(param: Path) -> None:
    other = param.parent / "deep" / "other.sqlite"
    open_terminal(param, other).close()
    assert other.exists()
    assert not (param.parent / "journal.sqlite").exists()


@pytest.mark.parametrize(
    ("line", "title", "say"),
    [
        ("[money]\ncurrency = XXX", "A parameter is wrong", "has to be one of"),
        ("[game]\nsheet = none", "The par sheet is wrong", "none.ini"),
    ],
)
def test_what_is_wrong_with_a_parameter_is_a_title_and_a_sentence(param: Path, line: str, title: str, say: str) -> None:
    param.write_text(param.read_text() + line + "\n")
    with pytest.raises(NoPlayError) as caught:
        open_terminal(param, None)
    assert sentence(caught.value.lock.title) == title
    assert say in sentence(caught.value.lock.why)
    assert str(caught.value).endswith(".")
    assert not (param.parent / "journal.sqlite").exists()


def test_a_protocol_that_no_driver_speaks_is_refused(param: Path) -> None:
    param.write_text(param.read_text().replace("id003 ", "morse "))
    with pytest.raises(NoPlayError, match="There is no validator protocol 'morse'; there is: id003"):
        open_terminal(param, None)


def test_a_second_terminal_on_one_journal_is_refused_and_knows_why(param: Path, opened: Opened) -> None:
    assert opened.runtime.lock is None
    with pytest.raises(NoPlayError, match="in use") as caught:
        open_terminal(param, None)
    assert caught.value.in_use


def test_a_journal_that_says_what_cannot_be_is_refused_and_can_be_opened_by_others(param: Path) -> None:
    path = param.parent / "journal.sqlite"
    journal = Journal.open(path, NOON.at_ms)
    impossible = BillSeen(1, 20_00, "stack")
    journal.append([(kind_of(impossible), to_bytes(impossible) + b"!")], NOON.at_ms)
    journal.close()
    with pytest.raises(NoPlayError, match="makes no sense"):
        open_terminal(param, None)
    Journal.open(path, NOON.at_ms).close()


def test_a_snapshot_whose_meters_do_not_agree_with_its_credit_is_refused(tmp_path: Path, param: Path) -> None:
    with bench_in(tmp_path) as bench:
        state = bench.start().open_for_play().feed(20).runtime.state
        crooked = replace(state, meters=replace(state.meters, won_cents=1))
        bench.journal.snapshot(cabinet_state.to_bytes(crooked))
    with pytest.raises(NoPlayError, match="The meters do not agree"):
        open_terminal(param, None)


@pytest.mark.expects_log("play is locked: The par sheet has changed in play")
def test_bets_that_are_up_are_never_decided_under_another_sheet(tmp_path: Path, param: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
        assert bench.touch(PlaceWager("field", 5_00)) is None
        other = Started("test", "another-sheet", "0" * 64, "USD")
        bench.journal.append([(kind_of(other), to_bytes(other))], NOON.at_ms)
    opened = open_terminal(param, None)
    assert opened.runtime.lock is not None
    why = message("lock.bets_of_another_sheet", sheet="another-sheet", other="craps-el601")
    assert opened.runtime.lock.why == why
    opened.close()


class Check:
    """A check of a long journal's earlier events that ends when a test says so."""

    def __init__(self, verdict: JournalBroken | str | None) -> None:
        self.verdict = verdict
        self.closed = False

    def poll(self) -> JournalBroken | str | None:
        return self.verdict

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def long_journal(param: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Opened, Check]]:
    """A terminal on a journal so long that its earlier events are still being checked."""
    check = Check(None)
    monkeypatch.setattr(app, "verify_in_background", lambda *_: check)
    parts = open_parts(param, None)
    parts.runtime.unchecked_to = 60_000
    opened = Opened(parts)
    yield opened, check
    opened.close()


def held(opened: Opened) -> bool:
    return opened.runtime.hold is not None


def test_play_is_held_until_a_long_journal_is_found_sound(long_journal: tuple[Opened, Check]) -> None:
    opened, check = long_journal
    assert not opened.checked()
    assert held(opened)
    check.verdict = "sound"
    assert opened.checked()
    assert not held(opened)
    assert opened.runtime.lock is None


@pytest.mark.expects_log("play is locked: The journal cannot be used: The journal is broken at event 7")
def test_play_is_locked_when_a_long_journal_is_found_broken(long_journal: tuple[Opened, Check]) -> None:
    opened, check = long_journal
    check.verdict = JournalBroken(7, message("journal.event_missing"))
    assert opened.checked()
    assert opened.runtime.lock is not None
    assert sentence(opened.runtime.lock.why) == "The journal is broken at event 7: it is missing."


def test_a_check_under_way_is_ended_with_the_program(long_journal: tuple[Opened, Check]) -> None:
    opened, check = long_journal
    opened.close()
    assert check.closed


@pytest.mark.expects_log("play is locked: The journal cannot be used: The journal's earlier events cannot be checked")
def test_play_is_locked_when_there_can_be_no_check(param: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Check:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(app, "verify_in_background", fail)
    parts = open_parts(param, None)
    parts.runtime.unchecked_to = 60_000
    opened = Opened(parts)
    assert opened.checked()
    assert opened.runtime.lock is not None
    opened.close()


@pytest.mark.expects_log("play is locked: The journal cannot be used: The journal is broken at event 7")
def test_a_database_found_broken_is_rebuilt_from_a_copy_at_the_next_start(
    param: Path, long_journal: tuple[Opened, Check]
) -> None:
    opened, check = long_journal
    opened.runtime._commit(Start("test"))
    check.verdict = JournalBroken(7, message("journal.event_missing"))
    assert opened.checked()
    opened.close()
    again = open_terminal(param, None)
    assert [finding.copy for finding in again.runtime._journal.findings] == [1]
    assert again.runtime.lock is None
    again.close()
