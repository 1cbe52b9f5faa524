"""The technician's page of sounds: each of the cabinet's sounds at each volume, whatever the player's volume is."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import TestSound
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.common.sounds import LOUDEST, SOUNDS, Sound
from terminal.screens.operator.page import Desk
from terminal.screens.operator.testing.test_mode import ModeButton
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.timers import once
from terminal.screens.sounding.spoken import every_call
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate
from terminal.screens.translating.messages import message_sentence

VOLUME_ROLES = ("name", "title", "chosen")
SOUND_ROLES = ("sound", "title", "last", "ready")
FIRST_VOLUME = 3
FOUND_AFTER_MS = 500
"""A device that is opened for a sound has answered by then."""

NAMES: dict[Sound, str] = {
    "chip": QT_TRANSLATE_NOOP("Operator", "Chip placed"),
    "take-down": QT_TRANSLATE_NOOP("Operator", "Chip taken down"),
    "double": QT_TRANSLATE_NOOP("Operator", "Bets doubled"),
    "repeat": QT_TRANSLATE_NOOP("Operator", "Bets repeated"),
    "across": QT_TRANSLATE_NOOP("Operator", "Several bets at once"),
    "shake": QT_TRANSLATE_NOOP("Operator", "Dice shaken"),
    "throw": QT_TRANSLATE_NOOP("Operator", "Dice thrown"),
    "puck": QT_TRANSLATE_NOOP("Operator", "Puck"),
    "win-small": QT_TRANSLATE_NOOP("Operator", "Small win"),
    "win-good": QT_TRANSLATE_NOOP("Operator", "Good win"),
    "win-big": QT_TRANSLATE_NOOP("Operator", "Big win"),
    "loss": QT_TRANSLATE_NOOP("Operator", "Loss"),
    "hurry": QT_TRANSLATE_NOOP("Operator", "Betting time ends"),
    "closed": QT_TRANSLATE_NOOP("Operator", "No more bets"),
    "refusal": QT_TRANSLATE_NOOP("Operator", "Refusal"),
    "door-alarm": QT_TRANSLATE_NOOP("Operator", "Door alarm"),
    "attendant": QT_TRANSLATE_NOOP("Operator", "Attendant called"),
    "bill": QT_TRANSLATE_NOOP("Operator", "Money in"),
    "ticket": QT_TRANSLATE_NOOP("Operator", "Ticket printed"),
    "tap": QT_TRANSLATE_NOOP("Operator", "Touch"),
    "window": QT_TRANSLATE_NOOP("Operator", "Window opens"),
    "commission": QT_TRANSLATE_NOOP("Operator", "Commission"),
    "fourth": QT_TRANSLATE_NOOP("Operator", "Fourth die"),
    "choice-clock": QT_TRANSLATE_NOOP("Operator", "Choice ends"),
    "main-win": QT_TRANSLATE_NOOP("Operator", "BIG SHOT won"),
    "box": QT_TRANSLATE_NOOP("Operator", "Dice in the box"),
    "cast": QT_TRANSLATE_NOOP("Operator", "Box turned over"),
    "nick": QT_TRANSLATE_NOOP("Operator", "Nick"),
    "out": QT_TRANSLATE_NOOP("Operator", "Out"),
}


@view_model
class SoundsPage(QObject):
    """The volume that is chosen here, the sounds, and what is heard in play."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._mode = ModeButton(desk, self)
        self._volumes = Rows(VOLUME_ROLES, self)
        self._sounds = Rows(SOUND_ROLES, self)
        self._volume = FIRST_VOLUME
        self._last = ""
        self._finding = once(self, FOUND_AFTER_MS, self._refresh)
        self._refresh()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow test mode, and the player's volume."""
        del state
        self._mode.project(events)
        self._refresh()

    def retranslate(self) -> None:
        """Update every text."""
        self._mode.project(())
        self._refresh()

    def step_back(self) -> bool:
        """There is nothing to go back to within the page."""
        return False

    @Slot(str)
    def choose(self, volume: str) -> None:
        """Test at this volume from now on."""
        self._volume = int(volume)
        self._refresh()

    @Slot(str)
    def play(self, sound: str) -> None:
        """Play a sound at the chosen volume."""
        if self._mode.ask(TestSound(sound, self._volume)):
            self._last = sound
            self._finding.start()
            self._refresh()

    mode = exposed(QObject, "_mode", changed)
    """The button of test mode."""
    volumes = exposed(QObject, "_volumes", changed)
    """The volumes, and which is chosen."""
    sounds = exposed(QObject, "_sounds", changed)
    """Each sound: its name, whether it was played last, and whether it can be."""

    @Property(str, notify=changed)
    def device(self) -> str:
        """Whether there is a sound device, as far as known."""
        match self._desk.sound_found():
            case True:
                return translate("Operator", "The sound device works.")
            case False:
                return translate("Operator", "There is no sound device, or it does not work.")
        return translate("Operator", "The sound device has not been used yet.")

    @Property(bool, notify=changed)
    def silent(self) -> bool:
        """Nothing can be heard: there is no sound device that works."""
        return self._desk.sound_found() is False

    @Property(str, notify=changed)
    def stickman(self) -> str:
        """Which recordings of calls there are, or why none is spoken; empty if the house wants none."""
        status = self._desk.stickman()
        if status.wrong is not None:
            return message_sentence(status.wrong)
        if (pack := status.pack) is None:
            return ""
        template = translate("Operator", "Stickman's voice: {0}, {1} of {2} calls, licence: {3}.")
        return template.format(pack.title, len(pack.calls), len(every_call()), pack.licence)

    @Property(bool, notify=changed)
    def mute(self) -> bool:
        """Calls are not spoken although the house wants them."""
        return self._desk.stickman().wrong is not None

    @Property(str, notify=changed)
    def inPlay(self) -> str:  # noqa: N802 - QML's spelling
        """How loud the sounds are in play: no test changes that."""
        cabinet = self._desk.touch_gateway.cabinet
        volume = cabinet.volume(self._desk.state, self._desk.now())
        template = translate("Operator", "In play: volume {0}; the alarm of a door: {1}. No test changes that.")
        return template.format(volume, cabinet.profile.alarm_volume)

    @Slot()
    def _refresh(self) -> None:
        ready = self._desk.touch_gateway.refusal(TestSound(SOUNDS[0], self._volume)) is None
        self._volumes.show([(str(one), str(one), one == self._volume) for one in range(1, LOUDEST + 1)])
        self._sounds.show([(one, translate("Operator", NAMES[one]), one == self._last, ready) for one in SOUNDS])
        self.changed.emit()


make = SoundsPage
