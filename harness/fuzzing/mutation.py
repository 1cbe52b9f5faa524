"""Mutation of inputs: turns are added, removed, moved and changed, and bytes imitate what devices have sent."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from harness.fuzzing.subject import Subject
from harness.fuzzing.turns import MAX_MS, MAX_TIMES, WAYS, Case, Kind, Turn, Way

MAX_TURNS = 40
CHANGES = (1, 2, 3, 5, 8)
"""How many changes at once."""
WAITS_MS = (0, 1, 5, 20, 60, 150, 400, 1_200, 3_000, 12_000)
OFTEN = (*WAYS, *[Way.INSTEAD] * len(WAYS))
"""A wrong answer to the right question reaches more than bytes out of turn."""
HONEST_SHARE = 0.5
"""The share of inputs with an honest device on a bad cable: there the books must agree with the device itself."""
MAX_PHRASES = 200
"""What devices have sent, for repetition."""
MAX_NOISE_BYTES = 12


class Mutation:
    """Makes new inputs from known ones."""

    def __init__(self, subject: type[Subject], chance: Random) -> None:
        self._forge = subject.forge
        self._hands = len(subject().hands)
        self._chance = chance
        self._phrases: list[bytes] = []
        self._known: set[bytes] = set()

    def learn(self, sent: list[bytes]) -> None:
        """Remember what a device has sent."""
        for phrase in sent:
            if phrase not in self._known and len(self._phrases) < MAX_PHRASES:
                self._known.add(phrase)
                self._phrases.append(phrase)

    def of(self, case: Case, corpus: list[Case]) -> Case:
        """Change an input, possibly with a part of another one."""
        turns = list(case)
        for _ in range(self._chance.choice(CHANGES)):
            self._change(turns, corpus)
        honest = self._chance.random() < HONEST_SHARE
        return tuple(turn for turn in turns if not (honest and turn.forges))[:MAX_TURNS]

    def _change(self, turns: list[Turn], corpus: list[Case]) -> None:
        chance = self._chance
        place = chance.randrange(len(turns) + 1)
        match chance.randrange(8):
            case 0 | 1 | 2 | 3:
                turns.insert(place, self._turn())
            case 4 if turns:
                del turns[place % len(turns)]
            case 5 if turns:
                known = turns[place % len(turns)]
                turns[place % len(turns)] = Turn(known.kind, known.which, self._wait_ms(), known.data)
            case 6 if turns:
                turns.insert(place, turns[chance.randrange(len(turns))])
            case _:
                other = chance.choice(corpus)
                start = chance.randrange(len(other) + 1)
                turns[place:place] = other[start : start + chance.randint(1, 6)]

    def _turn(self) -> Turn:
        chance = self._chance
        kind = chance.choice((Kind.HAND, Kind.BEND, Kind.BEND, Kind.BEND_BACK, Kind.SAY, Kind.TELL))
        if kind == Kind.HAND:
            return Turn(kind, chance.randrange(self._hands), self._wait_ms())
        if kind in (Kind.BEND, Kind.BEND_BACK):
            turn = Turn(kind, chance.randrange(MAX_TIMES) * len(WAYS) + WAYS.index(chance.choice(OFTEN)))
            noise = chance.randbytes(2 + chance.randrange(MAX_NOISE_BYTES))
            return replace(turn, ms=self._wait_ms(), data=self._said() if turn.way == Way.INSTEAD else noise)
        return Turn(kind, 0, self._wait_ms(), self._said())

    def _wait_ms(self) -> int:
        if self._chance.random() < 0.02:
            return MAX_MS
        return round(self._chance.choice(WAITS_MS) * self._chance.uniform(0.5, 1.5))

    def _said(self) -> bytes:
        """Something that a device has sent, repeated, changed with a new checksum, or nonsense."""
        chance = self._chance
        phrase = chance.choice(self._phrases) if self._phrases else b""
        match chance.randrange(6):
            case 0:
                return phrase
            case 1:
                return chance.randbytes(chance.randint(1, MAX_NOISE_BYTES))
            case 2:
                return (self._forge(phrase, chance) * chance.choice((1, 1, 2, 40)))[:4096]
            case _:
                return self._forge(phrase, chance)
