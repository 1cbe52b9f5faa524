"""Where a state chooses a hue, something else says the state too; `looks/grey.py` looks at it on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from tests.screens.looks.grey import CLEAR
from tests.screens.looks.seen import luminance

QML = Path(__file__).parents[2] / "terminal" / "screens" / "qml" / "Boxman"
THEME = dict(re.findall(r'color (\w+): "#(\w{6})"', (QML / "Shared" / "Theme.qml").read_text(encoding="utf-8")))
COLOUR = rf'(?:Theme\.({"|".join(THEME)})\b|"#(?:\w\w)?(\w{{6}})")'
CHOICE = re.compile(r'([\w.!]+(?: [=!<>|&%]+ [\w."]+)*) \? ' + COLOUR + " : " + COLOUR)
"""A condition, and the two colours between which it decides."""

SAID_BESIDES: dict[str, tuple[str, ...]] = {
    "its text is another one": (
        'AttendantPanel root.information.tone === "refusal"',
        "AttendantPanel root.service.doors.length > 0",
        "ClockPage root.page.good",
        "ClubTable cell.loses",
        'ClubTable cell.tone === "again" || cell.tone === "nothing"',
        'ClubTable cell.tone === "nothing"',
        "ClubTable medal.number.length > 0",
        "DevicesPage line.sent",
        "DiceTray root.dice.isBad",
        "DiceWindow root.dice.isBad",
        "EntryLine root.trouble.length > 0",
        "ExportWindow root.exporting.failed || root.exporting.incomplete",
        "FirstHandWindow root.firstHand.warns",
        "HistoryBar roll.isBad",
        'HistoryBar roll.tone === "point"',
        'InfoLine root.information.tone === "win"',
        "InfoLine root.isWarning",
        "LivePictureView root.dice.isBad",
        "LockScreen root.service.lockCalm",
        'HotNumbers column.heat === "cold"',
        'HotNumbers column.heat === "hot"',
        "PeoplePage root.editor.refused",
        "RollStrip roll.isBad",
        'RollStrip roll.tone === "point"',
        "SeatTile root.taken",
        "SoundsPage root.page.mute",
        "SoundsPage root.page.silent",
        "TestModeFoot root.mode.said.length > 0",
        "TicketCard root.inDoubt",
        "TimerPlate root.isStopped",
        "WallMain half.number > 0",
        "WallTray root.wall.bad",
        "WorkPage root.work.refused",
    ),
    "a sign, a shape or a frame says it, as the pictures in grey show": (
        "ActionButton root.open",
        'DeviceLine root.tone === "good"',
        "FaceShooter one.isOwn || one.isHit",
        "FeltTabs tab.isOpen",
        "FieldLook root.won",
        "HotShooterPlate root.shooter.leads",
        "LanguagesWindow language.isChosen",
        "MiniFelt spot.lit",
        "OptionSwitch root.isOn",
        "PinDots dot.isTyped",
        "RollButton root.open",
        "ShooterPanel root.shooter.own",
        'Theme tone === "bad"',
        "WallHand root.wall.leads",
        "WinCondition total.wins",
    ),
    "its place or its figure says it": (
        "BarChart column.isSeven",
        "BarPlot bar.lost",
        "BarPlot tick.at === root.zero",
        "ChoiceWindow root.isHurry",
        "ProfitChart row.won",
        "TimerPlate root.isHurry",
        'WallClockPlate root.wall.phase === "hurry"',
    ),
    "it is dim, and a touch is answered with the reason": (
        "ChoiceButton root.open",
        "FavouriteCard root.isDim",
        "Field root.open",
        "GameCard root.isDim",
        "StrategyCard root.isDim",
    ),
    "it says nothing: the look of a kind of thing": (
        "ActionButton root.accented",
        "Card root.isQuiet",
        "CreditBar reading.strong",
        'Field root.shape === "disc"',
        "GameName root.duration",
        "ListLine root.index % 2",
        "MiniFelt title.red",
        'MiniFelt spot.shape === "disc"',
        "NotedButton root.accented",
    ),
}
"""What else says what the hue says, for every condition that decides between two colours of like lightness."""


def test_where_a_hue_is_chosen_by_a_state_something_else_says_it_too() -> None:
    listed = {line for lines in SAID_BESIDES.values() for line in lines}
    found = {f"{path.stem} {condition}" for path in sorted(QML.glob("*/*.qml")) for condition in hues(path)}
    assert found - listed == set(), "say the state by a word, sign or shape too, and list here which it is"
    assert listed - found == set(), "no such choice is left"


def hues(path: Path) -> Iterator[str]:
    """The conditions by which the file chooses between two colours that grey does not tell apart."""
    for condition, *colours in CHOICE.findall(path.read_text(encoding="utf-8")):
        named, plain, other_named, other_plain = colours
        one, other = (light(pair) for pair in ((named, plain), (other_named, other_plain)))
        if "pressed" not in condition and max(one, other) / min(one, other) < CLEAR:
            yield condition


def light(colour: tuple[str, str]) -> float:
    """How light the colour is, as a contrast with black."""
    named, plain = colour
    digits = plain or THEME[named]
    parts = np.array([[int(digits[at : at + 2], 16) for at in (0, 2, 4)]], dtype=np.float64)
    return float(luminance(parts)[0]) + 0.05
