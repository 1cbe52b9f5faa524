"""The staff's charts: handle and win by hour and by gaming day, dice against expectation, bills, and time in use."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.fairness.report import thrown_counts
from terminal.recall import charts
from terminal.recall.following import Follower, Portions
from terminal.recall.kept_journals import UnreadableError
from terminal.rules.games import kind_of
from terminal.screens.operator.axis import axis
from terminal.screens.operator.day_lines import date
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import why_unreadable
from terminal.screens.operator.slices import Reading
from terminal.screens.operator.times import clock
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.total_bars import TOTAL_ROLES, counted_bars, total_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

HOURS, DAYS, DICE, BILLS, USE = "hours", "days", "dice", "bills", "use"
HOUR_MS, MINUTE_MS = 3_600_000, 60_000
UNIT_CENTS = 100
BAR_ROLES = ("label", "first", "second", "firstText", "secondText", "lost", "speech")
TICK_ROLES = ("text", "at")

Slots = Sequence[charts.Slot]


@view_model
class Charts(QObject):
    """One chart at a time. What is in the journal is read when its chart is first shown, in slices."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._chosen = HOURS
        self._choices = Rows(("name", "title", "chosen"), self)
        self._bars = Rows(BAR_ROLES, self)
        self._ticks = Rows(TICK_ROLES, self)
        self._totals = Rows(TOTAL_ROLES, self)
        self._zero = 0
        self._foot = ""
        self._hours: Slots | None = None
        self._days: Slots | None = None
        self._reading: Reading[tuple[Slots, Slots]] | None = None
        self._trouble = ""
        self._show()
        self._read()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow what needs no reading; the rest is as it was when the page was opened."""
        del state
        if events and (self._dice or self._chosen == BILLS):
            self._show()

    def retranslate(self) -> None:
        """Update every text."""
        self._show()

    def step_back(self) -> bool:
        """There is nothing within the page to go back to."""
        return False

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show this chart."""
        self._chosen = name
        self._show()

    choices = exposed(QObject, "_choices", changed)
    """The charts: their names, titles, and which is chosen."""
    bars = exposed(QObject, "_bars", changed)
    """The bars, from the left."""
    ticks = exposed(QObject, "_ticks", changed)
    """The marks of the axis, and their heights in parts of a thousand."""
    totals = exposed(QObject, "_totals", changed)
    """The totals of the dice."""
    zero = exposed(int, "_zero", changed)
    """The height of zero."""
    foot = exposed(str, "_foot", changed)
    """What the chart is about, and what it sums up to."""

    @Property(bool, notify=changed)
    def isDice(self) -> bool:  # noqa: N802 - QML's spelling
        """The totals of the dice are shown."""
        return bool(self._dice)

    @Property(str, notify=changed)
    def firstName(self) -> str:  # noqa: N802 - QML's spelling
        """What the golden bars are."""
        return {
            HOURS: translate("Operator", "Handle"),
            DAYS: translate("Operator", "Handle"),
            BILLS: translate("Operator", "Bills accepted"),
            USE: translate("Operator", "Time in use"),
        }.get(self._chosen, "")

    @Property(str, notify=changed)
    def secondName(self) -> str:  # noqa: N802 - QML's spelling
        """What the other bars are; empty if there are none."""
        return translate("Operator", "Table win") if self._chosen in (HOURS, DAYS) else ""

    @Property(str, notify=changed)
    def empty(self) -> str:
        """Why there is no chart."""
        if self._trouble and self._chosen in (HOURS, DAYS, USE):
            return self._trouble
        if self._reading is not None or self._bars.rows or self._dice:
            return ""
        return translate("Operator", "There is nothing to show")

    # Reading ---------------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        self._reading = Reading(self._figures(), self, done=self._done, failed=self._cannot_read, goes_on=self._goes_on)
        self._reading.go_on()

    def _figures(self) -> Portions[tuple[Slots, Slots]]:
        kept = next(self._desk.kept_journals())
        with kept.look_back() as history:
            follower = Follower(history, self._desk.touch_gateway.cabinet.new_state())
            now = self._desk.now()
            by_hour = yield from charts.hours(history, follower, now)
            by_day = yield from charts.days(history, follower, self._desk.state, now)
        return by_hour, by_day

    def _done(self, found: tuple[Slots, Slots]) -> None:
        self._hours, self._days = found
        self._reading = None
        self._show()

    def _cannot_read(self, error: UnreadableError) -> None:
        self._reading, self._trouble = None, why_unreadable(error)
        self._show()

    def _goes_on(self, share: float) -> None:
        self._foot = translate("Operator", "The journal is being read: {0}").format(f"{share:.0%}")
        self.changed.emit()

    # Drawing ---------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self._choices.show([(name, title, name == self._chosen) for name, title in self._titles()])
        self._totals.show([])
        self._bars.show([])
        self._ticks.show([])
        draw: Callable[[], None] = {
            HOURS: lambda: self._draw_money(self._hours or (), self._hour),
            DAYS: lambda: self._draw_money(self._days or (), lambda slot: date(slot.date)),
            BILLS: self._draw_bills,
            USE: self._draw_use,
        }.get(self._chosen, self._draw_dice)
        self._foot = ""
        draw()
        self.changed.emit()

    def _titles(self) -> Sequence[tuple[str, str]]:
        """The charts; there is one of the dice for each number of them."""
        first, *others = self._dice_counts()
        title = translate("Operator", "Dice: {0}") if others else translate("Operator", "Dice")
        return (
            (HOURS, translate("Operator", "By hour")),
            (DAYS, translate("Operator", "By day")),
            (DICE, title.format(first)),
            *((f"{DICE}{count}", title.format(count)) for count in others),
            (BILLS, translate("Operator", "Bills")),
            (USE, translate("Operator", "Time in use")),
        )

    def _hour(self, slot: charts.Slot) -> str:
        return f"{clock(self._desk, slot.began_ms):%H:%M}"

    def _draw_money(self, slots: Slots, label: Callable[[charts.Slot], str]) -> None:
        if not slots:
            return
        values = [cents for slot in slots for cents in (slot.handle_cents, slot.win_cents)]
        marks = axis(values, UNIT_CENTS)
        self._zero = marks.place(0)
        self._ticks.show([(_whole(mark), marks.place(mark)) for mark in marks.marks])
        amount = self._desk.touch_gateway.amount
        handle, win = translate("Operator", "Handle"), translate("Operator", "Table win")
        bars: list[Row] = []
        for slot in slots:
            texts = (_whole(slot.handle_cents), _whole(slot.win_cents))
            speech = f"{label(slot)}, {handle} {amount(slot.handle_cents)}, {win} {amount(slot.win_cents)}"
            places = (marks.place(slot.handle_cents), marks.place(slot.win_cents))
            bars.append((label(slot), *places, *texts, slot.win_cents < 0, speech))
        self._bars.show(bars)
        template = translate(
            "Operator", "Together: handle {0}, table win {1}. The figures under the bars are without cents."
        )
        handle, win = (sum(getattr(slot, name) for slot in slots) for name in ("handle_cents", "win_cents"))
        self._foot = template.format(amount(handle), amount(win))

    @property
    def _dice(self) -> int:
        """The number of dice whose totals are shown; 0 while another chart is."""
        if not self._chosen.startswith(DICE):
            return 0
        return int(self._chosen.removeprefix(DICE) or self._dice_counts()[0])

    def _dice_counts(self) -> tuple[int, ...]:
        """The numbers of dice that were thrown at once, or before any throw those that the game throws."""
        return thrown_counts(self._desk.state.dice.watch) or kind_of(self._desk.state.table).dice_counts

    def _draw_dice(self) -> None:
        found = self._desk.state.dice.watch.of(self._dice).run
        self._totals.show([total_row(bar) for bar in counted_bars(self._dice, found.totals)])
        template = translate("Operator", "Throws: {0}. The line over each bar is what fair dice show on average.")
        self._foot = template.format(languages.number(found.throws))

    def _draw_bills(self) -> None:
        bills = sorted(self._desk.state.meters.bills.items(), key=lambda item: int(item[0]))
        counts = [(int(cents), count) for cents, count in bills]
        self._draw_one(
            [(self._desk.touch_gateway.amount(cents), count, languages.number(count)) for cents, count in counts]
        )
        if counts:
            self._ticks.show([(languages.number(mark), place) for mark, place in self._marks([n for _, n in counts])])
            total = self._desk.touch_gateway.amount(sum(cents * count for cents, count in counts))
            self._foot = translate("Operator", "All bills since the last RAM clear: {0}").format(total)

    def _draw_use(self) -> None:
        slots = self._days or ()
        values = [slot.used_ms for slot in slots]
        self._draw_one([(date(slot.date), slot.used_ms, _clock(slot.used_ms)) for slot in slots], HOUR_MS)
        if slots:
            marks = self._marks(values, HOUR_MS)
            self._ticks.show([(translate("Operator", "{0} h").format(mark // HOUR_MS), place) for mark, place in marks])
            self._foot = translate("Operator", "Hours and minutes with a player, by gaming day. Together: {0}").format(
                _clock(sum(values))
            )

    def _draw_one(self, found: Sequence[tuple[str, int, str]], unit: int = 1) -> None:
        """Bars of one kind: label, value, and the value's text."""
        if not found:
            return
        marks = axis([value for _, value, _ in found], unit)
        self._zero = marks.place(0)
        self._bars.show(
            [
                (label, marks.place(value), self._zero, text, "", False, f"{label}: {text}")
                for label, value, text in found
            ]
        )

    @staticmethod
    def _marks(values: Sequence[int], unit: int = 1) -> Sequence[tuple[int, int]]:
        marks = axis(values, unit)
        return [(mark, marks.place(mark)) for mark in marks.marks]


def _whole(cents: int) -> str:
    """An amount without its cents, towards zero."""
    return languages.number(cents // UNIT_CENTS if cents >= 0 else -(-cents // UNIT_CENTS))


def _clock(ms: int) -> str:
    """Hours and minutes."""
    return f"{ms // HOUR_MS}:{ms % HOUR_MS // MINUTE_MS:02}"


make = Charts
