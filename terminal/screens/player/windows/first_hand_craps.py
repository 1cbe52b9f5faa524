"""The words of a first hand of craps: what each step is about, with the amounts that the rules have worked out."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.first_hand import CrapsTopic
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.lesson import FirstHand, Taken
from terminal.screens.player.windows.first_hand_said import Said
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def said_at(game: AnyGame, hand: FirstHand, at: int) -> Said:
    """The words when this many steps are done."""
    if at >= len(hand.steps):
        return _over(hand)
    step = hand.steps[at]
    match step.step.topic:
        case "line":
            return Said(
                translate("FirstHand", "Bet on the Pass Line"),
                translate(
                    "FirstHand", "Most players begin here. Touch the marked field to bet {0} in play chips."
                ).format(languages.brief(step.stake_cents)),
            )
        case "come_out":
            return Said(translate("FirstHand", "The come-out roll"), _come_out(game))
        case "odds":
            return _odds(hand, step)
        case "number":
            return Said(
                translate("FirstHand", "A Place bet on the 6"),
                translate(
                    "FirstHand",
                    "It wins each time a 6 comes, and loses on 7. Touch the marked field to bet {0} in play chips.",
                ).format(languages.brief(step.stake_cents)),
            )
        case "hit":
            return Said(
                translate("FirstHand", "Roll again"),
                translate(
                    "FirstHand",
                    "Three bets are up: a 6 wins the Place bet, the Point wins the other two, and a 7 takes them all. "
                    "Touch ROLL: in this lesson a 6 comes.",
                ),
            )
        case "point":
            return Said(
                translate("FirstHand", "The 6 has won {0}").format(languages.brief(_earlier(hand, at, "hit"))),
                translate(
                    "FirstHand",
                    "The Place bet stays up. Touch ROLL: in this lesson the Point {0} comes now.",
                ).format(_point(step)),
            )
    raise AssertionError(f"craps has no step about {step.step.topic}")


def _come_out(game: AnyGame) -> str:
    if 11 in game.points:
        return translate(
            "FirstHand",
            "7 wins at once; any other total becomes the Point. Touch ROLL: the dice of this lesson are chosen, and "
            "set a Point.",
        )
    return translate(
        "FirstHand",
        "7 and 11 win at once, 2, 3 and 12 lose; any other total becomes the Point. Touch ROLL: the dice of this "
        "lesson are chosen, and set a Point.",
    )


def _odds(hand: FirstHand, step: Taken) -> Said:
    """The pay is what the rules give for them when the Point is made."""
    made = next(one for taken in hand.steps for one in taken.resolved if one.bet == step.step.bet)
    pay = Fraction(made.profit_cents, made.stake_cents)
    return Said(
        translate("FirstHand", "The Point is {0}: take odds").format(_point(step)),
        translate(
            "FirstHand",
            "The Pass Line now wins if {0} comes before a 7. Odds make the bet larger and pay {1}. Touch the marked "
            "field to bet {2} in play chips.",
        ).format(_point(step), f"{pay.numerator}:{pay.denominator}", languages.brief(step.stake_cents)),
    )


def _over(hand: FirstHand) -> Said:
    made = hand.steps[-1].won_cents
    return Said(
        translate("FirstHand", "The Point is made: your first hand is over"),
        translate(
            "FirstHand",
            "Pass Line and odds have won {0}, the whole hand {1} in play chips. Real dice fall by chance: a 7 would "
            "have taken every bet. The help explains all bets.",
        ).format(languages.brief(made), languages.brief(hand.result_cents)),
    )


def _earlier(hand: FirstHand, at: int, topic: CrapsTopic) -> int:
    return next(taken.won_cents for taken in hand.steps[:at] if taken.step.topic == topic)


def _point(step: Taken) -> int:
    """The Point on the lesson's table before this step."""
    point = kind_of(step.before).on_felt(step.before).point
    assert point is not None, "the step has no Point"
    return int(point)
