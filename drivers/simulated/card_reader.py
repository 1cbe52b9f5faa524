"""A simulated card reader: one that holds the card (drivers/cards/PROTOCOL.md), or one that types like a keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.cards import key_codec
from drivers.cards import line_codec as codec
from drivers.cards.card import Card
from drivers.cards.line_codec import Slot
from drivers.framing import FormError, LineReader
from drivers.simulated.twin import OrderError

PROTOCOL = 1
START_MS = 500
SAY_MS = 1_000
NEVER_MS = 1_000
"""How far ahead `due_ms` is while nothing happens by itself: checking does no harm."""
MAX_MOVES = 32
"""How many changes it queues until it can send them; beyond that, only the last one is sent."""

CARDS = {
    "1": Card("6009990000000017", "MILLER/ANNA"),
    "2": Card("6009990000000025", "O'NEIL/BORIS"),
    "3": Card("6009990000000033"),
    "bank": Card("4111111111111111", "CARDHOLDER/CARL"),
}
"""The cards on the table: two of the house with a name, one without, and one that is no card of the house."""
CALLED = {"1": "Card 1", "2": "Card 2", "3": "Card 3", "bank": "A bank's card"}


class CardReaderTwin:
    """A reader and the cards that a hand puts in or swipes. A card stays in the slot without power."""

    def __init__(self) -> None:
        self._keyboard = False
        """It types like a keyboard, instead of the line protocol."""
        self._slot = Slot.EMPTY
        self._card: Card | None = None
        self._broken = False
        self._count = 0
        self._now_ms = 0
        self._powered = self._wakes = True
        self._ready_ms = 0
        self._say_ms = 0
        self._reader = LineReader()
        self._moves: list[bytes] = []

    def power(self, on: bool) -> None:
        """Switch the power on or off."""
        if on == self._powered:
            return
        self._powered = self._wakes = on
        self._count = 0
        self._reader.reset()
        self._moves.clear()

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Receive, then send. For the first half second under power it does neither."""
        self._now_ms = now_ms
        if self._wakes:
            self._wakes = False
            self._ready_ms = self._say_ms = now_ms + START_MS
            self._count = 0 if self._card is None else 1
        if not self._powered or now_ms < self._ready_ms:
            return b""
        said, self._moves = self._moves, []
        if not self._keyboard:
            said += [codec.write(reply) for fields in self._reader.feed(received) for reply in _obeyed(self, fields)]
            if not said and now_ms >= self._say_ms:
                said = [codec.write(self.slot_line)]
        if said:
            self._say_ms = now_ms + SAY_MS
        return b"".join(said)

    def due_ms(self) -> int:
        """When the next line is due."""
        if not self._powered:
            return self._now_ms + NEVER_MS
        if self._wakes or self._moves:
            return max(self._now_ms, self._ready_ms)
        return self._now_ms + NEVER_MS if self._keyboard else self._say_ms

    def do(self, words: Sequence[str]) -> str:
        """Carry out a hand's order: in CARD, out, bad, second, swipe CARD|bad, fail, repair, reader serial|keyboard."""
        match list(words):
            case ["reader", "serial" | "keyboard" as kind]:
                return self._exchange(keyboard=kind == "keyboard")
            case ["swipe", which] if which in CARDS or which == "bad":
                return self._swipe(which)
            case ["in", which] if which in CARDS:
                return self._put_in(Slot.CARD, CARDS[which], f"{CALLED[which]} is in.")
            case ["bad"]:
                return self._put_in(Slot.UNREADABLE, None, "A card that cannot be read is in.")
            case ["second"]:
                return self._hold_second()
            case ["out"]:
                return self._take_out()
            case ["fail" | "repair" as verb]:
                self._broken = verb == "fail"
                self._moved()
                return "The reader has failed." if self._broken else "The reader is repaired."
        raise OrderError(f"The card reader does not know {' '.join(words)!r}.")

    def picture(self) -> dict[str, object]:
        """Which kind of reader it is, and what is in the slot."""
        held = next((name for name, card in CARDS.items() if card == self._card), "")
        return {
            "power": self._powered,
            "reader": "keyboard" if self._keyboard else "serial",
            "slot": self._slot.name.lower(),
            "card": held,
            "broken": self._broken,
        }

    @property
    def slot_line(self) -> codec.SlotLine:
        """What is in the slot, as it says it."""
        if self._broken:
            return codec.SlotLine(Slot.FAULT, self._count)
        return codec.SlotLine(self._slot, self._count, self._card if self._slot == Slot.CARD else None)

    def _exchange(self, *, keyboard: bool) -> str:
        """A different reader is connected, without a card."""
        self._keyboard, self._slot, self._card, self._count = keyboard, Slot.EMPTY, None, 0
        self._moved()
        return f"The reader {'types like a keyboard' if keyboard else 'holds the card'}."

    def _put_in(self, slot: Slot, card: Card | None, say: str) -> str:
        if self._keyboard:
            raise OrderError("This reader has no slot: swipe the card.")
        if self._slot != Slot.EMPTY:
            raise OrderError("A card is in the slot: take it out first.")
        self._slot, self._card, self._count = slot, card, self._count + 1
        self._moved()
        return say

    def _hold_second(self) -> str:
        if self._slot != Slot.CARD:
            raise OrderError("There is no card in the slot to which a second one could come.")
        self._slot = Slot.SEVERAL
        self._moved()
        return "A second card is in the slot."

    def _take_out(self) -> str:
        if self._slot == Slot.EMPTY:
            raise OrderError("There is no card in the slot.")
        if self._slot == Slot.SEVERAL:
            self._slot = Slot.CARD
            self._moved()
            return "The second card is out."
        self._slot, self._card = Slot.EMPTY, None
        self._moved()
        return "The card is out."

    def _swipe(self, which: str) -> str:
        if not self._keyboard:
            raise OrderError("This reader has a slot: put the card in.")
        if self._powered and not self._broken and not self._wakes:
            self._moves = [*self._moves, key_codec.written(f"{_tracks(which)}\n", self._now_ms)][-MAX_MOVES:]
        return f"{CALLED.get(which, 'A card that cannot be read')} is swiped."

    def _moved(self) -> None:
        if self._powered and not self._wakes and self._now_ms >= self._ready_ms and not self._keyboard:
            self._moves = [*self._moves, codec.write(self.slot_line)][-MAX_MOVES:]


def _obeyed(twin: CardReaderTwin, fields: Sequence[str]) -> list[codec.Reply]:
    try:
        command: codec.Command = codec.read_command(fields)
    except FormError:
        return []
    if isinstance(command, codec.AskIdentity):
        return [codec.Identity(PROTOCOL, "BOXMAN", "CARD TWIN", "1.0", "000001")]
    return [twin.slot_line]


def _tracks(which: str) -> str:
    """The tracks as a reader types them; of a card that cannot be read, the sign for that."""
    if which == "bad":
        return "%E?;E?"
    card = CARDS[which]
    first = f"%B{card.number}^{card.name}^99121010000000000?" if card.name else ""
    return f"{first};{card.number}=99121010000000000?"
