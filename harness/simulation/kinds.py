"""The kinds of cabinets: which game, which dice, which limits. A seed picks one."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

SEVERAL = "craps-el602, craps-side-bets, craps-el601, crapless-el611, easy-el621"
"""A cabinet that offers several par sheets, of one game and of others."""
SHEETS = ("craps-el601", SEVERAL, "crapless-el611", "easy-el621", "first-person", "big-shot-baden", "hazard")
"""What each kind of cabinet offers."""
DICE = ("boxman none", "boxman none", "internal")
"""Two in three have a mechanical generator."""
CHOICES = {
    "money.ticket_days": ("1", "182"),
    "money.ticket_limit": ("150.00", "10000.00", "10000.00"),
    "money.credit_limit": ("400.00", "3000.00"),
    "money.credit_meter_limit": ("500.00", "10000.00"),
    "money.attended_limit": ("none", "250.00 from 2025-01-01", "1200.00 from 2025-01-01, 2000.00 from 2026-01-01"),
    "money.manual_credit_limit": ("0.00", "100.00"),
    "game.sheet": SHEETS,
    "game.mode": ("roll", "roll", "roll", "auto"),
    "devices.dice": DICE,
}
BILLS = ("all", "5.00, 20.00, 100.00")
"""Every second cabinet returns some bills that its players feed."""
CHECKS = ("0", "20", "5")
"""The minutes from one reality check to the next; every third cabinet has none."""
LIMITED_EVERY = 4
"""One in this many cabinets offers limits and breaks, the fourth first."""
LESSON_EVERY = 5
"""One in this many cabinets offers a first hand, the fifth first; its players throw when they want."""
PAUSES = (("0", "0"), ("3", "5"))
"""Before and after a throw, in mode auto."""
LED_EVERY = 8
"""Of this many cabinets, two are live tables with a dealer, and one is a video table, which the clock leads."""
LED_BY = {
    5: {"game.mode": "live", "game.dealer_dice": "hand"},
    6: {"game.mode": "live", "game.dealer_dice": "generator"},
    7: {"game.mode": "video"},
}
QUIET_EVERY = 3
"""One in this many cabinets is at a quiet place, where players stay long."""
ALIKE = {
    "access.sign_in": "key and pin",
    "access.pin_days": "1",
    "screen.languages": "en, de, sl",
    "devices.simulated": "no",
}
"""The staff signs in, and every day with a new PIN."""


def parameters(number: int, chance: random.Random) -> str:
    """Write the Param.ini of one cabinet. The first cabinets differ in their games, so few cabinets cover all games."""
    chosen = {name: chance.choice(choices) for name, choices in CHOICES.items()} | ALIKE
    chosen["game.sheet"] = SHEETS[number % len(SHEETS)]
    chosen["devices.dice"] = DICE[(number + 1) % len(DICE)]
    chosen["money.bills"] = BILLS[number % len(BILLS)]
    chosen["game.closed_seconds"], chosen["game.show_seconds"] = PAUSES[number % len(PAUSES)]
    chosen["player.reality_check_minutes"] = CHECKS[number % len(CHECKS)]
    if (number + 1) % LIMITED_EVERY == 0:
        chosen |= {"player.limits": "yes", "player.break_minutes": "5", "player.break_after_minutes": "30"}
        chosen["devices.cards"] = "boxman none"  # limits follow the card, and felts, by consent
        chosen |= {"player.card_memory": "yes", "player.card_pin": "no"}
    if (number + 1) % LESSON_EVERY == 0:
        chosen |= {"screen.first_hand": "yes", "game.mode": "roll"}
    if number % LED_EVERY in LED_BY:
        chosen |= LED_BY[number % LED_EVERY]
    chosen["cabinet.machine_id"] = str(number + 1)
    sections = sorted({name.partition(".")[0] for name in chosen})
    lines: list[str] = []
    for section in sections:
        lines.append(f"[{section}]")
        lines += [f"{name.partition('.')[2]} = {value}" for name, value in chosen.items() if name.startswith(section)]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Place:
    """The surroundings of a cabinet: how much goes wrong there."""

    mishap_ms: tuple[int, int]
    """The shortest and the longest time from one mishap to the next."""
    cut_shares: Mapping[str, float]
    """How often the terminal's power fails while it takes in a report whose evidence a device keeps."""
    closes: bool = False
    """After some hours the house closes for more than a day, so that a ticket valid for one day expires."""


QUIET = Place((60_000, 14_400_000), {}, closes=True)
BAD = Place((60_000, 3_600_000), {"validator": 0.06, "printer": 0.3, "dice": 0.02})
"""The rarer the reports of a device are, the more often the power fails at them."""


def place_of(number: int) -> Place:
    """Return the surroundings of a cabinet."""
    return BAD if (number + 1) % QUIET_EVERY else QUIET
