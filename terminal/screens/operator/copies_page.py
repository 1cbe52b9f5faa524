"""The staff's page of the journal's copies: their status, and the repairs of the past (regulation C6)."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.journal.copies.devices import Shared
from terminal.journal.errors import copy_named
from terminal.runtime.lockup import JOURNAL_UNUSABLE, JOURNAL_UNWRITABLE
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

COPIES = 3

LOCKS_OF_JOURNAL = (JOURNAL_UNUSABLE, JOURNAL_UNWRITABLE)


class CopiesPage(ActionListing):
    """The copies first, then the RAM clear that the journal begins with, then every repair, the newest first."""

    PAPER = "COPIES OF THE JOURNAL"
    NOTED = True

    def columns(self) -> Sequence[Column]:
        """The copy, the time, and its status."""
        return (
            Column(translate("Operator", "Journal copies"), 700),
            Column(translate("Operator", "Time"), 500),
            Column(translate("Operator", "Status"), 590),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """A start that finds a bad copy repairs it, or locks play: while play is not locked, the copies are good."""
        del chosen
        state = self.desk.state
        places = (
            translate("Operator", "Copy 1, the database"),
            translate("Operator", "Copy 2, beside the database"),
            translate("Operator", "Copy 3, on the second device")
            if self.desk.shared() is None
            else translate("Operator", "Copy 3, on the same device"),
        )
        lines = [self._copy(number, place) for number, place in enumerate(places, start=1)]
        if state.ram_clear.before is not None:
            cleared = translate("Operator", "RAM clear")
            where = translate("Operator", "The journal before it is in the folder {0}.").format(
                state.ram_clear.before.archive
            )
            note = f"{where} {languages.message_sentence(state.ram_clear.before.unread)}".strip()
            lines.append(Line((cleared, instant(self.desk, state.ram_clear.before.at_ms), ""), note))
        for one in reversed(state.journal.repairs):
            when = instant(self.desk, one.at_ms) if one.at_ms else ""
            mended = translate("Operator", "Repaired")
            lines.append(Line((places[one.copy - 1], when, mended), languages.message_sentence(one.say), "care"))
        return lines

    def _copy(self, number: int, place: str) -> Line:
        """The status of a copy. A lock for the journal's sake names the bad copy, or none: then no copy is trusted."""
        lock = self.desk.lock()
        if lock is not None and lock.title in LOCKS_OF_JOURNAL:
            bad = copy_named(lock.why)
            if bad == number:
                return Line((place, "", translate("Operator", "Bad")), languages.message_sentence(lock.why), "bad")
            if bad is None:
                doubt = translate("Operator", "In doubt")
                return Line((place, "", doubt), languages.message_sentence(lock.why), "care")
        if number == COPIES and (shared := self.desk.shared()) is not None:
            return Line((place, "", translate("Operator", "Good")), _warned(shared), "care")
        note = translate("Operator", "Read back before and after every game, after money, and when a door closes.")
        return Line((place, "", translate("Operator", "Good")), note, "good")

    def footnote(self) -> str:
        """How many of the repairs that are kept here there were."""
        count = len(self.desk.state.journal.repairs)
        return translate("Operator", "Repairs listed since the last RAM clear: {0}").format(count)


def _warned(shared: Shared) -> str:
    disk = f" ({shared.disk})" if shared.disk else ""
    say = translate("Operator", "All copies are on one device{0}: what destroys it destroys them all.").format(disk)
    other = translate("Operator", "The parameter second_path is to name a folder on another device.")
    return f"{say} {other}"


make = CopiesPage
