"""The sounds of the table itself: clay chips on felt and on each other, dice in their cup and on the felt, the puck."""

from __future__ import annotations

from typing import Final

import numpy as np

from assets.dice.motion import FRAMES, PATHS
from assets.sounds.synthesis import (
    Partial,
    Wave,
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

LANDING_S: Final = 0.95
"""From the throw to the dice at rest, as the screen shows it."""

CLAY: Final[tuple[Partial, ...]] = (
    (1870.0, 0.40, 0.026),
    (2610.0, 0.75, 0.034),
    (3940.0, 0.90, 0.030),
    (5180.0, 0.60, 0.024),
    (6870.0, 0.42, 0.019),
    (8730.0, 0.24, 0.014),
)
ACRYLIC: Final[tuple[Partial, ...]] = (
    (2180.0, 0.35, 0.016),
    (3350.0, 0.85, 0.022),
    (4710.0, 0.80, 0.019),
    (6420.0, 0.55, 0.015),
    (8950.0, 0.30, 0.011),
)
PUCK: Final[tuple[Partial, ...]] = (
    (612.0, 0.60, 0.070),
    (1135.0, 0.85, 0.060),
    (1790.0, 0.60, 0.045),
    (2840.0, 0.38, 0.030),
    (4160.0, 0.18, 0.020),
)


def tuned(partials: tuple[Partial, ...], factor: float, ring: float = 1.0) -> tuple[Partial, ...]:
    """The same thing a little smaller or larger; ``ring`` lets it sound on for longer."""
    return tuple((hz * factor, level, t60_s * ring) for hz, level, t60_s in partials)


def thud(low_hz: float, high_hz: float, t60_s: float, seed: int) -> Wave:
    """Cloth over wood takes the blow."""
    return burst(0.16, low_hz, high_hz, t60_s, seed)


def clack(seed: int, pitch: float = 1.0, ring: float = 1.5) -> Wave:
    """One chip falls flat on another."""
    track = 0.8 * strike(0.14, tuned(CLAY, pitch, ring))
    lay(track, burst(0.02, 2600.0, 9500.0, 0.009, seed), 0.0, 0.9)
    lay(track, thud(260.0, 760.0, 0.05, seed + 1), 0.0, 0.35)
    return levelled(track, 1.0)


def chip(variant: int) -> Wave:
    """A chip is set down on the felt: its edge first, then all of it."""
    pitch, gap_s = ((1.0, 0.031), (1.06, 0.026), (0.945, 0.037))[variant]
    seed = 100 + 10 * variant
    track = silence(0.24)
    lay(track, strike(0.1, tuned(CLAY, 1.21 * pitch, 0.8)), 0.002, 0.22)
    lay(track, burst(0.02, 2200.0, 8000.0, 0.007, seed), 0.002, 0.28)
    lay(track, strike(0.12, tuned(CLAY, pitch)), 0.002 + gap_s, 0.45)
    lay(track, burst(0.03, 1500.0, 7000.0, 0.012, seed + 1), 0.002 + gap_s, 0.55)
    lay(track, thud(130.0, 480.0, 0.075, seed + 2), 0.002 + gap_s, 0.95)
    return finished(room(track, 0.35), 0.5)


def take_down() -> Wave:
    """A chip slides to the fingertips and leaves the felt."""
    track = silence(0.26)
    lay(track, noise(0.15, 900.0, 4600.0, 201) * swell(0.15, 0.72), 0.0, 0.16)
    lay(track, noise(0.15, 160.0, 520.0, 202) * swell(0.15, 0.72), 0.0, 0.10)
    lay(track, clack(203, 1.13, 1.1), 0.125, 0.55)
    return finished(room(track, 0.35), 0.34)


def cascade(gaps_s: tuple[float, ...], seed: int, rising: float, seconds: float) -> Wave:
    """Chips fall on each other, the first of them on the felt."""
    track = silence(seconds)
    at_s = 0.003
    lay(track, thud(130.0, 480.0, 0.075, seed), at_s, 0.9)
    swing = np.random.default_rng(seed)
    for place, gap_s in enumerate((*gaps_s, 0.0)):
        pitch = rising**place * (1 + 0.035 * float(swing.uniform(-1, 1)))
        lay(track, clack(seed + 1 + place, pitch), at_s, 0.62 + 0.3 * float(swing.random()))
        at_s += gap_s
    lay(track, thud(170.0, 620.0, 0.06, seed + 30), at_s, 0.4)
    return finished(room(track, 0.4), 0.5)


def double() -> Wave:
    """A second stack is set on the first."""
    return cascade((0.115, 0.042, 0.036, 0.031), 310, 1.02, 0.46)


def repeat() -> Wave:
    """The bets of before go out again, one after another and ever faster."""
    return cascade((0.088, 0.076, 0.066, 0.058, 0.05, 0.044), 340, 1.012, 0.62)


def across() -> Wave:
    """One chip for every number, in the dealer's even rhythm."""
    track = silence(0.74)
    for place in range(6):
        at_s = 0.003 + 0.098 * place
        lay(track, clack(371 + 3 * place, 0.96 + 0.018 * place, 1.1), at_s, 0.6 if place % 2 else 0.78)
        lay(track, thud(140.0, 500.0, 0.06, 372 + 3 * place), at_s, 0.6)
    return finished(room(track, 0.4), 0.5)


def die_knock(seed: int, pitch: float, cup: float, felt: float) -> Wave:
    """A die strikes: another die, the leather of the cup, or the felt."""
    track = 0.7 * strike(0.16, tuned(ACRYLIC, pitch))
    lay(track, burst(0.02, 3000.0, 11_000.0, 0.006, seed), 0.0, 0.6)
    lay(track, thud(340.0, 1250.0, 0.045, seed + 1), 0.0, cup)
    lay(track, thud(110.0, 420.0, 0.09, seed + 2), 0.0, felt)
    return track


def shake() -> Wave:
    """Two dice in the cup, a second of it that runs in a circle: four swings of the hand."""
    track = silence(1.0)
    chance = np.random.default_rng(400)
    for swing in range(4):
        for knock in range(6):
            at_s = 0.25 * swing + 0.032 * knock + float(chance.uniform(0.0, 0.017))
            level = (0.55, 1.0, 0.85, 0.6, 0.42, 0.26)[knock] * float(chance.uniform(0.75, 1.0))
            pitch = float(chance.uniform(0.9, 1.14))
            lay_round(track, die_knock(401 + 20 * swing + 3 * knock, pitch, 0.7, 0.12), at_s, level)
    return levelled(room_round(track, 0.4, 0.3), 0.36)


def blows() -> list[tuple[float, float]]:
    """When dice touch the felt in the picture, and how hard: the ends of their hops, and where they topple at last."""
    found = []
    for path in PATHS.values():
        for _, end, height in path.hops:
            found.append((end / FRAMES, 0.35 + 1.1 * height))
        landed = next(frame for frame, degrees in path.roll if degrees <= 0)
        found += [(landed / FRAMES, 0.42), ((landed + 1.2) / FRAMES, 0.2)]
    return sorted((share * LANDING_S, level) for share, level in found)


def throw() -> Wave:
    """The dice strike the wall, hop over the felt as the picture shows it, and lie."""
    track = silence(LANDING_S)
    lay(track, noise(0.07, 700.0, 3800.0, 500) * swell(0.07, 0.8), 0.0, 0.12)
    for place, at_s in enumerate((0.035, 0.071)):
        lay(track, die_knock(501 + 5 * place, 0.94 + 0.1 * place, 0.95, 0.5), at_s, 0.8 - 0.25 * place)
        lay(track, strike(0.14, ((196.0, 0.8, 0.11), (342.0, 0.5, 0.08)), 0.002), at_s, 0.6 - 0.2 * place)
    lay(track, die_knock(520, 1.1, 0.1, 0.0), 0.228, 0.4)  # one die touches the other
    for place, (at_s, level) in enumerate(blows()):
        lay(track, die_knock(530 + 5 * place, 0.92 + 0.05 * (place % 4), 0.25, 1.0), at_s, 0.9 * level)
    return finished(room(track, 0.45, 0.32), 0.58)


def puck() -> Wave:
    """The puck is turned over and set on its number: heavier than a chip, and it does not ring."""
    track = silence(0.32)
    lay(track, noise(0.08, 500.0, 2600.0, 600) * swell(0.08, 0.7), 0.0, 0.07)
    lay(track, strike(0.16, tuned(PUCK, 1.16, 0.7), 0.0006), 0.062, 0.4)
    lay(track, thud(120.0, 430.0, 0.08, 601), 0.062, 0.45)
    lay(track, strike(0.2, PUCK, 0.0006), 0.125, 0.9)
    lay(track, thud(95.0, 380.0, 0.11, 602), 0.125, 1.1)
    return finished(room(track, 0.35), 0.46)


def loss() -> Wave:
    """The dealer's hand sweeps chips over the felt, some way off."""
    track = silence(0.5)
    lay(track, noise(0.44, 260.0, 1900.0, 700) * swell(0.44, 0.35), 0.0, 0.5)
    flutter = 1 + 0.4 * np.sin(2 * np.pi * 17.0 * moments(0.44))
    lay(track, noise(0.44, 1400.0, 3600.0, 701) * swell(0.44, 0.4) * flutter, 0.0, 0.16)
    for place, at_s in enumerate((0.15, 0.215, 0.26)):
        lay(track, clack(702 + 2 * place, 0.82 + 0.05 * place, 0.9), at_s, 0.22)
    return finished(room(track, 0.6, 0.3), 0.13)


def refusal() -> Wave:
    """A knuckle knocks twice on the rail, dully: not this."""
    wood: tuple[Partial, ...] = ((178.0, 0.9, 0.10), (287.0, 0.8, 0.075), (463.0, 0.45, 0.05), (735.0, 0.2, 0.03))
    track = silence(0.36)
    for at_s, level, pitch in ((0.002, 1.0, 1.0), (0.128, 0.8, 0.94)):
        lay(track, strike(0.2, tuned(wood, pitch), 0.0012), at_s, level)
        lay(track, thud(150.0, 900.0, 0.03, 800), at_s, 0.5 * level)
    return finished(room(track, 0.35), 0.42)


def tap() -> Wave:
    """A fingertip on a button of wood."""
    track = strike(0.07, ((930.0, 0.7, 0.020), (1480.0, 0.45, 0.014), (2650.0, 0.2, 0.009)), 0.0008)
    lay(track, burst(0.03, 600.0, 3200.0, 0.009, 900), 0.0, 0.5)
    return finished(room(track, 0.2, 0.06), 0.2)


def hurry() -> Wave:
    """One soft tick of a wooden clock."""
    track = strike(0.16, ((784.0, 0.8, 0.060), (1976.0, 0.35, 0.035), (3210.0, 0.12, 0.018)), 0.0007)
    lay(track, noise(0.03, 1500.0, 5000.0, 950) * dying(0.03, 0.006) * rise(0.03, 0.0005), 0.0, 0.25)
    return finished(room(track, 0.35, 0.14), 0.26)
