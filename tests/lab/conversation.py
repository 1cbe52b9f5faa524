"""Requests as the tests write them down, and what their answers have to hold."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from terminal.lab.lab import Lab

Request = dict[str, Any]
Answer = dict[str, Any]
Exchange = tuple[Request, Answer]
"""A request, and what its answer has to hold beside whatever else."""

DONE = {"accepted": True}


def opened(game: str, **more: object) -> Request:
    """Open a table, with money for every bet there is."""
    money = {} if "balances" in more else {"balance": "10000.00"}
    return {"do": "open", "game": game, **money, **more}


def bet(name: str, amount: str, **more: object) -> Request:
    """Bet so much."""
    return {"do": "bet", "bet": name, "amount": amount, **more}


def remove(name: str, **more: object) -> Request:
    """Take a bet down."""
    return {"do": "remove", "bet": name, **more}


def roll(*dice: int) -> Request:
    """Let the dice fall so."""
    return {"do": "roll", "dice": list(dice)}


def do(word: str, **more: object) -> Request:
    """Any other request."""
    return {"do": word, **more}


def refused(why: str) -> Answer:
    """What an answer holds when a rule forbids what was asked."""
    return {"accepted": False, "why": why}


class Laboratory:
    """A lab at the other end of a line, as its client sees it."""

    def __init__(self) -> None:
        self._lab = Lab()

    def line(self, line: bytes) -> Answer:
        """Send a line as it is."""
        answer = msgspec.json.encode(self._lab.answer(line))
        assert b"\n" not in answer
        told: Answer = json.loads(answer)
        _verify_answer(told)
        return told

    def ask(self, request: Request) -> Answer:
        """Send a request."""
        return self.line(json.dumps(request).encode())

    def all(self, requests: Sequence[Request]) -> Answer:
        """Send requests that all have to be accepted; the last answer."""
        answer: Answer = {}
        for request in requests:
            answer = self.ask(request)
            assert answer.get("accepted"), f"{request} got {answer}"
        return answer

    def hold(self, exchanges: Sequence[Exchange]) -> None:
        """Send requests of which each has to get its answer."""
        for number, (request, expected) in enumerate(exchanges, start=1):
            answer = self.ask(request)
            found = {key: answer.get(key) for key in expected}
            assert found == expected, f"{number}. {request} got {answer}"


def _verify_answer(answer: Answer) -> None:
    """Either an error alone or accepted or not; a sentence is one for a person."""
    if "error" in answer:
        assert list(answer) == ["error"]
        _verify_sentence(answer["error"])
        return
    assert isinstance(answer["accepted"], bool)
    assert ("why" in answer, "say" in answer) == (not answer["accepted"], not answer["accepted"])
    if not answer["accepted"]:
        _verify_sentence(answer["say"])
        assert "_" not in answer["say"]


def _verify_sentence(sentence: str) -> None:
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence
