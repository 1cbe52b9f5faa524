"""The sounds of the house round the table: soft mallets for wins and windows, a desk bell, a bill, a ticket."""

from __future__ import annotations

from typing import Final

import numpy as np

from assets.sounds.synthesis import (
    TONE_ENDING_S,
    Partial,
    Wave,
    band,
    burst,
    dying,
    finished,
    lay,
    moments,
    noise,
    rise,
    room,
    silence,
    strike,
    swell,
)

SEMITONES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
CHORUS: Final = 1.0009
"""Two bars that are this little apart beat slowly: one alone sounds cold."""


def hz(note: str) -> float:
    """The pitch of a note: ``A4`` is 440 Hz."""
    return float(440.0 * 2 ** ((SEMITONES[note[0]] - 9) / 12 + int(note[1]) - 4))


def mallet(note: str, t60_s: float, bright: float = 1.0) -> Wave:
    """A metal bar over its tube, struck with felt: the bar's own fourth and tenth partial die first."""
    pitch = hz(note)
    seconds = min(t60_s, 2.2)
    partials: tuple[Partial, ...] = (
        (pitch, 0.62, t60_s),
        (pitch * CHORUS, 0.38, t60_s * 0.9),
        (pitch * 2.0, 0.07, t60_s * 0.55),
        (pitch * 3.98, 0.20 * bright, t60_s * 0.26),
        (pitch * 9.94, 0.05 * bright, 0.05),
    )
    track = strike(seconds, [one for one in partials if one[0] < 15_000.0], 0.0016)
    lay(track, burst(0.03, 500.0, 2400.0, 0.012, 1000), 0.0, 0.10)
    return track


def strings(notes: tuple[str, ...], seconds: float, top: float) -> Wave:
    """A section plays softly from afar: saws that are not quite in tune, behind a curtain."""
    at = moments(seconds)
    track = silence(seconds)
    for place, note in enumerate(notes):
        for away in (-0.0021, 0.0, 0.0017):
            phase = hz(note) * (1 + away) * at + 0.37 * place + 90 * away
            track += 2 * (phase % 1.0) - 1
    return band(track, 150.0, 1500.0) * swell(seconds, top) / (3 * len(notes))


def melody(seconds: float, notes: tuple[tuple[float, str, float, float], ...], wet: float, t60_s: float) -> Wave:
    """Notes in a room; each is (its moment, its name, its level, the seconds in which it falls by 60 dB)."""
    track = silence(seconds)
    for at_s, note, level, ring_s in notes:
        lay(track, mallet(note, ring_s), at_s, level)
    return room(track, wet, t60_s)


def win_small() -> Wave:
    """Two notes, as a nod."""
    return finished(melody(0.6, ((0.0, "G5", 0.75, 0.55), (0.085, "C6", 0.9, 0.7)), 0.5, 0.35), 0.36, TONE_ENDING_S)


def win_good() -> Wave:
    """A broken chord that stays."""
    notes = ((0.0, "C5", 0.7, 1.3), (0.085, "E5", 0.7, 1.3), (0.17, "G5", 0.75, 1.3), (0.275, "C6", 0.95, 1.3))
    track = melody(1.2, (*notes, (0.275, "E6", 0.35, 0.9)), 0.6, 0.45)
    lay(track, strings(("C4", "G4"), 1.15, 0.35), 0.03, 0.35)
    return finished(track, 0.4, TONE_ENDING_S)


def win_big() -> Wave:
    """A harp's run up into a wide chord, strings under it, and a few drops of light at the end."""
    run = ("C5", "D5", "E5", "G5", "A5", "C6", "D6", "E6")
    notes = [(0.062 * place, note, 0.42 + 0.035 * place, 0.9) for place, note in enumerate(run)]
    notes += [(0.52, note, level, 2.4) for note, level in (("C4", 0.5), ("G4", 0.5), ("E5", 0.6), ("C6", 0.75))]
    notes += [(0.52, "G6", 0.34, 1.6)]
    notes += [(0.9, "E6", 0.22, 1.2), (1.05, "G6", 0.18, 1.1), (1.2, "C7", 0.16, 1.0), (1.42, "E7", 0.09, 0.8)]
    track = melody(2.2, tuple(notes), 0.7, 0.6)
    lay(track, strings(("C3", "G3", "E4", "C5"), 1.9, 0.4), 0.3, 0.75)
    return finished(track * np.minimum(1.0, np.linspace(3.2, 0.0, len(track))), 0.56, TONE_ENDING_S)


def closed() -> Wave:
    """A hand on the rail and two low notes down: no more bets."""
    track = melody(0.75, ((0.03, "G4", 0.8, 0.7), (0.19, "C4", 1.0, 0.9)), 0.5, 0.35)
    lay(track, strike(0.15, ((214.0, 0.8, 0.08), (371.0, 0.5, 0.05), (640.0, 0.25, 0.03)), 0.001), 0.0, 0.55)
    return finished(track, 0.3, TONE_ENDING_S)


