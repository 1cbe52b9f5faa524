"""The staff's page of the disks that hold the journal: room, growth, health and latency."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject
from shiboken6 import isValid

from terminal.recall.growth import events_per_day
from terminal.runtime.disk_figures import DiskFigures, Health, Latency
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import counted, translate

MEGABYTE = 1_000_000
FEW_DAYS = 30
"""Room for fewer days asks for care."""
MANY_DAYS = 3650


class DisksPage(ActionListing):
    """Each device with copies of the journal; what the system does not say is not known."""

    PAPER = "DISKS"
    NOTED = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._found: Sequence[DiskFigures] | None = None
        self._per_day = events_per_day(desk.history(), desk.now().at_ms)
        super().__init__(desk, parent)
        desk.look_at_disks(self._show)

    def columns(self) -> Sequence[Column]:
        """The device, its room, and for how long that lasts."""
        return (
            Column(translate("Operator", "Device"), 640),
            Column(translate("Operator", "Free"), 280, right=True),
            Column(translate("Operator", "Size"), 280, right=True),
            Column(translate("Operator", "Growth per day"), 320, right=True),
            Column(translate("Operator", "Room for"), 304, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """Two rows for each device: its room, and what is known of its disks."""
        del chosen
        return [line for one in self._found or () for line in self._lines_of(one)]

    def nothing(self) -> str:
        """The message until the figures have been read."""
        if self._found is None:
            return translate("Operator", "The disks are being read: one that fails may not answer")
        return super().nothing()

    def footnote(self) -> str:
        """The limits that are in force."""
        profile = self.desk.touch_gateway.cabinet.profile
        template = translate("Operator", "Below {0} MB a warning is shown; below {1} MB no new game and no money.")
        return template.format(languages.number(profile.disk_low_mb), languages.number(profile.disk_full_mb))

    def _show(self, found: Sequence[DiskFigures]) -> None:
        if isValid(self):  # the page may have been closed meanwhile
            self._found = found
            self.refresh()

    def _lines_of(self, one: DiskFigures) -> Iterator[Line]:
        name = translate("Operator", "Journal copies: {0}").format(", ".join(map(str, one.copies)))
        if one.free_bytes is None or one.total_bytes is None:
            yield Line((name, "", "", "", translate("Operator", "Not readable")), tone="bad")
            return
        disks = ", ".join(one.disks) or translate("Operator", "no disk of this machine")
        growth = None if self._per_day is None else self._growth(one)
        days = None if not growth else one.free_bytes / growth
        cells = (
            f"{name} ({disks})",
            _megabytes(one.free_bytes),
            _megabytes(one.total_bytes),
            translate("Operator", "not known yet") if growth is None else _megabytes(growth),
            "" if days is None else _days(days),
        )
        share = translate("Operator", "The journal takes {0}.").format(_megabytes(one.journal_bytes))
        yield Line(cells, share, "" if days is None else "care" if days < FEW_DAYS else "good")
        for disk in one.disks:
            found = one.health.get(disk, Health())
            yield Line((disk, "", "", "", _status(found)), _note(found, one.latency.get(disk)), _tone(found))

    def _growth(self, one: DiskFigures) -> float:
        """The bytes of a day: those of an event so far, times the events of a day."""
        assert self._per_day is not None, "it is known"
        return one.journal_bytes / max(1, self.desk.history().seq) * self._per_day


def _megabytes(size: float) -> str:
    return translate("Operator", "{0} MB").format(languages.number(size / MEGABYTE, 1 if size < 100 * MEGABYTE else 0))


def _days(days: float) -> str:
    if days > MANY_DAYS:
        return translate("Operator", "more than 10 years")
    return counted("Operator", "{0} days", int(days)).format(languages.number(int(days)))


def _status(found: Health) -> str:
    if found.bad:
        return translate("Operator", "To be replaced")
    if found.known:
        return translate("Operator", "Good")
    return languages.sentence_start(translate("Operator", "not known"))


def _tone(found: Health) -> str:
    return "bad" if found.bad else "good" if found.known else ""


def _note(found: Health, latency: Latency | None) -> str:
    return "  ".join(text for text in (*_health(found), _latency(latency)) if text)


def _health(found: Health) -> Iterator[str]:
    if found.state:
        yield translate("Operator", "State: {0}.").format(found.state)
    if found.errors is not None:
        yield translate("Operator", "Errors since power-up: {0}.").format(found.errors)
    if found.life_used_percent is not None:
        yield translate("Operator", "Life used: {0} %.").format(found.life_used_percent)
    if found.reserve_low:
        yield translate("Operator", "Its reserve of blocks is nearly used up.")
    if found.smart:
        yield translate("Operator", "It watches itself (SMART).")
    if not found.known:
        yield translate("Operator", "Wear: only the system's administrator can read it.")


def _latency(latency: Latency | None) -> str:
    if latency is None:
        return ""
    means = (latency.read_ms, latency.write_ms, latency.flush_ms)
    read, write, sync = ("-" if one is None else languages.number(one, 2) for one in means)
    return translate("Operator", "Mean times in ms: read {0}, write {1}, sync {2}.").format(read, write, sync)


make = DisksPage
