"""The machine of a card reader that types like a keyboard: each line that it types is a swiped card."""

from __future__ import annotations

from drivers.cards.card import Card, digest, read_text
from drivers.cards.key_codec import ENTER, LOST, KeyReader
from drivers.machine import Machine
from drivers.ports import CardIn, CardNamed, CardNotTaken, CardOrder, CardReaderReady, CardReport
from drivers.transport.needs import KeyEvents
from drivers.wire import Dialect, unread

NEEDS = KeyEvents()
DIALECT = Dialect(unread, unread, private=True)
IDENTITY = "Keyboard"
"""Such a reader says nothing of itself."""

MAX_TEXT = 250
WHOLE_MS = 1_000
"""A text that is not ended after this time will not be: the swipe was broken off."""
MIN_BROKEN = 4
"""A broken text of fewer letters is no card, but a key that was touched."""
AGAIN_MS = 2_000
"""The same card within this time is the same swipe: some readers type each track as a line of its own."""
IDLE_MS = 60_000


class KeyboardMachine(Machine[CardOrder, CardReport]):
    """Reads what is typed. The reader cannot be asked, so it is there while its keyboard is."""

    def __init__(self) -> None:
        super().__init__(CardOrder())
        self._keys = KeyReader()
        self._now_ms = 0
        self._forget()

    @property
    def garbled(self) -> int:
        """How many bytes were no input events."""
        return self._keys.bad_bytes

    def _forget(self) -> None:
        self._text = ""
        self._lost = False
        """Keys of the line that is being typed were lost: what is left of a number may be another card's."""
        self._typed_ms = 0
        self._card: Card | None = None
        self._card_ms = 0
        self._named = False

    def opened(self, now_ms: int) -> None:
        """The keyboard is there."""
        super().opened(now_ms)
        self._keys.reset()
        self._forget()
        self._now_ms = now_ms
        self._return(IDENTITY)
        self._report(CardReaderReady())

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take what was typed; nothing is ever sent."""
        self._now_ms = now_ms
        if self._typing and now_ms - self._typed_ms >= WHOLE_MS:
            self._broken()
        for letter in self._keys.feed(received):
            self._typed_ms = now_ms
            if letter == ENTER:
                self._swiped()
            elif letter == LOST:
                self._lost = True
            elif len(self._text) < MAX_TEXT:
                self._text += letter
        self._tell_name()
        return b""

    def due_ms(self) -> int:
        """When a text that was begun counts as broken off."""
        return self._typed_ms + WHOLE_MS if self._typing else self._now_ms + IDLE_MS

    @property
    def _typing(self) -> bool:
        """A line was begun."""
        return bool(self._text) or self._lost

    def _broken(self) -> None:
        if (len(self._text) >= MIN_BROKEN or self._lost) and self.order.key is not None:
            self._report(CardNotTaken("unreadable"))
        self._text, self._lost = "", False

    def _swiped(self) -> None:
        """A line is complete."""
        if self._lost:
            self._broken()
            return
        text, self._text = self._text, ""
        if self.order.key is None or not text:
            return
        card = read_text(text)
        if card is None:
            self._report(CardNotTaken("unreadable"))
        elif not card.number.startswith(self.order.prefix.upper()):
            self._report(CardNotTaken("foreign"))
        elif self._card is None or card.number != self._card.number or self._now_ms - self._card_ms >= AGAIN_MS:
            self._card, self._card_ms, self._named = card, self._now_ms, False
            self._report(CardIn(digest(self.order.key, card.number), stays=False))
        elif card.name and not self._card.name:
            self._card = card  # the second track of the same swipe

    def _tell_name(self) -> None:
        card, key = self._card, self.order.key
        if card is None or key is None or self._named or not card.name or not self.order.name_of:
            return
        if self.order.name_of == digest(key, card.number):
            self._named = True
            self._report(CardNamed(self.order.name_of, card.name))
