"""A list that QML shows row by row. It is given the complete content and signals only what differs, role by role."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from terminal.screens.shared.exposed import view_model

Row = tuple[Any, ...]
"""One value for each role, in the order of the roles."""

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_FIRST_ROLE = int(Qt.ItemDataRole.UserRole)


@view_model
class Rows(QAbstractListModel):
    """Rows of named values. Never reset: delegates live as long as their row, so that animations are not cut off."""

    def __init__(self, roles: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roles = tuple(roles)
        self._rows: list[Row] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """The current content."""
        return tuple(self._rows)

    def value(self, row: int, role: str) -> Any:
        """One value of the content. Raises ValueError for an unknown role."""
        return self._rows[row][self._roles.index(role)]

    def show(self, rows: Sequence[Row]) -> None:
        """Replace the content: rows that moved down by one are moved, others are changed role by role."""
        fresh = list(rows)
        if fresh and len(fresh) >= len(self._rows) > 0 and fresh[1:] == self._rows[: len(fresh) - 1] != fresh[:-1]:
            self._insert(0, fresh[:1])
        self._remove_from(len(fresh))
        for number in range(len(self._rows)):
            self._change(number, fresh[number])
        self._insert(len(self._rows), fresh[len(self._rows) :])

    def rowCount(self, parent: _Index = _ROOT) -> int:  # noqa: N802 - Qt's name
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802 - Qt's name
        """Name the roles for QML."""
        return {_FIRST_ROLE + number: QByteArray(name.encode()) for number, name in enumerate(self._roles)}

    def data(self, index: _Index, role: int = 0) -> Any:
        """One value of a row; None if there is none."""
        number = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= number < len(self._roles):
            return None
        return self._rows[index.row()][number]

    def _change(self, number: int, row: Row) -> None:
        old = self._rows[number]
        if row is old:
            return
        changed = [_FIRST_ROLE + role for role, value in enumerate(row) if value != old[role]]
        if changed:
            self._rows[number] = row
            index = self.index(number, 0)
            self.dataChanged.emit(index, index, changed)

    def _insert(self, at: int, rows: Sequence[Row]) -> None:
        if rows:
            self.beginInsertRows(QModelIndex(), at, at + len(rows) - 1)
            self._rows[at:at] = rows
            self.endInsertRows()

    def _remove_from(self, at: int) -> None:
        if at < len(self._rows):
            self.beginRemoveRows(QModelIndex(), at, len(self._rows) - 1)
            del self._rows[at:]
            self.endRemoveRows()
