"""What is to be known of a bet before it is made: what wins and loses it, what the next roll does, what binds it."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rules.craps.bet import Bet, Lock, Move, When
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.placing import untimely
from terminal.rules.craps.played import Counted, Played
from terminal.rules.craps.table import Table
from terminal.screens.player.card import bet_kinds
from terminal.screens.player.card.bet_kinds import Rules
from terminal.screens.player.card.bet_rolls import done_now, rolls_of
from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.percents import percent
from terminal.screens.translating.marked import translate


def rules_of(layout: Layout, bet: str) -> Rules:
    """What wins the bet and what loses it, at any time."""
    played = layout.played[bet]
    return _kind(played)(layout, played)


def now(layout: Layout, bet: str, table: Table) -> str:
    """What the next roll would do to the bet as the table stands.

    Empty for a bet that any roll decides alike, and for one that neither is up nor can be placed at this time.
    """
    played, marks = layout.played[bet], table.marks
    if played.bet.single_roll or (bet not in table.bets and untimely(layout, table, bet)):
        return ""
    if not layout.working(bet, marks.point, marks.off):
        return translate("Player", "No roll decides it now.")
    done = done_now(played, marks)
    wins, loses = rolls_of(done, "win"), rolls_of(done, "lose")
    if wins and loses:
        both = translate("Player", "On the next roll it wins on {0} and loses on {1}.")
        return both.format(any_of(wins), any_of(loses))
    if wins:
        return translate("Player", "On the next roll it wins on {0}.").format(any_of(wins))
    return translate("Player", "On the next roll it loses on {0}.").format(any_of(loses)) if loses else ""


def terms_of(layout: Layout, bet: str) -> list[str]:
    """What else binds the bet: when it can be placed and changed, its commission, what becomes of a winner's stake."""
    played = layout.played[bet]
    sentences = (
        _time(played.bet),
        _lock(played.bet),
        _parts(played.bet),
        _commission(layout, played.bet),
        _come_out(played),
        _winner(played),
    )
    return [sentence for sentence in sentences if sentence]


def _kind(played: Played) -> Callable[[Layout, Played], Rules]:
    """Tell by what rolls do to it which kind of bet this is."""
    bet, come_out = played.bet, played.by_point[None]
    if bet.base is not None:
        return bet_kinds.odds
    if any(isinstance(one, Counted) for one in come_out.values()):
        return bet_kinds.roller
    if any(isinstance(one, Counted) for decisions in played.by_point.values() for one in decisions.values()):
        return bet_kinds.shooter
    if any(isinstance(one, Move) for one in come_out.values()):
        return bet_kinds.come
    if any(decisions is not come_out for decisions in played.by_point.values()):
        return bet_kinds.line
    if bet.single_roll:
        return bet_kinds.next_roll
    return bet_kinds.hard_way if played.reads_pairs else bet_kinds.race


def _time(bet: Bet) -> str:
    if bet.base is not None:
        return ""
    sentences = {
        When.COME_OUT: translate("Player", "It takes chips only before a come-out roll."),
        When.POINT_SET: translate("Player", "It takes chips only while the puck is ON."),
        When.AFTER_SEVEN: translate("Player", "It takes chips only while nothing but a 7 has come since the last 7."),
        When.NEVER: translate("Player", "It takes no chips: bets only travel here."),
    }
    return sentences.get(bet.when, "")


def _lock(bet: Bet) -> str:
    if bet.lock is Lock.POINT_SET:
        return translate("Player", "Once the Point is set it stays as it is until the dice decide it.")
    return translate("Player", "It stays as it is until the dice decide it.") if bet.lock is Lock.ALWAYS else ""


def _parts(bet: Bet) -> str:
    if not bet.parts:
        return ""
    say = translate("Player", "The stake lies on {0} in equal parts; its pays are for the whole of it.")
    return say.format(all_of([part.partition("@")[2] for part in bet.parts]))


def _commission(layout: Layout, bet: Bet) -> str:
    commission = layout.house.commission
    if not bet.commission or commission is None:
        return ""
    basis = commission.buy_basis if bet.commission == "buy" else commission.lay_basis
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
    return sentences[commission.time, basis].format(percent(commission.rate, places=0))


def _come_out(played: Played) -> str:
    return translate("Player", "While the puck is OFF it stands still.") if played.off_on_come_out else ""


def _winner(played: Played) -> str:
    stays = any(way.stays for way in played.ways(None) if way.result == "win")
    return translate("Player", "A win is paid and the stake stays up.") if stays else ""
