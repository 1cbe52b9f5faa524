"""The words of a first hand of Big Shot, with the pays of the sheet and the amounts that the rules have worked out."""

from __future__ import annotations

from terminal.rules.game import AnyGame
from terminal.rules.lesson import FirstHand
from terminal.screens.player.windows.first_hand_said import Said
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def said_at(game: AnyGame, hand: FirstHand, at: int) -> Said:
    """The words when this many steps are done."""
    pays = game.pays()
    if at >= len(hand.steps):
        return _over(hand)
    step = hand.steps[at]
    stake = languages.brief(step.stake_cents)
    match step.step.topic:
        case "three_dice":
            return Said(
                translate("FirstHand", "Bet on a number"),
                translate(
                    "FirstHand",
                    "Three dice are thrown. A number pays {0} if one of them shows it, and {1} if two do. Touch the "
                    "marked field to bet {2} in play chips.",
                ).format(pays["number_1"], pays["number_2"], stake),
            )
        case "double":
            return Said(
                translate("FirstHand", "Bet on Any Double"),
                translate(
                    "FirstHand",
                    "It pays {0} if two dice are alike, whichever they are, and {1} if all three are. Touch the "
                    "marked field to bet {2} in play chips.",
                ).format(pays["double"], pays["double_triple"], stake),
            )
        case "throw":
            return Said(
                translate("FirstHand", "The three dice"),
                translate(
                    "FirstHand",
                    "Every bet is decided by each throw. Touch ROLL: no more bets are taken, and the dice of this "
                    "lesson are chosen.",
                ),
            )
        case "two_hits":
            return Said(
                translate("FirstHand", "Two hits: you win {0}").format(languages.brief(hand.steps[at - 1].won_cents)),
                translate(
                    "FirstHand",
                    "The 6 has paid {0}, Any Double {1}, and the stakes have come back. Touch the marked field to bet "
                    "{2} on the 6 again.",
                ).format(pays["number_2"], pays["double"], stake),
            )
        case "three_hits":
            return Said(
                translate("FirstHand", "Throw again"),
                translate("FirstHand", "Touch ROLL: in this lesson all three dice show a 6."),
            )
        case "fourth":
            return Said(
                translate("FirstHand", "Three hits: take the win, or risk it"),
                translate(
                    "FirstHand",
                    "You choose at the table: {0} for certain, or a fourth die, which pays {1} if it is a 6 and {2} "
                    "if it is not. In this lesson it is risked: touch ROLL.",
                ).format(pays["number_3"], pays["number_risk_hit"], pays["number_risk_miss"]),
            )
    raise AssertionError(f"Big Shot has no step about {step.step.topic}")


def _over(hand: FirstHand) -> Said:
    won, result = (languages.brief(cents) for cents in (hand.steps[-1].won_cents, hand.result_cents))
    return Said(
        translate("FirstHand", "No 6, and still {0}: your first hand is over").format(won),
        translate(
            "FirstHand",
            "The whole hand has won {0} in play chips. Real dice fall by chance: in most throws no die shows "
            "your number, "
            "and the bet is lost. The help explains all bets.",
        ).format(result),
    )
