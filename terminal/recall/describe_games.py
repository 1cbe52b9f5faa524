"""Describes bets, dice and what a roll did to each bet."""

from __future__ import annotations

from terminal.cabinet import events as e
from terminal.cabinet.meters import won_by
from terminal.recall.bets import amounts, title
from terminal.recall.describe_players import short
from terminal.recall.description import Describers, Description
from terminal.rules.games import kind_of
from terminal.rules.kind import Change
from terminal.rules.refusal import Button, Cents, Phrase, Value, said
from terminal.rules.resolution import Resolution
from terminal.rules.tables import AnyChange, AnyRoll


def _moved(event: e.BetsMoved) -> Phrase | Description:
    record, kind = event.record, kind_of(event.record)
    if asked := kind.asked_by(record):
        phrase = Phrase("A commission is asked for: {bets}", bets=amounts(asked.commissions))
        return Description(phrase, sum(cents for _, cents in asked.commissions))
    if kind.declines(record):
        return Phrase("The commission was declined")
    change = kind.change_of(record)
    if kind.closes_bets(record):
        return Phrase("No more bets")
    said_of = kind.said_of(record)
    if said_of is not None:
        return said_of
    if change is None:
        return Phrase("A decision at the table: {what}", what=type(record).__name__)
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
    "put_up": "All at once",
    "late": "Too late",
    "back": "The dice pass",
}
"""The names of some changes; the others have the names of their buttons."""


def _verb(verb: str) -> Value:
    return Phrase(VERBS[verb]) if verb in VERBS else Button(verb.title())


def _switched(off: tuple[str, ...]) -> Phrase:
    if off:
        return Phrase("switched off {groups}", groups=tuple(group.replace("_", " ") for group in off))
    return Phrase("all bets are on")


CHOICES = {
    "big_shot/take": "Three hits: the win is taken",
    "big_shot/risk": "Three hits: the BIG SHOT is risked",
    "hazard_dice/pass": "The dice are passed, and the bank is taken",
    "hazard_dice/keep": "The dice are kept, and the bank rides",
    "hazard_fade/pass": "The bank of the house is not covered",
    "hazard_fade/cover": "The bank of the house is covered",
}
"""What was chosen, by the choice and its alternative, for every choice that a game leaves."""


def choice_title(choice: str, chosen: str) -> Phrase:
    """What it means to choose this alternative."""
    return Phrase(CHOICES[f"{choice}/{chosen}"])


def _chosen(event: e.ChoiceMade) -> Description:
    """Describe it with what it has won, and say so if the cabinet has chosen."""
    phrase = choice_title(event.choice, event.chosen)
    if event.by == "clock":
        phrase = Phrase("{choice}, because the time was over", choice=phrase)
    return Description(phrase, won_by(event.record) or None)


def _called(event: e.DiceCalled) -> Phrase:
    return Phrase("No more bets: the dice are called for throw {number}", number=event.throw)


def _settled(event: e.DiceSettled) -> Description:
    record = event.record
    dice = "-".join(map(str, record.dice))
    if len(record.dice) == 2:
        phrase = Phrase("The dice show {dice}: {total}", dice=dice, total=sum(record.dice))
    elif len(record.dice) == 1:
        phrase = Phrase("The fourth die shows {die}", die=record.dice[0])
    else:
        phrase = Phrase("The dice show {dice}", dice=dice)
    return Description(phrase, won_by(record) or None)


def _voided(event: e.ThrowVoided) -> Phrase:
    if event.again is None:
        return Phrase("The throw does not count: {why}; the dice have to be called again", why=said(event.reason))
    return Phrase("The throw does not count: {why}; the dice are thrown again", why=said(event.reason))


def _paused(event: e.BettingPaused) -> Phrase:
    if event.phase == "closed":
        return Phrase("Bets are closed; the dice are thrown at the end of this time")
    return Phrase("The result is shown; then the next betting time begins")


AUTO_REPEAT_ENDS = {
    "touch": "Auto Repeat ends: the player has touched the table",
    "reality_check": "Auto Repeat ends: a reality check is due",
    "limit": "Auto Repeat ends: a limit of the player is reached",
    "break": "Auto Repeat ends: a break in play begins",
    "choice": "Auto Repeat ends: the player has to choose",
    "bets": "Auto Repeat ends: the bets could not be put up again",
    "dice": "Auto Repeat ends: the dice could not be called",
}


def _auto_repeat_ended(event: e.AutoRepeatEnded) -> Phrase:
    return Phrase(AUTO_REPEAT_ENDS[event.by])


REPEAT_STEPS = {
    "bets": "The bets are to be put up again by themselves",
    "dice": "The dice are to be called by themselves",
}


def _repeat_planned(event: e.RepeatPlanned) -> Phrase:
    return Phrase(REPEAT_STEPS[event.step])


def decisions(record: AnyChange | AnyRoll) -> list[Description]:
    """What a roll did to each bet that it decided or moved, one after the other."""
    kind = kind_of(record)
    found = [_decided(one) for one in kind.resolved_by(record)]
    for move in kind.travels_of(record):
        phrase = Phrase("{bet} moves to {field}", bet=title(move.bet_from), field=title(move.bet_to))
        found.append(Description(phrase, move.amount_cents))
    return found


def bets_of(event: e.Event) -> list[str]:
    """The names of the bets of an event."""
    if not isinstance(event, e.BetsMoved | e.ChoiceMade | e.DiceSettled):
        return []
    record, kind = event.record, kind_of(event.record)
    change = kind.asked_by(record) or kind.change_of(record)
    changed = [bet for bet, _ in change.changes] if change else []
    return changed + [one.bet for one in kind.resolved_by(record)]


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


FELTS = {
    "favourite": "The saved felt {name} is put up",
    "strategy": "The strategy {name} is put up",
}


def _felt_put_up(event: e.FeltPutUp) -> Phrase:
    return Phrase(FELTS[event.what], name=event.name)


def _favourite_saved(event: e.FavouriteSaved) -> Phrase:
    bets = amounts(tuple(event.stakes.items()))
    if not event.card:
        return Phrase("The player saves the felt as {name}: {bets}", name=event.name, bets=bets)
    text = "The player of card {card} saves the felt as {name}: {bets}"
    return Phrase(text, card=short(event.card), name=event.name, bets=bets)


def _favourite_forgotten(event: e.FavouriteForgotten) -> Phrase:
    if not event.card:
        return Phrase("The player forgets the saved felt {name}", name=event.name)
    text = "The player of card {card} forgets the saved felt {name}"
    return Phrase(text, card=short(event.card), name=event.name)


DESCRIBERS: Describers = {
    e.FavouriteSaved: _favourite_saved,
    e.FavouriteForgotten: _favourite_forgotten,
    e.FeltPutUp: _felt_put_up,
    e.BetsMoved: _moved,
    e.ChoiceOpened: Phrase("The player has to choose"),
    e.ChoiceMade: _chosen,
    e.DiceCalled: _called,
    e.DiceSettled: _settled,
    e.ThrowVoided: _voided,
    e.BettingOpened: Phrase("A betting time begins"),
    e.BettingPaused: _paused,
    e.AutoRepeatStarted: Phrase("Auto Repeat begins"),
    e.AutoRepeatEnded: _auto_repeat_ended,
    e.RepeatPlanned: _repeat_planned,
    e.BetsNotRepeated: Phrase("The bets were not put up again by themselves"),
    e.GameChosen: Phrase("Another game is chosen: sheet {sheet}"),
}
