"""A page of the help: a title, passages of text, the pays of its bets, and the fields lit on the felt."""

from __future__ import annotations

import msgspec


class Passage(msgspec.Struct, frozen=True):
    """A few sentences under a heading, which may be empty."""

    head: str
    text: str


class Pay(msgspec.Struct, frozen=True):
    """A line of the pays: what is paid, and how: ``Place 4, 10``, ``9 to 5``."""

    what: str
    pay: str


class Page(msgspec.Struct, frozen=True):
    """One page, in the language in which it was written."""

    title: str
    passages: tuple[Passage, ...]
    bets: tuple[str, ...] = ()
    """The fields that the page explains: they are lit on its felt, and no other page explains them."""
    pays: tuple[Pay, ...] = ()
    point: int | None = None
    """The puck's place on its felt; None for OFF."""


def sentences(*parts: str) -> str:
    """Several sentences as one text; empty ones are left out."""
    return " ".join(part for part in parts if part)


def passages(*parts: Passage | None) -> tuple[Passage, ...]:
    """The passages that have a text in the current game."""
    return tuple(part for part in parts if part is not None and part.text)
