"""The kinds of shared tables: which game, who leads the rounds, how good the lines are. A seed picks one."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from harness.simulation.table.line import Net

CHOICES: Mapping[str, tuple[str, ...]] = {
    "game.sheet": (
        "craps-el601",
        "craps-el601",
        "craps-side-bets",
        "craps-commission-on-win",
        "easy-el621",
        "crapless-el611",
        "hazard",
        "hazard",
    ),
    "game.mode": ("auto", "auto", "video", "roll", "roll", "live"),
    "game.dealer_dice": ("generator", "hand"),
    "game.bet_seconds": ("5", "5", "8", "15"),
    "game.hurry_seconds": ("0", "1", "3"),
    "game.closed_seconds": ("0", "1"),
    "game.show_seconds": ("0", "1"),
    "table.grace_milliseconds": ("100", "500", "2000"),
    "table.guard_milliseconds": ("0", "150", "600"),
    "table.roll_wait_seconds": ("5", "8"),
    "table.shooter_seconds": ("3", "3", "8"),
    "table.shooter_needs": ("line_bet", "line_bet", "any_bet"),
    "money.ticket_limit": ("150.00", "10000.00"),
    "money.credit_limit": ("400.00", "3000.00"),
}
SEVERAL = ("craps-el601, crapless-el611", "craps-el601, hazard, easy-el621")
"""The sheets of a table whose game changes while it runs."""
SEVERAL_SHARE = 0.2
ONE_GAME_EVERY = 3
"""At such a table one station in this number offers the first game alone."""
BIG_SHOT = "big-shot-baden"
BIG_SHOT_SHARE = 0.1
CLEARS_SHARE = 0.25
OUTAGES_SHARE = 0.2
OLD_COPIES_SHARE = 0.2
ALIKE: Mapping[str, str] = {
    "access.sign_in": "key",
    "screen.languages": "en",
    "devices.simulated": "no",
    "devices.dice": "boxman none",
    "table.number": "1",
}
POINTS = (4, 5, 6, 8, 9, 10)
ALL_BUT_SEVEN = (2, 3, *POINTS, 11, 12)
TABLE = 1
STATIONS = 100
"""The number of the cabinet at a seat is this and the seat."""


def has_caster(sheet: str) -> bool:
    """Each hand is played on the bank of the seat with the dice."""
    return sheet == "hazard"


def points_of(sheet: str) -> tuple[int, ...]:
    """The totals that can become the Point under this par sheet; none in a game without a puck."""
    if has_caster(sheet) or sheet == BIG_SHOT:
        return ()
    return POINTS if sheet.partition("-")[0] == "craps" else ALL_BUT_SEVEN


@dataclass(frozen=True)
class Kind:
    """One kind of table and its surroundings."""

    parameters: Mapping[str, str]
    net: Net
    mishap_ms: tuple[int, int]
    """The shortest and the longest time from one mishap to the next."""
    drift: float
    """By how much the rates of the clocks differ from the true one at most."""
    clears: bool = False
    """Technicians clear the RAM of stations meanwhile."""
    outages: bool = False
    """Stations do not come back, and the staff of the table frees their seats."""
    old_copies: bool = False
    """Old copies of the disks of stations are put in, where none of the two happens."""

    def of_table(self) -> str:
        """The Param.ini of the table."""
        return written(self.parameters, {"table.role": "table", "cabinet.machine_id": str(TABLE)})

    def of_station(self, seat: int) -> str:
        """The Param.ini of the station at this seat."""
        own = {"table.role": "station", "table.seat": str(seat), "cabinet.machine_id": str(STATIONS + seat)}
        if seat % ONE_GAME_EVERY == 0:  # it waits while the table plays another
            own["game.sheet"] = self.parameters["game.sheet"].partition(",")[0]
        return written(self.parameters, own)


NETS = (
    Net(),
    Net(slow=0.02, lost=0.002, late=0.001, doubled=0.002, reset=0.001),
    Net(slow=0.1, lost=0.01, late=0.01, doubled=0.02, reset=0.01),
)
MISHAPS_MS = ((20_000, 120_000), (3_000, 60_000), (1_000, 15_000))
DRIFTS = (0.0, 0.0005, 0.05)


def kind_of_seed(chance: random.Random) -> Kind:
    """The kind of table that a seed picks."""
    chosen = {name: chance.choice(choices) for name, choices in CHOICES.items()}
    if chosen["game.mode"] != "live":
        chosen["game.dealer_dice"] = "generator"
    chosen["game.puck_can_be_reset"] = "2" if chosen["table.shooter_needs"] == "any_bet" else "0"
    net, mishap_ms, drift = chance.choice(NETS), chance.choice(MISHAPS_MS), chance.choice(DRIFTS)
    if chance.random() < SEVERAL_SHARE:
        chosen["game.sheet"] = chance.choice(SEVERAL)
    elif chance.random() < BIG_SHOT_SHARE:
        chosen["game.sheet"] = BIG_SHOT
    clears = chance.random() < CLEARS_SHARE
    outages = chance.random() < OUTAGES_SHARE
    old_copies = chance.random() < OLD_COPIES_SHARE and not (clears or outages)
    return Kind({**chosen, **ALIKE}, net, mishap_ms, drift, clears, outages, old_copies)


def written(parameters: Mapping[str, str], own: Mapping[str, str]) -> str:
    """These parameters as a Param.ini."""
    values = {**parameters, **own}
    lines: list[str] = []
    for section in sorted({name.partition(".")[0] for name in values}):
        lines.append(f"[{section}]")
        lines += [
            f"{name.partition('.')[2]} = {value}" for name, value in values.items() if name.startswith(f"{section}.")
        ]
    return "\n".join(lines) + "\n"
