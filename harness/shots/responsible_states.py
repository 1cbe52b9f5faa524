"""The states of responsible gaming: what a player sees where a jurisdiction asks for it."""

from __future__ import annotations

from harness.shots.play_states import PLAYER
from harness.shots.service_windows_states import MINUTE_MS, TABLE
from harness.shots.steps import READY, Curtain, Passes, Scene, Steps, Still, Tap, Untouched, roll
from terminal.cabinet.commands import CallAttendant, PlaceWager, SetLimits, SetOption, TakeBreak

CLOCK = "[player]\nsession_clock = yes\n"

HELP_LINE = "[player]\nhelp_line = Gambling problem? Call 1-800-522-4700, free, day and night\n"
CHECK = "[player]\nreality_check_minutes = 60\n"
WON: Steps = (*PLAYER, PlaceWager("field", 10_00), *roll(3, 4))
CHECKED: Steps = (*WON, Passes(83 * MINUTE_MS))

LIMITS = "[player]\nlimits = yes\nbreak_minutes = 10\nbreak_after_minutes = 120\n"
LOST: Steps = (*PLAYER, SetLimits(120 * MINUTE_MS, 100_00), PlaceWager("field", 40_00), *roll(3, 4))
SESSION: Steps = (Curtain(), Tap("Options"), Tap("Session"))
LIMITS_OPEN: Steps = (*SESSION, Tap("Limits and breaks"))
HELP_OPEN: Steps = (*READY, Tap("Help"), Tap("Page 18: Limits and breaks"))

RESPONSIBLE: dict[str, Scene] = {
    "limits-choice": Scene(
        "The player chooses limits for the session.",
        (*TABLE, Passes(25 * MINUTE_MS), *LIMITS_OPEN, Still(), *(Tap("Time limit (h:mm): less"),) * 5),
        LIMITS,
    ),
    "limits-set": Scene(
        "Limits that are set can only be lowered, in the largest texts.",
        (*LOST, SetOption("text_scale", "130"), *LIMITS_OPEN),
        LIMITS,
    ),
    "session-limits": Scene("The session card leads to limits and breaks.", (*TABLE, *SESSION), LIMITS),
    "limit-reached": Scene(
        "The loss limit is reached: no further bets.", (*LOST, PlaceWager("field", 60_00), *roll(3, 4)), LIMITS
    ),
    "limit-reached-table": Scene(
        "The table once the loss limit is reached.",
        (*LOST, PlaceWager("field", 60_00), *roll(3, 4), Curtain(), Tap("Close this window and show the table")),
        LIMITS,
    ),
    "break": Scene("A break in play, with bets up.", (*TABLE, Passes(121 * MINUTE_MS)), LIMITS),
    "break-large": Scene(
        "A break that the player has taken, in the largest texts.",
        (*PLAYER, SetOption("text_scale", "130"), TakeBreak()),
        LIMITS,
    ),
    "help-limits": Scene("The page of the help on limits and breaks.", HELP_OPEN, LIMITS),
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
