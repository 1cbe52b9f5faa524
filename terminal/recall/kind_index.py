"""The kind of each event of a journal, one byte an event: any page of a log of a million events is found at once.

It is read from the newest event backwards, so that the newest pages are there first. What it says is not checked; the
events that a page then reads are (`History.at`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from terminal.journal.history import History

CHUNK = 4_096
"""Events of one chunk; reading one takes a few milliseconds."""


class KindIndex:
    """The kinds of a journal's events, down to the oldest that has been read. One thread at a time reads further down.

    Another thread may look in it meanwhile, and may add newer events.
    """

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}
        self._chunks: dict[int, bytes] = {}
        self.seq = 0
        """The newest event in it; 0 if there is none."""
        self.down_to = 1
        """The oldest event in it."""

    def code(self, kind: str) -> int:
        """The byte of this kind."""
        return self._codes.setdefault(kind, len(self._codes))

    def extend(self, history: History) -> None:
        """Add the events that are newer than its newest. Raises JournalError."""
        if not self.seq:
            self.seq, self.down_to = history.seq, history.seq + 1
        while self.seq < history.seq:
            number = self.seq // CHUNK
            start = max(number * CHUNK, self.down_to - 1)
            end = min((number + 1) * CHUNK, history.seq)
            self._chunks[number] = self._read(history, start, end)
            self.seq = end

    def read_down(self, history: History) -> Iterator[int]:
        """Add the older events, chunk by chunk; yields how many. Raises JournalError."""
        if not self.seq:
            self.seq, self.down_to = history.seq, history.seq + 1
        while self.down_to > 1:
            end = self.down_to - 1
            number = (end - 1) // CHUNK
            start = number * CHUNK
            self._chunks[number] = self._read(history, start, end) + self._chunks.get(number, b"")
            self.down_to = start + 1
            yield end - start

    def chunks(self) -> Iterator[tuple[int, bytes]]:
        """The chunks from the newest to the oldest: the number of the event before each, and its kinds."""
        if self.down_to > self.seq:
            return
        lowest = self.down_to
        for number in range((self.seq - 1) // CHUNK, (lowest - 1) // CHUNK - 1, -1):
            yield max(number * CHUNK, lowest - 1), self._chunks[number]

    def codes(self) -> int:
        """How many kinds have been met."""
        return len(self._codes)

    def _read(self, history: History, after_seq: int, up_to_seq: int) -> bytes:
        code = self.code
        return bytes(map(code, history.kinds(after_seq, up_to_seq)))


class Selection:
    """The events of some kinds in an index, counted from the newest, which is number 0."""

    def __init__(self, index: KindIndex, kinds: Collection[str]) -> None:
        self._index = index
        self.kinds = tuple(kinds)
        self._wanted = frozenset(map(index.code, kinds))
        self._counted: dict[int, tuple[int, int]] = {}
        """How many there are in a chunk of a certain length, by the number of the event before it."""
        self._left_out: frozenset[int] = frozenset()

    def leave_out(self, seqs: Collection[int]) -> None:
        """Do not count these events, which other ones stand for."""
        self._left_out = frozenset(seqs)
        self._counted.clear()

    def __len__(self) -> int:
        return sum(self._count(after_seq, chunk) for after_seq, chunk in self._index.chunks())

    def at(self, first: int, most: int) -> Sequence[int]:
        """The numbers of up to this many events from this place on, the newest first."""
        found: list[int] = []
        if most <= 0:
            return found
        for after_seq, chunk in self._index.chunks():
            count = self._count(after_seq, chunk)
            if first >= count:
                first -= count
                continue
            found += self._in(after_seq, chunk)[first : first + most - len(found)]
            first = 0
            if len(found) == most:
                break
        return found

    def after(self, seq: int, most: int) -> Sequence[int]:
        """Up to this many of those that follow this event, the newest first."""
        newer = self.newer_than(seq)
        return self.at(max(0, newer - most), min(newer, most))

    def newer_than(self, seq: int) -> int:
        """How many of them are newer than this event."""
        found = 0
        for after_seq, chunk in self._index.chunks():
            if after_seq + len(chunk) <= seq:
                break
            if after_seq >= seq:
                found += self._count(after_seq, chunk)
            else:
                found += sum(one > seq for one in self._in(after_seq, chunk))
        return found

    def _in(self, after_seq: int, chunk: bytes) -> list[int]:
        """Those of a chunk, the newest first."""
        wanted, left_out = self._wanted, self._left_out
        found = [after_seq + place for place in range(len(chunk), 0, -1) if chunk[place - 1] in wanted]
        return [seq for seq in found if seq not in left_out] if left_out else found

    def _count(self, after_seq: int, chunk: bytes) -> int:
        known = self._counted.get(after_seq)
        if known is not None and known[0] == len(chunk):
            return known[1]
        others = bytes(code for code in range(self._index.codes()) if code not in self._wanted)
        count = len(chunk.translate(None, others))
        count -= sum(after_seq < seq <= after_seq + len(chunk) for seq in self._left_out)
        self._counted[after_seq] = (len(chunk), count)
        return count
