"""Describes bets, dice and what a roll did to each bet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terminal.cabinet import events as e
from terminal.cabinet.meters import won_by
from terminal.recall.bets import amounts, title
from terminal.recall.description import Description
from terminal.rules.facts import asked_by, change_of, declines, travels_of
from terminal.rules.kind import Change
from terminal.rules.refusal import Button, Cents, Phrase, Value, said
from terminal.rules.resolution import Resolution
from terminal.rules.tables import AnyChange, AnyRoll, resolved_by


def _moved(event: e.BetsMoved) -> Description:
    record = event.record
    if asked := asked_by(record):
        phrase = Phrase("A commission is asked for: {bets}", bets=amounts(asked.commissions))
        return Description(phrase, sum(cents for _, cents in asked.commissions))
    if declines(record):
        return Description(Phrase("The commission was declined"))
    change = change_of(record)
    if change is None:
        return Description(Phrase("A decision at the table: {what}", what=type(record).__name__))
    return Description(_changed(change), sum(cents for _, cents in (*change.changes, *change.commissions)) or None)


def _changed(change: Change) -> Phrase:
    up = [(bet, cents) for bet, cents in change.changes if cents > 0]
    down = [(bet, cents) for bet, cents in change.changes if cents < 0]
    parts: list[Value] = []
    if up:
        parts.append(Phrase("put up {bets}", bets=amounts(up)))
    if down:
        parts.append(Phrase("taken down {bets}", bets=amounts(down)))
    if paid := [(bet, cents) for bet, cents in change.commissions if cents > 0]:
        parts.append(Phrase("commission paid {bets}", bets=amounts(paid)))
    if back := [(bet, cents) for bet, cents in change.commissions if cents < 0]:
        parts.append(Phrase("commission back {bets}", bets=amounts(back)))
    if change.off is not None:
        parts.append(_switched(change.off))
    return Phrase("{verb}: {what}", verb=_verb(change.verb), what=tuple(parts))


VERBS = {
    "place": "Bet",
    "remove": "Removed",
    "clear_last": "Clear last",
    "clear_all": "Clear all",
    "transfer": "Transfer",
    "press": "Press",
    "set_bets": "Bets switched",
    "puck_off": "Puck moved by hand",
}
"""The names of some changes; the others have the names of their buttons."""


def _verb(verb: str) -> Value:
    return Phrase(VERBS[verb]) if verb in VERBS else Button(verb.title())


def _switched(off: tuple[str, ...]) -> Phrase:
    if off:
        return Phrase("switched off {groups}", groups=tuple(group.replace("_", " ") for group in off))
    return Phrase("all bets are on")


def _called(event: e.DiceCalled) -> Description:
    return Description(Phrase("No more bets: the dice are called for throw {number}", number=event.throw))


def _settled(event: e.DiceSettled) -> Description:
    record = event.record
    dice = "-".join(map(str, record.dice))
    phrase = Phrase("The dice show {dice}: {total}", dice=dice, total=sum(record.dice))
    return Description(phrase, won_by(record) or None)


def _voided(event: e.ThrowVoided) -> Description:
    if event.again is None:
        return Description(
            Phrase("The throw does not count: {why}; the dice are to be called anew", why=said(event.reason))
        )
    return Description(Phrase("The throw does not count: {why}; the dice are thrown again", why=said(event.reason)))


def _chosen(event: e.GameChosen) -> Description:
    return Description(Phrase("Another game is chosen: sheet {sheet}", sheet=event.sheet))


def _opened(event: e.BettingOpened) -> Description:
    del event
    return Description(Phrase("A betting time begins"))


def _auto_repeat_started(event: e.AutoRepeatStarted) -> Description:
    del event
    return Description(Phrase("Auto Repeat begins"))


AUTO_REPEAT_ENDS = {
    "touch": "Auto Repeat ends: the player has touched the table",
    "bets": "Auto Repeat ends: the bets could not be put up again",
    "dice": "Auto Repeat ends: the dice could not be called",
}


def _auto_repeat_ended(event: e.AutoRepeatEnded) -> Description:
    return Description(Phrase(AUTO_REPEAT_ENDS[event.by]))


REPEAT_STEPS = {
    "bets": "The bets are to be put up again by themselves",
    "dice": "The dice are to be called by themselves",
}


def _repeat_planned(event: e.RepeatPlanned) -> Description:
    return Description(Phrase(REPEAT_STEPS[event.step]))


def _not_repeated(event: e.BetsNotRepeated) -> Description:
    del event
    return Description(Phrase("The bets were not put up again by themselves"))


def decisions(record: AnyChange | AnyRoll) -> list[Description]:
    """What a roll did to each bet that it decided or moved, one after the other."""
    told = [_decided(one) for one in resolved_by(record)]
    for move in travels_of(record):
        phrase = Phrase("{bet} moves to {field}", bet=title(move.bet_from), field=title(move.bet_to))
        told.append(Description(phrase, move.amount_cents))
    return told


def bets_of(event: e.AnyEvent) -> list[str]:
    """The names of the bets of an event."""
    if not isinstance(event, e.BetsMoved | e.DiceSettled):
        return []
    change = asked_by(event.record) or change_of(event.record)
    changed = [bet for bet, _ in change.changes] if change else []
    return changed + [one.bet for one in resolved_by(event.record)]


def _decided(one: Resolution) -> Description:
    bet, stake = title(one.bet), Cents(one.stake_cents)
    match one.result:
        case "win" if one.stays:
            phrase = Phrase("{bet} {stake} wins {pay} and stays up", bet=bet, stake=stake, pay=Cents(one.profit_cents))
            return Description(phrase, one.profit_cents)
        case "win":
            phrase = Phrase("{bet} {stake} wins {pay}", bet=bet, stake=stake, pay=Cents(one.profit_cents))
            return Description(phrase, one.profit_cents)
        case "lose":
            return Description(Phrase("{bet} {stake} loses", bet=bet, stake=stake), -one.stake_cents)
        case "push":
            return Description(Phrase("{bet} {stake} is a stand-off", bet=bet, stake=stake))
    return Description(Phrase("{bet} {stake} goes back", bet=bet, stake=stake))


DESCRIBERS: Mapping[type[e.AnyEvent], Callable[[Any], Description]] = {
    e.BetsMoved: _moved,
    e.DiceCalled: _called,
    e.DiceSettled: _settled,
    e.ThrowVoided: _voided,
    e.BettingOpened: _opened,
    e.AutoRepeatStarted: _auto_repeat_started,
    e.AutoRepeatEnded: _auto_repeat_ended,
    e.RepeatPlanned: _repeat_planned,
    e.BetsNotRepeated: _not_repeated,
    e.GameChosen: _chosen,
}
