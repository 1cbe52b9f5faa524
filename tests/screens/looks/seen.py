"""Every text stands out from what is really behind it, by WCAG's measure, as the eye sees it in the picture."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from harness.shots.play_states import PLAYER, RICH
from harness.shots.steps import Scene, Steps
from harness.shots.stillness import picture_now
from terminal.cabinet.commands import PlaceWager, SetOption
from tests.screens.looks.exempt import MIN_GREYED
from tests.screens.looks.look import LARGE, Look, drawn
from tests.screens.reading import Shown, ancestors, texts, tree
from tests.screens.reading_room import Reader

LEAST = 4.5
MIN_LARGE = 3.0
"""For bold letters of 24 pixels and more."""
LARGE_PX = 24
DRAWN_WITHIN = 90
"""A text is really there if a pixel comes as near as that to its colour; else something lies over it."""

Pixels = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Colour = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

STATES_READ = (
    "station-ready",
    "station-throws",
    "station-pale",
    "station-others",
    "station-others-chips",
    "station-paused",
    "station-lost",
    "station-help",
    "win-moment",
    "dice-view",
    "attract",
    "come-out",
    "bets",
    "point",
    "bets-off-point",
    "bets-not-valid",
    "win-big",
    "seven-out",
    "refused",
    "door-open",
    "no-printer",
    "printed",
    "odds-refused",
    "commission",
    "transfer",
    "auto-repeat",
    "card-field",
    "card-locked",
    "options-set",
    "reserve",
    "reserved-wrong",
    "languages",
    "session",
    "statistics",
    "statistics-empty",
    "hazard-statistics",
    "help-odds",
    "help-hop",
    "cash-out-question",
    "attendant-faults",
    "bill-panel",
    "staff-games",
    "staff-game",
    "staff-tickets",
    "staff-clock",
    "staff-clock-refused",
    "staff-devices",
    "staff-test-bill",
    "staff-events-money",
    "clean",
    "dimmed",
    "attract-limits",
    "crapless-bets",
    "easy-bets",
    "first-person-bets",
    "big-shot-bets",
    "big-shot-choice",
    "big-shot-fourth",
    "hazard-main",
    "hazard-chance",
    "hazard-choice",
    "lobby",
    "lobby-dim",
    "lobby-six",
    "favourites",
    "favourites-name",
    "favourites-large",
    "first-hand",
    "first-hand-big-shot",
    "first-hand-hazard",
    "first-hand-attract",
    "card-consent",
    "card-pin",
    "card-window",
    "help-card",
    "hot-shooter",
    "side-bets",
    "timer-hurry",
    "dealer-silent",
    "staff-dealer",
    "staff-players",
    "staff-charts",
    "hop",
    "marked-chips",
)
LIMITS: Steps = (
    *PLAYER,
    PlaceWager("field", 5_00),
    *(SetOption(f"show_{what}", "yes") for what in ("limits", "winnings")),
)
HEIGHTS = {4: 1_00, 5: 5_00, 6: 12_00, 8: 25_00, 9: 100_00, 10: 500_00}
STACKS: Steps = (*RICH, *(PlaceWager(f"place@{number}", cents) for number, cents in HEIGHTS.items()))
OWN = {
    "limits-on-felt": Scene("limits-on-felt", LIMITS),
    "chips": Scene("chips", STACKS),
}


def looks() -> Iterator[Look]:
    """At the size of the design."""
    for name in (*STATES_READ, *OWN):
        yield Look("every text stands out from what is behind it", name, drawn(name, OWN), LARGE, faint_texts)


def faint_texts(reader: Reader) -> list[str]:
    """The texts that are too faint, with their contrast."""
    pixels = pixels_of(picture_now(reader.window))
    stacks = [item for item in tree(reader.window.contentItem()) if qml_type(item) in ("ChipStack", "Lammer", "Puck")]
    seen, faint = 0, []
    for shown in texts(reader.window):
        if lies_beneath(shown, stacks):
            continue
        if (found := contrast_of(shown, pixels)) is None:
            continue
        seen += 1
        if found < least_for(shown):
            faint.append(f"{shown.text!r} in {home_of(shown.item)}: {found:.1f}")
    return faint if seen else ["no text is seen"]


def lies_beneath(shown: Shown, stacks: list[QQuickItem]) -> bool:
    """Chips, or what lies on them, hide the text: only the uppermost chip of a stack is read."""
    around = list(ancestors(shown.item))
    if len(around) > 1 and qml_type(around[1]) == "Pile":
        chips = [chip for chip in around[1].childItems() if qml_type(chip) == "Chip"]
        if around[0] != chips[-1]:
            return True
    middle = shown.inked.center()
    return any(stack not in around and stack.contains(stack.mapFromScene(middle)) for stack in stacks)


def pixels_of(picture: QImage) -> Pixels:
    """The picture as rows of red, green and blue."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : plain.width() * 3].reshape(plain.height(), plain.width(), 3).astype(np.float64)


def contrast_of(shown: Shown, pixels: Pixels) -> float | None:
    """The contrast of a text and what is round its letters; None for a text that is hidden."""
    place = patch(shown.inked, pixels)
    if place.size == 0:
        return None
    around = np.concatenate([place[0], place[-1], place[:, 0], place[:, -1]])
    behind = around[np.argsort(luminance(around))[len(around) // 2]]
    colour = seen_colour(shown, behind)
    if np.abs(place - colour).sum(axis=2).min() > DRAWN_WITHIN:
        return None
    lighter, darker = sorted((float(luminance(colour)), float(luminance(behind))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def patch(place: QRectF, pixels: Pixels) -> Pixels:
    """The part of the picture on which the letters stand, and a pixel round them."""
    left, top = max(0, int(place.left()) - 1), max(0, int(place.top()) - 1)
    return pixels[top : int(place.bottom()) + 2, left : int(place.right()) + 2]


def seen_colour(shown: Shown, behind: Colour) -> Colour:
    """The colour of the letters through which what is behind them may shine."""
    colour = shown.item.property("color")
    assert isinstance(colour, QColor)
    alpha = colour.alphaF() * shown.opacity
    return np.array([colour.red(), colour.green(), colour.blue()]) * alpha + behind * (1 - alpha)


def luminance(colours: Colour) -> Colour:
    """WCAG's relative luminance of sRGB colours."""
    shares = colours / 255
    linear = np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    result: Colour = linear @ np.array([0.2126, 0.7152, 0.0722])
    return result


def least_for(shown: Shown) -> float:
    """What contrast a text needs: less if it is greyed out."""
    if any(around.property("open") is False for around in ancestors(shown.item)):
        return MIN_GREYED
    bold = shown.item.property("font").bold()
    return MIN_LARGE if bold and shown.letters_px >= LARGE_PX else LEAST


def home_of(item: QQuickItem) -> str:
    """What the text belongs to."""
    kinds = [qml_type(around) for around in ancestors(item)]
    return next((kind for kind in kinds if not kind.startswith("QQuick")), "the window")
