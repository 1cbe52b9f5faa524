"""Signed configurations on the page of parameters: export to a place, and import through the draft (D8, V7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import replace as dataclass_replace
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import ExportConfiguration, FromDevice, Instant
from terminal.cabinet.events import ConfigurationExported, ParametersChanged, SignedFile
from terminal.common.local_time import DAY_MS
from terminal.exporting.places import ExportPlace
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Exports
from terminal.screens.operator.parameters.configuration_list import ConfigurationList
from terminal.screens.operator.parameters.draft import ParameterDraft
from terminal.screens.operator.parameters.page import ParameterBook
from terminal.settings.configuration import fingerprint
from terminal.settings.found_configurations import Finder
from terminal.settings.parameters import Profile
from terminal.verification.ed25519 import pem_of, public_pem_of
from tests.cabinet.pipeline import PROFILE
from tests.screens.seat import Seat
from tests.settings.signing import KEY, SEED, file_with, good, signed_again

TECHNICIAN = ports.BoardInputs(("logic",), ("technician",))
BOTH = ports.BoardInputs(("logic",), ("attendant", "technician"))


class Store:
    """The key of a cabinet on whose screen the test touches."""

    def __init__(self, seat: Seat, folder: Path) -> None:
        self.seat = seat
        self.finder = Finder(folder / "trusted", folder / "configuration.key")

    def signed(self) -> bytes:
        """Sign, as the cabinet does."""
        refusal = self.seat.screen.touch_gateway.send(ExportConfiguration(SignedFile("4b", sha256(b"all").hexdigest())))
        if refusal is not None:
            raise refusal
        return b"all"


class Bench:
    """The page, with a stick, and with exports that run when the test says so."""

    def __init__(self, folder: Path, values: Mapping[str, str], profile: Profile = PROFILE) -> None:
        self.seat, self.stick = Seat(profile, bills=()), folder / "stick"
        self.stick.mkdir()
        (folder / "trusted").mkdir()
        (folder / "trusted" / "house.pem").write_bytes(public_pem_of(KEY))
        file_with(good(**values), self.stick)
        self.waiting: list[Callable[[], None]] = []
        menu = self.seat.menu
        exports = Exports(
            lambda: (ExportPlace(self.stick, removable=True),),
            lambda: nullcontext(self.seat.pipeline.history()),
            self.waiting.append,
        )
        menu._desk = replace(menu._desk, exports=exports, configurations=Store(self.seat, folder))
        self.see(TECHNICIAN)
        menu.show("parameters")
        model = menu.model
        assert isinstance(model, ParameterBook)
        self.book = model
        self.book.show("configurations")
        files, draft = self.book.property("configurations"), self.book.property("draft")
        assert isinstance(files, ConfigurationList)
        assert isinstance(draft, ParameterDraft)
        self.files, self.draft = files, draft

    def see(self, inputs: ports.BoardInputs) -> None:
        self.seat.give(FromDevice("board", inputs))

    def drafted(self) -> dict[str, str]:
        """What the draft would change."""
        return {name: after for name, _, after in self.draft.property("lines").rows}


OF_THE_TEST = {
    name.replace(".", "__"): value
    for name, value in PROFILE.as_written().items()
    if name not in ("cabinet.machine_id", "game.bet_seconds")
}
"""The values in force on the cabinet of the tests, so that a file differs from them in two."""


@pytest.fixture
def bench(qapp: QGuiApplication, tmp_path: Path) -> Bench:
    del qapp
    return Bench(tmp_path, OF_THE_TEST)


def test_a_file_shows_machine_signer_and_how_much_it_would_change(bench: Bench) -> None:
    [line] = bench.files.picture
    assert (line.cells[0], line.cells[1]) == ("house.boxman", "17")
    assert line.cells[3] == f"house ({fingerprint(KEY)[:16]})"
    assert line.note == "Values that differ from those in force: 1"


def test_a_touched_file_begins_a_draft_without_what_identifies_the_cabinet(bench: Bench) -> None:
    bench.files.touch(0)
    assert bench.book.property("view") == "draft"
    assert bench.drafted() == {"game.bet_seconds": "30"}
    assert bench.draft.property("source").startswith("From house.boxman, signed by house (")


def test_for_a_replaced_cabinet_all_of_it_is_taken_over(bench: Bench) -> None:
    bench.files.choose("whole")
    bench.files.touch(0)
    assert bench.drafted() == {"cabinet.machine_id": "17", "game.bet_seconds": "30"}


def test_two_people_import_and_the_journal_names_them_the_key_and_the_file(bench: Bench) -> None:
    bench.files.touch(0)
    assert not bench.draft.property("ready")
    assert [met for _, met, _ in bench.draft.property("needs").rows] == [True, False]
    bench.see(BOTH)
    assert bench.draft.property("ready")
    bench.draft.apply()
    [changed] = [one for one in bench.seat.pipeline.events if isinstance(one, ParametersChanged)]
    file = good(**OF_THE_TEST)
    [signed_ms] = {one.configuration.signed_ms for one in bench.files._files if one.configuration}
    assert changed.imported == SignedFile(fingerprint(KEY), sha256(file).hexdigest(), signed_ms)
    assert (changed.origin, changed.by) == ("import", ("attendant", "technician"))
    assert bench.drafted() == {}


def test_d8_pay_tables_that_are_signed_in_the_future_are_refused_before_a_second_person_is_asked(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    del qapp
    key = fingerprint(KEY)
    values = OF_THE_TEST | {"access__pay_tables_key": key, "game__min_return": "80.00"}
    bench = Bench(tmp_path, values, dataclass_replace(PROFILE, pay_tables_key=key))
    bench.see(BOTH)
    bench.files.touch(0)
    assert bench.draft.property("ready")
    bench.seat.pipeline.now = Instant(bench.seat.pipeline.now.at_ms - 2 * DAY_MS)
    assert not bench.draft.property("ready")
    said = bench.draft.property("note")
    assert said.startswith("This file was signed more than a day later than the cabinet's clock says"), said


def test_an_imported_draft_with_a_value_from_the_screen_is_no_import(bench: Bench) -> None:
    bench.files.touch(0)
    bench.draft.put("cabinet.city", "Elko NV")
    assert bench.draft.command.origin == "screen"
    assert bench.draft.command.imported is None
    assert bench.draft.property("source") == ""


def test_of_an_import_a_change_can_be_left_out(bench: Bench) -> None:
    bench.files.choose("whole")
    bench.files.touch(0)
    bench.draft.drop("cabinet.machine_id")
    assert bench.draft.command.origin == "import"
    assert dict(bench.draft.command.changes) == {"game.bet_seconds": "30"}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (good().replace(b"= 30", b"= 31"), "Its signature is wrong: it was altered after it was signed"),
        (signed_again("bet_seconds = 30", "bet_seconds = 4"), "Bet_seconds has to be a whole number from 5 to 300"),
        (b"none", "It is no configuration of Boxman, or a part of it is missing"),
    ],
)
def test_a_wrong_file_is_one_sentence_and_a_touch_of_it_does_nothing(bench: Bench, content: bytes, reason: str) -> None:
    file_with(content, bench.stick)
    bench.book.show("configurations")
    [line] = bench.files.picture
    assert line.note == reason
    bench.files.touch(0)
    assert bench.book.property("view") == "configurations"
    assert bench.drafted() == {}


def test_a_stick_that_comes_later_is_found_when_the_page_is_opened_again(bench: Bench) -> None:
    (bench.stick / "house.boxman").rename(bench.stick / "house.boxman.off")
    bench.book.show("configurations")
    assert not bench.files.picture
    (bench.stick / "house.boxman.off").rename(bench.stick / "house.boxman")
    bench.book.show("")
    bench.book.show("configurations")
    assert len(bench.files.picture) == 1


def test_export_writes_the_signed_configuration_and_not_the_list(bench: Bench) -> None:
    exporting = bench.files.property("exporting")
    exporting.begin()
    bench.waiting.pop()()
    exporting.follow()
    [path] = [one for one in bench.stick.iterdir() if one.name.startswith("boxman-00000001-configuration-2026")]
    assert path.suffix == ".boxman"
    assert path.read_bytes() == b"all"
    assert exporting.property("said") == f"The file {path.name} is written. The stick can be pulled out."
    assert any(isinstance(one, ConfigurationExported) for one in bench.seat.pipeline.events)


def test_a_refused_signature_is_said_and_no_file_is_written(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_store: Store) -> bytes:
        raise Refusal("signing_key", "The cabinet's key cannot be used: {why}.", why="it is rusty")

    monkeypatch.setattr(Store, "signed", refuse)
    exporting = bench.files.property("exporting")
    exporting.begin()
    assert exporting.property("said") == "The cabinet's key cannot be used: it is rusty."
    assert exporting.property("failed")
    assert not exporting.property("running")
    assert not bench.waiting
    assert [one.name for one in bench.stick.iterdir()] == ["house.boxman"]


def test_the_own_key_is_called_this_cabinets(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "configuration.key").write_bytes(pem_of(SEED))
    bench.book.show("configurations")
    assert bench.files.picture[0].cells[3].startswith("this cabinet (")
