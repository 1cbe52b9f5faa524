"""The words of each choice that a game leaves to the player, by its code and its alternatives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

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


WITH_SEVEN = Fraction(244, 495)
"""The chance to win a bank at Hazard with the main that wins most often."""


def _hazard_dice(choice: Choice) -> ChoiceWords:
    """After a won bank, or after a loss against a house that shoots."""
    won = any(one.prospects for one in choice.alternatives)
    best = any(way.probability == WITH_SEVEN for one in choice.alternatives for way in one.prospects)
    passing = translate("Player", "Pass the dice and take the bank") if won else translate("Player", "Pass the dice")
    keeping = translate("Player", "Keep the dice: it all rides") if won else translate("Player", "Keep the dice")
    return ChoiceWords(
        title=translate("Player", "Your bank has won") if won else translate("Player", "The hand is over"),
        question=translate("Player", "Pass the dice and take the bank, or keep them and let all of it ride?")
        if won
        else translate("Player", "Keep the dice, or pass them?"),
        labels={"pass": passing, "keep": keeping},
        prospects={
            "pass": (translate("Player", "Certain"),) if won else (),
            "keep": (
                translate("Player", "The bank wins, with a main of 7")
                if best
                else translate("Player", "The bank wins, with a main thrown for"),
                translate("Player", "It loses"),
            )
            if won
            else (),
        },
        otherwise=translate("Player", "When the time is over, the bank is yours and the dice are passed.")
        if won
        else translate("Player", "When the time is over, you keep the dice if you may; otherwise they pass."),
    )


def _hazard_fade(choice: Choice) -> ChoiceWords:
    del choice
    return ChoiceWords(
        title=translate("Player", "The house has the dice"),
        question=translate("Player", "Cover its bank, or let the dice pass?"),
        labels={"pass": translate("Player", "Let the dice pass"), "cover": translate("Player", "Cover the bank")},
        prospects={
            "pass": (),
            "cover": (translate("Player", "The house loses"), translate("Player", "The house wins")),
        },
        otherwise=translate("Player", "When the time is over, the dice pass."),
    )


WORDS: Mapping[str, Callable[[Choice], ChoiceWords]] = {
    "big_shot": _big_shot,
    "hazard_dice": _hazard_dice,
    "hazard_fade": _hazard_fade,
}


def words_of(choice: Choice) -> ChoiceWords:
    """The words in the current language."""
    return WORDS[choice.code](choice)
