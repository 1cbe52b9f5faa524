"""The words of a first hand of Hazard, with the totals and amounts that the rules have worked out."""

from __future__ import annotations

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
    felt = kind_of(step.before).on_felt(step.before)
    match step.step.topic:
        case "bank":
            return Said(
                translate("FirstHand", "Lay a bank"),
                translate(
                    "FirstHand",
                    "You throw the dice as the caster. The house covers your bank with as much. Touch the marked "
                    "field to lay {0} in play chips.",
                ).format(languages.brief(step.stake_cents)),
            )
        case "main":
            return Said(
                translate("FirstHand", "Throw for the main"),
                translate(
                    "FirstHand",
                    "The first total from 5 to 9 becomes the main; any other is thrown again. Touch ROLL: the dice of "
                    "this lesson are chosen.",
                ),
            )
        case "first":
            return Said(
                translate("FirstHand", "The main is {0}").format(felt.main),
                translate(
                    "FirstHand",
                    "This throw wins at once with {0}, a nick, and loses with {1}, which is out. Any other total is "
                    "your chance. Touch ROLL.",
                ).format(_totals(game, step, "win"), _totals(game, step, "lose")),
            )
        case "chance":
            return Said(
                translate("FirstHand", "{0} is your chance").format(felt.chance),
                translate(
                    "FirstHand",
                    "From now on two totals decide: {0} wins, {1} loses. Touch ROLL: in this lesson neither comes yet.",
                ).format(_totals(game, step, "win"), _totals(game, step, "lose")),
            )
        case "again":
            return Said(
                translate("FirstHand", "Nothing is decided"),
                translate("FirstHand", "The bank stays. Touch ROLL: in this lesson {0} comes now.").format(felt.chance),
            )
    raise AssertionError(f"Hazard has no step about {step.step.topic}")


def _totals(game: AnyGame, step: Taken, meaning: str) -> str:
    """The totals that mean this for the next throw, with strokes between them."""
    return "/".join(str(total) for total, said in game.next_throw(step.before).items() if said == meaning)


def _over(hand: FirstHand) -> Said:
    step = hand.steps[-1]
    return Said(
        translate("FirstHand", "The chance has come: you win {0}").format(languages.brief(step.won_cents)),
        translate(
            "FirstHand",
            "You would now keep the dice and let the whole bank ride, or pass them and take it. Real dice "
            "fall by chance: "
            "{0} would have taken the bank. The help explains more.",
        ).format(kind_of(step.before).on_felt(step.before).main),
    )
