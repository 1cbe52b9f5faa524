"""The words of each choice that a game leaves to the player, by its code and its alternatives."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from terminal.rules.choice import Choice
from terminal.screens.translating.marked import translate


class ChoiceWords(msgspec.Struct, frozen=True):
    """What the window says of a choice."""

    title: str
    question: str
    labels: Mapping[str, str]
    """The button of each alternative."""
    prospects: Mapping[str, tuple[str, ...]]
    """The ways in which each alternative ends, in the order of its prospects."""
    otherwise: str
    """What happens when the time is over."""
    dice: tuple[int, ...] = ()
    """The dice that have opened it."""


def _big_shot(choice: Choice) -> ChoiceWords:
    number = int(choice.bet.partition("@")[2])
    return ChoiceWords(
        title=translate("Player", "Three hits on {0}").format(number),
        question=translate("Player", "Take your win, or throw a fourth die for the BIG SHOT?"),
        labels={"take": translate("Player", "Take the win"), "risk": translate("Player", "Risk the BIG SHOT")},
        prospects={
            "take": (translate("Player", "Certain"),),
            "risk": (
                translate("Player", "The fourth die is {0}").format(number),
                translate("Player", "It is any other number"),
            ),
        },
        otherwise=translate(
            "Player", "The stake comes back with either win. When the time is over, your win is taken."
        ),
        dice=(number,) * 3,
    )


WORDS: Mapping[str, Callable[[Choice], ChoiceWords]] = {"big_shot": _big_shot}


def words_of(choice: Choice) -> ChoiceWords:
    """The words in the current language."""
    return WORDS[choice.code](choice)
