"""The states of responsible gaming: what a player sees where a jurisdiction asks for it."""

from __future__ import annotations

from harness.shots.play_states import PLAYER
from harness.shots.service_windows_states import MINUTE_MS, TABLE
from harness.shots.steps import READY, Curtain, Passes, Scene, Steps, Tap, Untouched, roll
from terminal.cabinet.commands import CallAttendant, PlaceWager, SetOption

CLOCK = "[player]\nsession_clock = yes\n"

HELP_LINE = "[player]\nhelp_line = Gambling problem? Call 1-800-522-4700, free, day and night\n"
CHECK = "[player]\nreality_check_minutes = 60\n"
WON: Steps = (*PLAYER, PlaceWager("field", 10_00), *roll(3, 4))
CHECKED: Steps = (*WON, Passes(83 * MINUTE_MS))

RESPONSIBLE = {
    "reality-check": Scene("Play waits for the answer to a reality check.", CHECKED, CHECK),
    "reality-check-bets": Scene(
        "A reality check with bets up, in the largest texts.",
        (*TABLE, SetOption("text_scale", "130"), Passes(83 * MINUTE_MS)),
        CHECK,
    ),
    "attract-help-line": Scene("The help line in the attract mode.", (*READY, Untouched(MINUTE_MS)), HELP_LINE),
    "help-help-line": Scene(
        "The help line on a page of the help.",
        (*READY, Tap("Help"), Tap("Page 18: Help")),
        HELP_LINE,
    ),
    "session-clock": Scene(
        "The session clock beside the time of day.",
        (*TABLE, Passes(83 * MINUTE_MS), Curtain(), CallAttendant(on=True)),
        CLOCK,
    ),
}
