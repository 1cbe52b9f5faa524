"""A simulated reader of players' cards: cards that come and go at any moment, also while a bet is up."""

from __future__ import annotations

import random

from drivers import ports
from drivers.ports import CardOrder, Order
from harness.simulation.device import Device
from harness.simulation.world import World

CARDS = ("a" * 32, "b" * 32)
STAYS_MS = (20_000, 2_400_000)
"""How long a card stays in, and how long the slot stays empty."""
TROUBLE_SHARE = 0.1


class CardReader(Device):
    """Two players' cards, put in and taken out by a chance of their own, so that all else happens as without them."""

    def __init__(self, world: World, seed: str) -> None:
        super().__init__(world)
        self._chance = random.Random(f"{seed} cards")  # noqa: S311 - a simulation's chance, not the dice's
        self.card = ""
        self._later()

    def stand(self) -> None:
        """Report what is in the slot."""
        self.say(ports.CardReaderReady())
        self.say(ports.CardIn(self.card, stays=True) if self.card else ports.CardOut())

    def ordered(self, order: Order) -> None:
        """The digests are given here."""
        assert isinstance(order, CardOrder), order

    def _later(self) -> None:
        self.world.after(self._chance.randint(*STAYS_MS), self._move)

    def _move(self) -> None:
        """Put a card in, take it out, or put one in that cannot be used."""
        if self._chance.random() < TROUBLE_SHARE and not self.card:
            self.say(ports.CardNotTaken(self._chance.choice(("unreadable", "several", "foreign"))))
        else:
            self.card = "" if self.card else self._chance.choice(CARDS)
            self.stand()
        self._later()
