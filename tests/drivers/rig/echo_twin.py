"""The smallest possible device: answers every byte with its successor, counts hands, sends unasked on order."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.simulated.twin import OrderError

NEVER_MS = 1 << 60


class EchoTwin:
    """A twin whose whole behaviour a test can predict."""

    def __init__(self) -> None:
        self.on = True
        self.hands = 0
        self.ring_ms = NEVER_MS
        self.now_ms = 0

    def step(self, now_ms: int, received: bytes) -> bytes:
        self.now_ms = now_ms
        if not self.on:
            return b""
        said = bytes((byte + 1) % 256 for byte in received)
        if now_ms >= self.ring_ms:
            self.ring_ms = NEVER_MS
            said += b"!"
        return said

    def due_ms(self) -> int:
        return self.ring_ms

    def do(self, words: Sequence[str]) -> str:
        if words[0] == "fail":
            raise OrderError("It is broken already.")
        if words[0] == "jam":
            self.ring_ms = self.now_ms + 50
        self.hands += 1
        return f"Done: {' '.join(words)}."

    def power(self, on: bool) -> None:
        self.on = on

    def picture(self) -> dict[str, object]:
        return {"hands": self.hands}
