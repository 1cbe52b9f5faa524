"""The window in which the player sets limits of time and loss for the session, or takes a break in play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import Instant, SetLimits, TakeBreak, Touch
from terminal.cabinet.events import Event
from terminal.cabinet.session_limits import result_cents
from terminal.cabinet.state import State
from terminal.cabinet.state.visits import Stay
from terminal.screens.player.windows.limit_choices import choices, loss_words, time_words
from terminal.screens.player.windows.session_card import LOOK_MS, clock_of
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate
from terminal.settings.parameters import Profile

LIMIT_ROLES = ("name", "title", "sentence", "word", "chosen", "count")


@view_model
class LimitChoice(QObject):
    """The limits that are set, those that the player is choosing, and the break."""

    changed = Signal()

    def __init__(
        self, touch_gateway: TouchGateway, windows: Windows, now: Callable[[], Instant], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._now = now
        self._state: State | None = None
        self._rows = Rows(LIMIT_ROLES, self)
        self._chosen: dict[str, int | None] = {}
        """The choice of each limit that differs from what is set."""
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._write)
        windows.changed.connect(self._follow)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow the state; texts are made only while the window is open."""
        del events
        self._state = state
        if self._look.isActive():
            self._write()

    def retranslate(self) -> None:
        """Write all texts in the current language, of what the house offers now."""
        if self._look.isActive():
            self._write()
        else:
            self.changed.emit()

    # The player's actions --------------------------------------------------------------------------------------------

    @Slot(str, int)
    def choose(self, name: str, choice: int) -> None:
        """Choose this limit; it is not set yet."""
        before, there = self._limit(name), self._choices(name)
        if 0 <= choice < len(there):
            self._chosen.pop(name, None)
            if there[choice] != before:
                self._chosen[name] = there[choice]
            self._write()

    @Slot()
    def confirm(self) -> None:
        """Set the chosen limits."""
        if self._touch_gateway.ask(SetLimits(self._chosen.get("time"), self._chosen.get("loss"))):
            self._chosen = {}
            self._write()
        else:
            self._windows.close()  # the line with the reason is beneath the window

    @Slot()
    def rest(self) -> None:
        """Take a break in play."""
        self._touch_gateway.ask(TakeBreak())
        self._windows.close()

    # Properties ------------------------------------------------------------------------------------------------------

    rows = exposed(QObject, "_rows", changed)
    """A row for each limit; none where the house offers no limits."""

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """The house offers limits or breaks."""
        return self._profile.player_limits or self._profile.break_ms > 0

    @Property(bool, notify=changed)
    def limits(self) -> bool:
        """The player may set limits."""
        return self._profile.player_limits

    @Property(bool, notify=changed)
    def breaks(self) -> bool:
        """The player may take a break."""
        return self._profile.break_ms > 0

    @Property(bool, notify=changed)
    def isChanged(self) -> bool:  # noqa: N802 - QML's spelling
        """Limits are chosen that are not set yet."""
        return bool(self._chosen)

    @Property(str, notify=changed)
    def breakWord(self) -> str:  # noqa: N802 - QML's spelling
        """What a break is."""
        say = translate("Player", "A break lasts {0} minutes. No bets are taken, and your bets stay up.")
        return say.format(self._profile.break_ms // 60_000)

    @Property(str, notify=changed)
    def reason(self) -> str:
        """Why no limit can be set now, or no break taken; empty if both can."""
        why = self._why_not(SetLimits()) if self._profile.player_limits else ""
        return why or self._why_no_break()

    @Property(str, notify=changed)
    def noBreak(self) -> str:  # noqa: N802 - QML's spelling
        """Why no break can be taken now; empty if one can."""
        return self._why_no_break()

    # Inside -------------------------------------------------------------------------------------------------------

    @property
    def _profile(self) -> Profile:
        return self._touch_gateway.cabinet.profile

    def _why_no_break(self) -> str:
        return self._why_not(TakeBreak()) if self._profile.break_ms else ""

    def _why_not(self, touch: Touch) -> str:
        """The refusal; asked only while the window is open."""
        return self._touch_gateway.why_not(touch) if self._look.isActive() else ""

    @property
    def _stay(self) -> Stay | None:
        return self._state.visit.stay if self._state is not None else None

    @Slot()
    def _follow(self) -> None:
        is_open = self._windows.is_open("limits")
        if is_open == self._look.isActive():
            return
        self._chosen = {}
        if is_open:
            self._look.start()
            self._write()
        else:
            self._look.stop()

    def _limit(self, name: str) -> int | None:
        """The limit that is set."""
        stay = self._stay
        if stay is None:
            return None
        return stay.time_limit_ms if name == "time" else stay.loss_limit_cents

    def _choices(self, name: str) -> tuple[int | None, ...]:
        return choices(name, self._limit(name))

    @Slot()
    def _write(self) -> None:
        settable = self._profile.player_limits and self._stay is not None
        self._rows.show([self._time_row(), self._loss_row()] if settable else [])
        self.changed.emit()

    def _time_row(self) -> Row:
        stay = self._stay
        played_ms = self._now().at_ms - stay.began_ms if stay is not None else 0
        sentence = translate("Player", "Played so far: {0}").format(clock_of(played_ms))
        return self._row("time", translate("Player", "Time limit (h:mm)"), sentence)

    def _loss_row(self) -> Row:
        state, stay = self._state, self._stay
        won_cents = result_cents(state, stay) if state is not None and stay is not None else 0
        amount = self._touch_gateway.amount(abs(won_cents))
        say = translate("Player", "Won so far: {0}") if won_cents > 0 else translate("Player", "Lost so far: {0}")
        return self._row("loss", translate("Player", "Loss limit"), say.format(amount))

    def _row(self, name: str, title: str, sentence: str) -> Row:
        there, limit = self._choices(name), self._limit(name)
        chosen = self._chosen.get(name, limit)
        if chosen not in there:  # a lower limit was set meanwhile
            self._chosen.pop(name)
            chosen = limit
        word = time_words(chosen) if name == "time" else loss_words(chosen, self._profile.currency)
        return (name, title, sentence, word, there.index(chosen), len(there))
