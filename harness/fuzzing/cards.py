"""Tests the readers of players' cards: the cabinet knows which card is in, and money does not depend on it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from drivers import ports
from drivers.cards import key_codec
from drivers.cards.card import DIGEST_CHARACTERS, digest
from drivers.cards.keyboard import KeyboardMachine
from drivers.cards.reader import CardMachine
from drivers.machine import AnyMachine
from drivers.simulated.card_reader import CARDS, CardReaderTwin
from harness.fuzzing.line_forgery import forged_line
from harness.fuzzing.subject import Hand, Subject, require
from terminal.cabinet.commands import CashOut, EndSession, LogOut

SEEN_MS = 3_000
"""Twice the time that a reader needs to report what is in its slot."""
FORGED_TEXTS = ("%E?;E?\n", ";6009990000000017=99?\n", "%B6009990000000017^X/Y^?\n", "04A1B2C3\n", "%%%\n", "\n")


class CardSubject(Subject):
    """The reader of our own protocol, which holds the card."""

    device = "cards"
    watched = ("drivers/cards/", "drivers/framing.py", "drivers/line_machine.py", "drivers/simulated/card_reader.py")

    def make_machine(self) -> AnyMachine:
        """The driver's machine."""
        return CardMachine()

    def make_twin(self) -> CardReaderTwin:
        """The device."""
        return CardReaderTwin()

    def orders(self) -> tuple[str, ...]:
        """What a person can do to it."""
        return (*(f"in {card}" for card in CARDS), "out", "bad", "second", "fail", "repair")

    def acts(self) -> Mapping[str, Hand]:
        """A player brings money, cashes out, logs out and leaves."""
        return {
            "feed": lambda: self.pipeline.feed(20),
            "cash out": lambda: self.pipeline.touch(CashOut()),
            "log out": lambda: self.pipeline.touch(LogOut()),
            "leave": lambda: self.pipeline.touch(EndSession()),
        }

    def check(self, report: ports.Report) -> None:
        """No report shows the number of a card."""
        if isinstance(report, ports.CardIn):
            require(len(report.card) == DIGEST_CHARACTERS, f"{report} names no digest")
        require(not any(card.number in str(report) for card in CARDS.values()), f"{report} shows a number")

    def put_right(self) -> None:
        """Repair the reader."""
        self.twin.do(["repair"])

    def well(self) -> bool:
        """It answers, and can read."""
        return self.pipeline.state.machine.devices["cards"].ready

    def verify(self) -> None:
        """After a while the card that is in is known, and a player is logged in only by a card."""
        self.cable.run(SEEN_MS)
        players = self.pipeline.state.players
        if not self.forged:
            require(players.in_slot == self._in_slot(), f"the slot holds {self._in_slot()!r}, not {players.in_slot!r}")
        require(players.here is None or players.here.card, "a player is logged in without a card")

    def _in_slot(self) -> str:
        """The digest of the card in the slot; a second one beside it changes nothing."""
        order, picture = self.pipeline.order("cards"), self.twin.picture()
        assert isinstance(order, ports.CardOrder)
        assert order.key is not None
        held = str(picture["card"])
        if picture["slot"] == "several" and not self.pipeline.state.players.in_slot:
            return ""  # it was never seen alone
        return digest(order.key, CARDS[held].number) if held else ""

    @staticmethod
    def forge(data: bytes, chance: Random) -> bytes:
        """A line with its checksum."""
        return forged_line(data, chance)

    @staticmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Cards that come and go, two at once, a reader that fails, and a cable that is pulled meanwhile."""
        return (
            ("2000", "in 1", "1000", "feed", "100", "second", "1000", "out", "1000", "cash out", "500", "out", "1000"),
            ("2000", "bad", "1000", "out", "100", "in bank", "1000", "out", "500", "in 2", "1000", "kill", "2000"),
            ("2000", "in 3", "500", "fail", "1000", "cut", "4000", "out", "100", "join", "1000", "repair", "2000"),
        )


class KeyboardSubject(CardSubject):
    """A reader that types like a keyboard: a card that was swiped is in no slot."""

    def make_machine(self) -> AnyMachine:
        """The driver's machine."""
        return KeyboardMachine()

    def make_twin(self) -> CardReaderTwin:
        """The device."""
        twin = CardReaderTwin()
        twin.do(["reader", "keyboard"])
        return twin

    def orders(self) -> tuple[str, ...]:
        """What a person can do to it."""
        return (*(f"swipe {card}" for card in CARDS), "swipe bad")

    def put_right(self) -> None:
        """Nothing has to be done by hand."""

    @staticmethod
    def forge(data: bytes, chance: Random) -> bytes:
        """What a reader could type."""
        del data
        return key_codec.written(chance.choice(FORGED_TEXTS), 0)

    @staticmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Swipes: in, out, another player's, one that cannot be read, and a keyboard that is pulled."""
        return (
            ("2000", "swipe 1", "500", "feed", "3000", "swipe 2", "500", "swipe 1", "3000", "swipe bad", "1000"),
            ("2000", "swipe 3", "100", "cut", "2000", "join", "1000", "swipe bank", "500", "kill", "1000"),
        )
