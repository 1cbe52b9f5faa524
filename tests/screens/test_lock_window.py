"""Where no copy of the journal is good, the staff's keys open the RAM clear, and nothing else (regulation C6, C9)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import Message
from terminal.cabinet.commands import FromDevice
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.runtime.runtime import Runtime
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.sounding.voice import Voice
from terminal.screens.window.lock_window import LockScreenModel, open_lock_window
from terminal.start import ram_clear
from tests.cabinet.pipeline import NOON, Pipeline
from tests.screens.hearing import Heard

KEYS = ("attendant", "technician")


@pytest.fixture
def runtime(tmp_path: Path) -> Iterator[Runtime]:
    """A procedure, with board and printer ready."""
    runtime = ram_clear.open_procedure(
        Pipeline().cabinet, tmp_path / "journal.sqlite", tmp_path / "second", lambda: NOON, Message("It is broken.")
    )
    for device in ("board", "printer"):
        runtime.touch(FromDevice(device, ports.Back("twin")))
    runtime.touch(FromDevice("printer", ports.PrinterReady()))
    yield runtime
    runtime.stop()


@pytest.fixture
def model(runtime: Runtime, qapp: QGuiApplication) -> LockScreenModel:
    """The locked window's view-model, on that procedure."""
    model = LockScreenModel(Lock(Message("The journal cannot be used"), Message("It is broken.")), qapp)
    model.follow(runtime, lambda: NOON, qapp)
    return model


def inputs(runtime: Runtime, doors: tuple[str, ...], keys: tuple[str, ...]) -> None:
    runtime.touch(FromDevice("board", ports.BoardInputs(doors, keys)))


def opened(model: LockScreenModel) -> ActionListing:
    """The page of the clear, opened by its button."""
    assert model.menu is not None
    model.menu.show("clear")
    assert isinstance(model.menu.model, ActionListing)
    return model.menu.model


def test_the_technicians_key_shows_the_clear_and_no_other_page(model: LockScreenModel, runtime: Runtime) -> None:
    assert model.menu is not None
    buttons = model.menu.property("buttons")
    assert buttons.rows == ()
    inputs(runtime, (), KEYS)
    assert [row[0] for row in buttons.rows] == ["clear"]


@pytest.mark.expects_log("play is locked: The RAM clear is confirmed")
def test_the_clear_is_gone_through_by_touch(model: LockScreenModel, runtime: Runtime) -> None:
    watch = ram_clear.ClearWatch(runtime)
    inputs(runtime, ("logic",), KEYS)
    page = opened(model)
    page.act(1)
    assert page.property("said") == "The meters have to be printed first, all pages of them."
    page.act(0)
    while runtime.state.papers.slips:
        runtime.touch(FromDevice("printer", ports.SlipPrinted(runtime.state.papers.slips[0].slip.number)))
    page.act(1)
    assert not watch.confirmed
    page.act(1)
    assert watch.confirmed
    assert model.service.property("lockTitle") == "The RAM clear is confirmed"


def test_a_door_that_opens_during_the_procedure_is_heard_once_and_stands_on_the_screen(
    runtime: Runtime, qapp: QGuiApplication
) -> None:
    heard = Heard()
    model = LockScreenModel(Lock(Message("The journal cannot be used"), Message("It is broken.")), qapp, Voice(heard))
    model.follow(runtime, lambda: NOON, qapp)
    inputs(runtime, ("logic",), KEYS)
    assert heard.sounds == ["door-alarm"]
    assert model.service.property("doors") == "The logic door is open"
    inputs(runtime, (), KEYS)
    assert heard.sounds == ["door-alarm"]
    assert model.service.property("doors") == ""


def test_a_door_that_opens_where_there_is_no_procedure_is_heard_and_shown_too(qapp: QGuiApplication) -> None:
    heard = Heard()
    model = LockScreenModel(Lock(Message("The par sheet is wrong"), Message("It is.")), qapp, Voice(heard))
    seen = SeenInputs().after(ports.BoardInputs(("main", "cashbox"), ()))
    model.see(seen)
    assert heard.sounds == ["door-alarm"]
    assert model.service.property("doors") == "The main and cash box doors are open"
    model.see(seen.after(ports.BoardInputs(("main",), ())))
    assert heard.sounds == ["door-alarm"]
    assert model.service.property("doors") == "The main door is open"


def test_the_window_shows_the_lock_and_the_pages_button(
    model: LockScreenModel, runtime: Runtime, qapp: QGuiApplication
) -> None:
    inputs(runtime, (), KEYS)
    engine, window = open_lock_window(model, size=(1280, 720), windowed=True, app=qapp)
    assert QTest.qWaitForWindowExposed(window)
    assert model.menu is not None
    model.menu.show("clear")
    QTest.qWait(1)
    assert any(one.property("title") == "RAM clear" for one in window.findChildren(QObject))
    model.menu.back()
    window.close()
    del window
    engine.deleteLater()
    QTest.qWait(1)
