"""The states of the other games of the craps family: each felt with bets of every kind, before and after its Point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from harness.shots.play_states import PLAYER, RICH
from harness.shots.steps import Scene, Steps, Tap, roll
from terminal.cabinet.commands import PlaceWager

GAMES = {"crapless": "crapless-el611", "easy": "easy-el621", "first-person": "first-person"}
"""The sheet that each is shown under."""

POINTS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)

CRAPLESS_BETS: Steps = (
    PlaceWager("pass_line", 10_00),
    PlaceWager("lucky_low", 5_00),
    *roll(6, 5),
    PlaceWager("come", 25_00),
    *roll(1, 1),
    PlaceWager("come_odds@2", 50_00),
    *(PlaceWager(f"place@{number}", 10_00) for number in POINTS[1:]),
    PlaceWager("field", 5_00),
    PlaceWager("c_and_e", 2_00),
    PlaceWager("hard@8", 5_00),
    PlaceWager("horn", 4_00),
)

EASY_BETS: Steps = (
    PlaceWager("pass_line", 10_00),
    PlaceWager("lucky_all", 5_00),
    *roll(6, 6),
    *(PlaceWager(f"place@{number}", 10_00) for number in POINTS[:-1]),
    PlaceWager("field", 5_00),
    PlaceWager("low_field", 5_00),
    PlaceWager("high_field", 25_00),
    PlaceWager("e", 2_00),
)

FIRST_PERSON_BETS: Steps = (
    PlaceWager("pass_line", 10_00),
    PlaceWager("dont_pass", 10_00),
    *roll(5, 4),
    PlaceWager("come", 25_00),
    PlaceWager("dont_come", 5_00),
    *roll(3, 2),
    PlaceWager("pass_odds", 20_00),
    PlaceWager("come_odds@5", 50_00),
    PlaceWager("place@6", 12_00),
    PlaceWager("place_lose@8", 25_00),
    PlaceWager("hard@10", 5_00),
    PlaceWager("total@12", 1_00),
    PlaceWager("c_and_e", 2_00),
)

_BETS = {"crapless": CRAPLESS_BETS, "easy": EASY_BETS, "first-person": FIRST_PERSON_BETS}
_TITLES = {"crapless": "Crapless Craps", "easy": "Easy Craps", "first-person": "First Person Craps"}


SHARED_STATES = (
    "point",
    "win",
    "seven-out",
    "bets-off-point",
    "odds",
    "help",
    "statistics",
)
"""States of Craps that look different on every felt. Their bets are bets of all games."""


NOT_SHARED = (("first-person", "bets-off-point"),)
"""Where there is nothing to be switched off, nothing is."""


def _param(game: str) -> str:
    return f"[game]\nsheet = {GAMES[game]}\n"


def _scenes(game: str, title: str) -> dict[str, Scene]:
    param = _param(game)
    scenes = {
        f"{game}-come-out": Scene(f"{title}: come-out roll without bets.", PLAYER, param=param),
        f"{game}-bets": Scene(f"{title}: bets of every kind, and a Point.", (*RICH, *_BETS[game]), param=param),
        f"{game}-seven": Scene(
            f"{title}: a seven-out has taken them.", (*RICH, *_BETS[game], *roll(4, 3)), param=param
        ),
    }
    if game != "first-person":
        hop = (
            *PLAYER,
            Tap("Hop Bets tab"),
            PlaceWager("hop@2-2", 5_00),
            PlaceWager("hop@3-4", 10_00),
            PlaceWager("hop@4-6", 1_00),
        )
        scenes[f"{game}-hop"] = Scene(f"{title}: the tab of the Hop bets.", hop, param=param)
    return scenes


VARIANTS: dict[str, Scene] = {
    name: scene for game, title in _TITLES.items() for name, scene in _scenes(game, title).items()
}


def in_variants(craps: Mapping[str, Scene]) -> dict[str, Scene]:
    """The same scenes at the tables of the other games."""
    return {
        f"{game}-{name}": replace(craps[name], meaning=f"{title}: {craps[name].meaning}", param=_param(game))
        for game, title in _TITLES.items()
        for name in SHARED_STATES
        if (game, name) not in NOT_SHARED
    }
