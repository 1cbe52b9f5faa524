"""The staff's page of volumes: how loud the game, the stickman's voice and the alarm of a door are, set by touch.

A volume is a parameter: its change is journaled with who, before and after, written to Param.ini, and the terminal
starts again with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.commands import ChangeParameters, Staff
from terminal.common.local_time import local
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate
from terminal.settings.kinds import DailyLevels, level_at, with_level_at
from terminal.settings.parameters import Profile

GAME = "screen.volume"
VOICE = "screen.voice_volume"
ALARM = "screen.alarm_volume"
FILTERS: tuple[tuple[str, str], ...] = (
    (GAME, QT_TRANSLATE_NOOP("Operator", "Game")),
    (VOICE, QT_TRANSLATE_NOOP("Operator", "Stickman's voice")),
    (ALARM, QT_TRANSLATE_NOOP("Operator", "Door alarm")),
)
LEVELS = {GAME: range(6), VOICE: range(6), ALARM: range(3, 6)}
"""The volumes that each may have: the alarm of a door is never silent."""


class VolumePage(ActionListing):
    """Every volume that is allowed; a touch chooses one, and the button sets it."""

    IS_FORM = True

    def columns(self) -> Sequence[Column]:
        """The volume, and which one is in force."""
        return (Column(translate("Operator", "Volume"), 1000), Column(translate("Operator", "Now"), 824))

    def filters(self) -> Sequence[Filter]:
        """What has a volume of its own."""
        return tuple(Filter(name, translate("Operator", title)) for name, title in FILTERS)

    def lines(self, chosen: str) -> Sequence[Line]:
        """The volumes that are allowed."""
        now = self._now(chosen)
        return [self._line(level, now) for level in LEVELS[chosen]]

    def actions(self) -> Sequence[Action]:
        """The button that sets the chosen volume."""
        level = next((one for one in LEVELS[self.chosen] if one == self.selected()), None)
        if level is None or level == self._now(self.chosen):
            return ()
        command = ChangeParameters({self.chosen: self._value(level)})
        title = translate("Operator", "Set volume {0}").format(level)
        return (Action(title, command),)

    def ask(self, command: Staff) -> str:
        """Have the change journaled and written to Param.ini; it is in force at once."""
        if self.desk.parameters is None or not isinstance(command, ChangeParameters):
            return super().ask(command)
        refusal = self.desk.parameters.change(command.changes, command.origin)
        return "" if refusal is None else self.desk.touch_gateway.say_why(refusal)

    def remark(self) -> str:
        """What the chosen volume is about."""
        match self.chosen:
            case str(name) if name == ALARM:
                return translate("Operator", "The alarm of an open door is heard at its own volume, never silent.")
            case str(name) if name == VOICE:
                return translate("Operator", "Spoken calls are heard where the house has recordings of them.")
        if len(self._profile.volumes) > 1:
            return translate("Operator", "The volume of this time of day: the others stay as the parameters set them.")
        return translate("Operator", "The loudest volume that a player can choose.")

    def _line(self, level: int, now: int) -> Line:
        title = translate("Operator", "Volume {0}").format(level) if level else translate("Operator", "Silent")
        in_force, tone = (translate("Operator", "In force"), "good") if level == now else ("", "")
        return Line((title, in_force), tone=tone, opens=title, about=level)

    def _now(self, name: str) -> int:
        """The volume that is in force now."""
        profile = self._profile
        return {
            GAME: level_at(profile.volumes, self._minutes()),
            VOICE: profile.voice_volume,
            ALARM: profile.alarm_volume,
        }[name]

    def _value(self, level: int) -> str:
        """The parameter with this volume, as Param.ini writes it."""
        if self.chosen != GAME:
            return str(level)
        return DailyLevels(0, 5).write(with_level_at(self._profile.volumes, self._minutes(), level))

    def _minutes(self) -> int:
        """The minute of the day, by the cabinet's clock."""
        now = self.desk.now()
        clock = local(now.at_ms, now.offset_minutes)
        return clock.hour * 60 + clock.minute

    @property
    def _profile(self) -> Profile:
        return self.desk.touch_gateway.cabinet.profile


make = VolumePage
