"""What is wrong with keys and with what they sign, as a sentence for the staff."""

from __future__ import annotations

from drivers.ports.message import Message
from terminal.messages.english import sentence


class KeysError(Exception):
    """Keys cannot be used, or do not prove what they should; `say` is for the staff."""

    def __init__(self, say: Message) -> None:
        super().__init__(sentence(say))
        self.say = say
