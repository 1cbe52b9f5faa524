"""A list for QML changes by narrow updates, never by a reset (the delegates' animations depend on it)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QGuiApplication

from terminal.screens.shared.rows import Rows


@pytest.fixture
def rows(qapp: QGuiApplication) -> Rows:
    """Two rows of two roles."""
    del qapp
    rows = Rows(("name", "stake"))
    rows.show([("field", "1"), ("hard@4", "")])
    return rows


def test_only_the_row_and_the_role_that_changed_are_reported(rows: Rows) -> None:
    seen: list[tuple[int, list[int]]] = []
    rows.dataChanged.connect(lambda first, _last, roles: seen.append((first.row(), list(roles))))
    rows.show([("field", "1"), ("hard@4", "5")])
    stake = next(role for role, name in rows.roleNames().items() if name == b"stake")
    assert seen == [(1, [stake])]


def test_the_same_picture_again_reports_nothing(rows: Rows) -> None:
    seen: list[object] = []
    rows.dataChanged.connect(lambda *_: seen.append(1))
    rows.show([("field", "1"), ("hard@4", "")])
    assert seen == []


def test_a_row_that_comes_in_above_moves_the_others_down(rows: Rows) -> None:
    inserted: list[tuple[int, int]] = []
    rows.rowsInserted.connect(lambda _parent, first, last: inserted.append((first, last)))
    rows.show([("place@6", "5"), ("field", "1"), ("hard@4", "")])
    assert inserted == [(0, 0)]
    assert rows.value(1, "name") == "field"


def test_a_full_list_drops_its_last_row_for_a_new_first_one(rows: Rows) -> None:
    removed: list[int] = []
    rows.rowsRemoved.connect(lambda _parent, first, _last: removed.append(first))
    rows.show([("place@6", "5"), ("field", "1")])
    assert rows.rows == (("place@6", "5"), ("field", "1"))
    assert removed == [2]


def test_qt_finds_nothing_wrong_with_the_model(rows: Rows, qtmodeltester: Any) -> None:
    qtmodeltester.check(rows)
    rows.show([("place@6", "5")])
    assert rows.rowCount(QModelIndex()) == 1
