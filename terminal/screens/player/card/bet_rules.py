"""The rules of a bet for the player: what wins and loses it, what the next roll does, its terms."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rules.game import AnyGame
from terminal.rules.rulebook import BetRule, CountedEnding, Locked, Move, When
from terminal.rules.tables import AnyTable
from terminal.screens.player.card import bet_kinds
from terminal.screens.player.card.bet_kinds import Rules
from terminal.screens.player.card.bet_rolls import rolls_of
from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.shared.percents import percent
from terminal.screens.translating.marked import translate


def rules_of(game: AnyGame, bet: str) -> Rules:
    """What wins the bet and what loses it, at any time."""
    rule = game.rulebook[bet]
    return _kind(rule)(game, rule)


def now(game: AnyGame, bet: str, table: AnyTable) -> str:
    """What the next roll would do to the bet in the current state.

    Empty for a bet that any roll decides alike, and for one that is neither up nor can be placed now.
    """
    done = None if game.rulebook[bet].single_roll else game.next_rolls(table, bet)
    if done is None:
        return ""
    if not done:
        return translate("Player", "No roll decides it now.")
    wins, loses = rolls_of(done, "win"), rolls_of(done, "lose")
    if wins and loses:
        both = translate("Player", "On the next roll it wins on {0} and loses on {1}.")
        return both.format(any_of(wins), any_of(loses))
    if wins:
        return translate("Player", "On the next roll it wins on {0}.").format(any_of(wins))
    return translate("Player", "On the next roll it loses on {0}.").format(any_of(loses)) if loses else ""


def terms_of(game: AnyGame, bet: str) -> list[str]:
    """Other terms of the bet: when it can be placed and changed, its commission, what happens to a winner's stake."""
    rule = game.rulebook[bet]
    sentences = (_time(rule), _lock(rule), _parts(rule), _commission(rule), _come_out(rule), _winner(rule))
    return [sentence for sentence in sentences if sentence]


def _kind(rule: BetRule) -> Callable[[AnyGame, BetRule], Rules]:
    """Which kind of bet this is, judged by what rolls do to it."""
    come_out = rule.by_point[None]
    if rule.base is not None:
        return bet_kinds.odds
    if rule.when == "new_hand":
        return bet_kinds.fire
    if isinstance(come_out.get((3, 4)), CountedEnding):
        return bet_kinds.hot_roller
    if counting := [one for one in come_out.values() if isinstance(one, CountedEnding)]:
        return bet_kinds.repeater if len(counting[0].totals) == 1 else bet_kinds.roller
    if any(isinstance(one, CountedEnding) for deeds in rule.by_point.values() for one in deeds.values()):
        return bet_kinds.shooter
    if any(isinstance(one, Move) for one in come_out.values()):
        return bet_kinds.come
    if any(deeds != come_out for deeds in rule.by_point.values()):
        return bet_kinds.line
    if rule.single_roll:
        return bet_kinds.next_roll
    return bet_kinds.hard_way if rule.reads_pairs else bet_kinds.race


def _time(rule: BetRule) -> str:
    if rule.base is not None:
        return ""
    sentences: dict[When, str] = {
        "come_out": translate("Player", "It takes chips only before a come-out roll."),
        "point_set": translate("Player", "It takes chips only while the puck is ON."),
        "after_seven": translate("Player", "It takes chips only while nothing but a 7 has come since the last 7."),
        "new_hand": translate("Player", "It takes chips only before the first Point of a hand is set."),
        "never": translate("Player", "It takes no chips: bets only travel here."),
    }
    return sentences.get(rule.when, "")


def _lock(rule: BetRule) -> str:
    sentences: dict[Locked, str] = {
        "hit": translate("Player", "Once one of its totals has come it stays as it is until the dice decide it."),
        "point_set": translate("Player", "Once the Point is set it stays as it is until the dice decide it."),
        "hand": translate("Player", "Once a Point is set it stays as it is until the hand ends or the dice decide it."),
        "always": translate("Player", "It stays as it is until the dice decide it."),
    }
    return sentences.get(rule.lock, "")


def _parts(rule: BetRule) -> str:
    if not rule.parts:
        return ""
    say = translate("Player", "The stake lies on {0} in equal parts; its pays are for the whole of it.")
    return say.format(all_of([part.partition("@")[2] for part in rule.parts]))


def _commission(rule: BetRule) -> str:
    commission = rule.commission
    if commission is None:
        return ""
    sentences = {
        ("upfront", "bet"): translate(
            "Player", "A commission of {0} of the bet is taken with it; the house edge counts it."
        ),
        ("upfront", "win"): translate(
            "Player", "A commission of {0} of what it can win is taken with the bet; the house edge counts it."
        ),
        ("on_win", "bet"): translate(
            "Player", "A commission of {0} of the bet is taken off a win; the house edge counts it."
        ),
        ("on_win", "win"): translate(
            "Player", "A commission of {0} of the win is taken off it; the house edge counts it."
        ),
    }
    return sentences[commission.time, commission.basis].format(percent(commission.rate, places=0))


def _come_out(rule: BetRule) -> str:
    return translate("Player", "While the puck is OFF it stands still.") if rule.off_on_come_out else ""


def _winner(rule: BetRule) -> str:
    stays = any(way.stays for way in rule.endings(None) if way.result == "win")
    return translate("Player", "A win is paid and the stake stays up.") if stays else ""