def door_alarm() -> Wave:
    """Four times two shrill tones, two seconds long: a door is open, and it must be heard (rule D11)."""
    track = silence(2.0)
    one: tuple[Partial, ...] = ((2093.0, 0.8, 1.2), (4186.0, 0.3, 0.8), (6279.0, 0.15, 0.5))
    other: tuple[Partial, ...] = ((1568.0, 0.8, 1.2), (3136.0, 0.3, 0.8), (4704.0, 0.15, 0.5))
    for number in range(8):
        lay(
            track, strike(0.24, one if number % 2 == 0 else other, 0.002) * swell(0.24, 0.15), 0.01 + 0.24 * number, 1.0
        )
    return finished(track, 0.62, TONE_ENDING_S)


def attendant() -> Wave:
    """The bell on a desk, struck twice, the second time softly."""
    bell: tuple[Partial, ...] = (
        (1567.0, 0.60, 1.7),
        (1569.6, 0.22, 1.5),
        (3188.0, 0.34, 1.0),
        (4270.0, 0.20, 0.7),
        (5633.0, 0.22, 0.45),
        (8240.0, 0.10, 0.22),
    )
    track = silence(1.5)
    for at_s, level in ((0.002, 1.0), (0.235, 0.55)):
        lay(track, strike(1.4, bell, 0.0004), at_s, level)
        lay(track, burst(0.02, 2000.0, 7000.0, 0.006, 1100), at_s, 0.3 * level)
    return finished(room(track, 0.5, 0.45), 0.42, TONE_ENDING_S)


def bill() -> Wave:
    """Paper slips in, the stacker closes, and the credit answers with a fourth up."""
    track = silence(0.95)
    crackle = 0.55 + 0.45 * np.abs(noise(0.17, 18.0, 70.0, 1200))
    lay(track, noise(0.17, 1300.0, 6500.0, 1201) * swell(0.17, 0.6) * crackle, 0.0, 0.16)
    lay(track, burst(0.1, 120.0, 620.0, 0.06, 1202), 0.165, 0.42)
    lay(track, mallet("E5", 0.8), 0.23, 0.6)
    lay(track, mallet("A5", 1.0), 0.325, 0.8)
    return finished(room(track, 0.5, 0.4), 0.38, TONE_ENDING_S)


def ticket() -> Wave:
    """A thermal printer draws line after line, then cuts."""
    track = silence(1.2)
    at = moments(0.86)
    motor = np.sign(np.sin(2 * np.pi * 212.0 * at)) + 0.6 * np.sign(np.sin(2 * np.pi * 318.0 * at))
    lines = 0.45 + 0.55 * (np.sin(2 * np.pi * 23.0 * at) > -0.35)
    soft = np.convolve(lines, np.hanning(400) / np.hanning(400).sum(), mode="same")
    edges = np.minimum(1.0, np.minimum(at, at[::-1]) / 0.03)
    lay(track, band(motor, 260.0, 1500.0) * soft * edges, 0.0, 0.16)
    lay(track, noise(0.86, 1600.0, 5200.0, 1300) * soft * edges, 0.0, 0.07)
    lay(track, noise(0.09, 2400.0, 8000.0, 1301) * swell(0.09, 0.85), 0.90, 0.22)
    lay(track, strike(0.12, ((1320.0, 0.5, 0.04), (2410.0, 0.4, 0.03), (3890.0, 0.25, 0.02))), 0.985, 0.42)
    lay(track, burst(0.1, 180.0, 900.0, 0.04, 1302), 0.985, 0.45)
    return finished(room(track, 0.35), 0.28)


def window() -> Wave:
    """A drawer of the table slides open: air, and one note of glass behind it."""
    track = silence(0.42)
    lay(track, noise(0.24, 500.0, 2600.0, 1400) * swell(0.24, 0.45), 0.0, 0.11)
    lay(track, mallet("A5", 0.42, 0.5), 0.07, 0.4)
    lay(track, mallet("E6", 0.34, 0.4), 0.11, 0.16)
    return finished(room(track, 0.5, 0.3), 0.24, TONE_ENDING_S)


def commission() -> Wave:
    """A question: two notes up that wait for their answer."""
    track = melody(0.62, ((0.0, "E5", 0.8, 0.6), (0.15, "B5", 0.85, 0.75)), 0.5, 0.35)
    lay(track, noise(0.04, 900.0, 3000.0, 1500) * dying(0.04, 0.02) * rise(0.04, 0.002), 0.0, 0.05)
    return finished(track, 0.34, TONE_ENDING_S)
