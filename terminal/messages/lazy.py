"""Makes messages in rooms that start without any library, and mostly have nothing to say.

The processes that check a journal or the program import Python's own modules only: msgspec would cost them more time
than a run of events. The first message imports it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drivers.ports.message import Message, Value


def message(code: str, /, **values: Value) -> Message:
    """Say the sentence of this code with these values. The code is a literal, so that the tests find it."""
    from drivers.ports.message import Message

    return Message(code, values)
