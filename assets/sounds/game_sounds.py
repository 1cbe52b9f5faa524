"""The sounds of games of their own: Big Shot's fourth die, clock and main win; Hazard's leather box, nick and out."""

from __future__ import annotations

from typing import Final

import numpy as np

from assets.sounds.house_sounds import hz, melody, strings
from assets.sounds.synthesis import (
    TONE_ENDING_S,
    Partial,
    Wave,
    band,
    burst,
    dying,
    finished,
    lay,
    lay_round,
    levelled,
    moments,
    noise,
    rise,
    room,
    room_round,
    silence,
    strike,
    swell,
)
from assets.sounds.table_sounds import die_knock, thud, tuned

LEATHER: Final[tuple[Partial, ...]] = ((236.0, 0.9, 0.045), (394.0, 0.6, 0.032), (655.0, 0.3, 0.02))
"""The wall of a stiff box, which swallows what rings in a die."""
OAK: Final[tuple[Partial, ...]] = ((131.0, 0.9, 0.12), (219.0, 0.75, 0.085), (352.0, 0.4, 0.05), (610.0, 0.18, 0.03))
"""The club's table under its cloth."""


def boxed(seed: int, pitch: float) -> Wave:
    """A die of bone strikes the inside of the box: dull, and lower than acrylic on felt."""
    track = 0.28 * die_knock(seed, 0.72 * pitch, 0.9, 0.0)
    lay(track, strike(0.12, tuned(LEATHER, pitch), 0.0008), 0.0, 0.8)
    return track


def box() -> Wave:
    """Two dice in the leather box, six tenths of a second that run in a circle: two swings of the arm."""
    track = silence(0.6)
    chance = np.random.default_rng(1600)
    for swing in range(2):
        for knock in range(5):
            at_s = 0.3 * swing + 0.045 * knock + float(chance.uniform(0.0, 0.018))
            level = (0.6, 1.0, 0.8, 0.5, 0.3)[knock] * float(chance.uniform(0.8, 1.0))
            lay_round(track, boxed(1601 + 20 * swing + 3 * knock, float(chance.uniform(0.9, 1.12))), at_s, level)
    return levelled(room_round(track, 0.35, 0.3), 0.28)


def cast() -> Wave:
    """The box is turned over on the table, and two dice run out over the cloth."""
    track = silence(0.62)
    lay(track, strike(0.2, tuned(LEATHER, 0.8, 1.5), 0.001), 0.004, 0.8)
    lay(track, strike(0.3, OAK, 0.001), 0.004, 0.9)
    lay(track, thud(120.0, 700.0, 0.06, 1700), 0.004, 0.7)
    for place, (at_s, level) in enumerate(
        ((0.1, 0.7), (0.15, 0.6), (0.215, 0.45), (0.262, 0.34), (0.34, 0.22), (0.38, 0.14))
    ):
        lay(track, die_knock(1701 + 5 * place, 0.74 + 0.03 * (place % 3), 0.3, 0.9), at_s, level)
    return finished(room(track, 0.4, 0.3), 0.5)


def plucked(note: str, t60_s: float) -> Wave:
    """A quill plucks a string of a spinet: every partial at once, the high ones gone first."""
    pitch = hz(note)
    partials = [(pitch * n, 0.6 / n**0.9, t60_s / n**0.6) for n in range(1, 13) if pitch * n < 12_000.0]
    track = strike(min(t60_s, 0.6), partials, 0.0004)
    lay(track, burst(0.02, 1800.0, 7000.0, 0.008, 1800), 0.0, 0.12)
    return track


def nick() -> Wave:
    """A spinet breaks a bright chord upwards: the caster's throw nicks the main."""
    track = silence(0.6)
    for at_s, note, level in ((0.0, "C5", 0.7), (0.055, "E5", 0.7), (0.11, "G5", 0.8), (0.165, "C6", 1.0)):
        lay(track, plucked(note, 0.75), at_s, level)
    return finished(room(track, 0.4, 0.35), 0.4, TONE_ENDING_S)


def out() -> Wave:
    """A spinet's two low notes fall, and the box is set down: out."""
    track = silence(0.5)
    lay(track, plucked("G3", 0.4), 0.0, 0.8)
    lay(track, plucked("C3", 0.5), 0.14, 0.9)
    lay(track, strike(0.2, OAK, 0.002), 0.15, 0.35)
    return finished(room(track, 0.4, 0.3), 0.16, TONE_ENDING_S)


def fourth() -> Wave:
    """One die alone falls through a chute, hops twice and lies, with a breath of air before it."""
    track = silence(0.68)
    lay(track, noise(0.2, 600.0, 3600.0, 1900) * swell(0.2, 0.85), 0.0, 0.1)
    hops = ((0.2, 1.0), (0.345, 0.62), (0.44, 0.38), (0.495, 0.22), (0.525, 0.12))
    for place, (at_s, level) in enumerate(hops):
        lay(track, die_knock(1901 + 5 * place, 1.04 + 0.03 * place, 0.2, 1.1), at_s, level)
    return finished(room(track, 0.5, 0.32), 0.55)


def choice_clock() -> Wave:
    """One tick of a small brass clock: higher than the tick of the betting time, so that they are not mistaken."""
    track = strike(0.12, ((1568.0, 0.7, 0.05), (3730.0, 0.4, 0.03), (6120.0, 0.16, 0.014)), 0.0005)
    lay(track, noise(0.02, 2500.0, 8000.0, 1950) * dying(0.02, 0.004) * rise(0.02, 0.0004), 0.0, 0.25)
    return finished(room(track, 0.3, 0.1), 0.26)


def brass(note: str, seconds: float, top: float) -> Wave:
    """Two horns that are not quite in tune; the louder they get, the brighter."""
    at, track = moments(seconds), silence(seconds)
    for away in (-0.0012, 0.0011):
        for n in range(1, 9):
            track += (
                np.sin(2 * np.pi * hz(note) * (1 + away) * n * at + 0.7 * n)
                * swell(seconds, top) ** (0.6 + 0.2 * n)
                / n
            )
    return band(track, 120.0, 5200.0)


def main_win() -> Wave:
    """A fanfare of horns over strings, a bell at its end: the fourth die brings the BIG SHOT."""
    track = silence(1.3)
    for at_s, notes, seconds, level in (
        (0.0, ("G4", "C5"), 0.2, 0.7),
        (0.15, ("G4", "C5"), 0.2, 0.75),
        (0.3, ("C5", "E5", "G5"), 0.98, 1.0),
    ):
        for note in notes:
            lay(track, brass(note, seconds, 0.18), at_s, level / len(notes))
    lay(track, strings(("C4", "G4", "E5"), 0.95, 0.3), 0.3, 0.5)
    lay(track, melody(0.9, ((0.0, "C6", 0.8, 0.8), (0.1, "G6", 0.5, 0.7)), 0.5, 0.3), 0.42, 0.25)
    return finished(room(track, 0.5, 0.45), 0.45, TONE_ENDING_S)
