"""The card reader's machine: reports which card is in the slot, by its digest (drivers/cards/PROTOCOL.md)."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.cards import line_codec as codec
from drivers.cards.card import Card, digest, given_name
from drivers.cards.line_codec import Slot, SlotLine
from drivers.framing import FormError
from drivers.line_machine import POLL_MS, LineMachine
from drivers.ports import (
    CardIn,
    CardNamed,
    CardNotTaken,
    CardOrder,
    CardOut,
    CardReaderFault,
    CardReaderReady,
    CardReport,
    CardTrouble,
)
from drivers.ports.message import message

FAULT = CardReaderFault("fault", message("cards.fault"))


class CardMachine(LineMachine[CardOrder, CardReport]):
    """Polls the slot, which the reader also reports on each change, and reports it once."""

    def __init__(self) -> None:
        super().__init__(CardOrder())
        self._forget()

    def _forget(self) -> None:
        self._slot: SlotLine | None = None
        """What was heard last."""
        self._last_heard: SlotLine | None = None
        """What was reported last."""
        self._card_in: SlotLine | None = None
        """The card that was reported to be in; None after it was reported to be out."""
        self._is_out = False
        """It was reported that no card is in; before the first report an earlier program may have left one."""
        self._works: bool | None = None
        self._named = False

    def _hear(self, fields: Sequence[str]) -> None:
        try:
            reply = codec.read_reply(fields)
        except FormError:
            return  # of a later protocol version; the lines this machine needs still come
        if isinstance(reply, codec.Identity):
            self._heard_ms = self._now_ms
            if not self._back:
                self._return(f"{reply.maker} {reply.model} {reply.version}, {reply.serial}")
                self._poll_ms = self._now_ms
        elif self._back:
            self._heard_ms = self._now_ms
            self._slot = reply
            self._tell()  # each line, also where two come in one read

    def _speak(self) -> None:
        self._tell()
        if self._now_ms >= self._poll_ms:
            self._out += codec.write(codec.AskSlot() if self._back else codec.AskIdentity())
            self._poll_ms = self._now_ms + POLL_MS

    def _tell(self) -> None:
        """Report what is in the slot, once the key is known that turns its number into a digest."""
        heard, key = self._slot, self.order.key
        if heard is None or key is None:
            return
        if heard != self._last_heard:
            self._last_heard = heard
            self._tell_slot(heard, digest(key, heard.card.number) if heard.card else "")
        if heard.card is not None and self._card_in is not None:
            self._tell_name(heard.card, digest(key, heard.card.number))

    def _tell_slot(self, heard: SlotLine, card: str) -> None:
        works = heard.slot != Slot.FAULT
        if works != self._works:
            self._works = works
            self._report(CardReaderReady() if works else FAULT)
        match heard.slot:
            case Slot.EMPTY:
                self._report_out()
            case Slot.CARD if heard == self._card_in:
                pass  # the second card is gone again
            case Slot.CARD if heard.card is not None and heard.card.number.startswith(self.order.prefix.upper()):
                if self._card_in is not None:
                    self._report_out()  # another one, or the same one again: its way out was not heard
                self._card_in, self._is_out, self._named = heard, False, False
                self._report(CardIn(card, stays=True))
            case Slot.CARD:
                self._not_taken("foreign")
            case Slot.UNREADABLE:
                self._not_taken("unreadable")
            case Slot.SEVERAL:
                if not self._is_out and self._is_other(heard):
                    self._report_out()
                self._report(CardNotTaken("several"))
            case Slot.FAULT if self._card_in is not None and self._is_other(heard):
                self._report_out()

    def _is_other(self, heard: SlotLine) -> bool:
        """Whether the card that is in may be another than the one that was reported: its way out was not heard."""
        return self._card_in is None or heard.count != self._card_in.count

    def _not_taken(self, why: CardTrouble) -> None:
        """What is in the slot is no card that can be used; one that was in before has been taken out."""
        if not self._is_out:
            self._report_out()
        self._report(CardNotTaken(why))

    def _report_out(self) -> None:
        self._card_in, self._is_out = None, True
        self._report(CardOut())

    def _tell_name(self, card: Card, known_as: str) -> None:
        name = given_name(card.name)
        if name and not self._named and self.order.name_of == known_as:
            self._named = True
            self._report(CardNamed(known_as, name))
