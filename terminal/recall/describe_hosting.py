"""Describes the rounds of a shared table."""

from __future__ import annotations

from typing import NamedTuple

from drivers.ports.table import StationVerb
from terminal.cabinet import events as e
from terminal.recall.describe_rounds import VOID_REASONS
from terminal.recall.description import Describers, Description
from terminal.rules.refusal import Phrase
from terminal.rules.wording import phrase_of

STOPPED = {
    "paused": Phrase("it is paused"),
    "dice": Phrase("the dice cannot be thrown"),
    "staff": Phrase("the staff is at work, or a door is open"),
    "exchange": Phrase("it does not reach its stations"),
}
"""Why the table's clock stands, as the end of a sentence."""

VERBS: dict[StationVerb, Phrase] = {
    "ready": Phrase("seat {seat} is ready"),
    "roll": Phrase("seat {seat} throws"),
    "pass_dice": Phrase("seat {seat} passes the dice"),
    "take_dice": Phrase("seat {seat} takes the dice"),
    "puck_off": Phrase("seat {seat} wants the puck moved to OFF"),
    "chosen": Phrase("seat {seat} has chosen"),
}
"""What a station has said, as the end of a sentence."""


class _Seat(NamedTuple):
    seat: int


def _by(event: e.AtTable, phrase: Phrase) -> Phrase:
    """The phrase with the dealer at the console, where the event names one; a person of the staff is added later."""
    if event.dealer:
        return Phrase("{what}, by dealer {name}", what=phrase, name=event.dealer)
    return phrase


def _seats(event: e.TableSeatsChanged) -> Phrase:
    taken = ", ".join(str(one.seat) for one in event.seats)
    silent = ", ".join(str(one.seat) for one in event.seats if not one.heard)
    if not taken:
        return Phrase("No seat is taken")
    if silent:
        return Phrase("Seats {taken} are taken; not heard: {silent}", taken=taken, silent=silent)
    return Phrase("Seats {taken} are taken, and all are heard", taken=taken)


def _opened(event: e.TableRoundOpened) -> Phrase:
    number = event.round
    if event.count:
        return _by(event, Phrase("Round {number} follows the players' choice, without bets", number=number))
    if event.shooter is None:
        return _by(event, Phrase("Round {number}: betting is open, nobody shoots", number=number))
    return _by(event, Phrase("Round {number}: betting is open, seat {seat} shoots", number=number, seat=event.shooter))


def _last_call(event: e.TableLastCall) -> Phrase:
    return _by(event, Phrase("Round {number}: last bets are called", number=event.round))


def _closing(event: e.TableBetsClosing) -> Phrase:
    return _by(event, Phrase("Round {number}: no more bets", number=event.round))


def _sealed(event: e.TableSealsSeen) -> Phrase:
    seats = ", ".join(map(str, event.up))
    if not seats:
        return Phrase("Round {number}: no seat has bets up", number=event.round)
    return Phrase("Round {number}: bets are up at seats {seats}", number=event.round, seats=seats)


def _said(event: e.TableStationsSaid) -> Phrase:
    (seat, verb), *others = event.said
    phrase = Phrase("Round {number}: {what}", number=event.round, what=VERBS[verb].about(_Seat(seat)))
    for seat, verb in others:
        phrase = Phrase("{what}; {more}", what=phrase, more=VERBS[verb].about(_Seat(seat)))
    return phrase


def _not_thrown(event: e.TableRoundNotThrown) -> Phrase:
    if event.hand_over:
        return Phrase("Round {number} is over without a throw: the dice pass", number=event.round)
    return Phrase("Round {round} is over without a throw", round=event.round)


def _fixed(event: e.TableBetsFixed) -> Description:
    cents = sum(one.stake_cents for one in event.seals)
    versions = ", ".join(f"{one.seat}: {one.version}" for one in event.seals if one.stake_cents)
    if not versions:
        return Description(Phrase("Round {number}: no bets count", number=event.round))
    say = "Round {number}: these bets count, by seat and version: {seals}"
    if event.named:
        say = "Round {number}: main {main} is named, and these bets count, by seat and version: {seals}"
        main = sum(event.named.get("main", ()))
        return Description(Phrase(say, number=event.round, main=main, seals=versions), cents)
    phrase = Phrase(say, number=event.round, seals=versions)
    return Description(phrase, cents)


def _lie(event: e.TableDiceLie) -> Phrase:
    dice = "-".join(map(str, event.dice))
    if event.by == "generator":
        return Phrase("Round {number}: the generator has read {dice}", number=event.round, dice=dice)
    return _by(event, Phrase("Round {number}: {dice} was entered", number=event.round, dice=dice))


def _voided(event: e.TableThrowVoided) -> Phrase:
    why = VOID_REASONS[event.reason]
    phrase = Phrase("Round {number}: throw {throw} is void: {why}", number=event.round, throw=event.throw, why=why)
    if event.dice:
        dice = "-".join(map(str, event.dice))
        say = "Round {number}: throw {throw} is void, {dice} does not count: {why}"
        phrase = Phrase(say, number=event.round, throw=event.throw, dice=dice, why=why)
    if event.second is not None and event.who is None:
        phrase = Phrase("{what}; {name} agrees", what=phrase, name=event.second.name)
    return _by(event, phrase)


def _decided(event: e.TableRoundDecided) -> Phrase:
    dice = "-".join(map(str, event.dice))
    if event.by == "clock":
        return Phrase("Round {number}: {dice} counts as read, the dealer did not answer", number=event.round, dice=dice)
    return _by(event, Phrase("Round {number} is decided by {dice}", number=event.round, dice=dice))


def _shooter(event: e.TableShooterChosen) -> Phrase:
    if event.shooter is None:
        return Phrase("Round {number}: nobody takes the dice", number=event.round)
    return _by(event, Phrase("Round {number}: seat {seat} shoots", number=event.round, seat=event.shooter))


def _next_game(event: e.TableNextGameChosen) -> Phrase:
    if not event.sheet:
        return _by(event, Phrase("No other game comes next at the table"))
    return _by(event, Phrase("Sheet {sheet} comes next at the table, once no bets are up", sheet=event.sheet))


def _stopped(event: e.TableStopped) -> Phrase:
    return Phrase("The table stands still: {why}", why=STOPPED[event.why])


def _results(event: e.TableResultsNoted) -> Phrase:
    seats = ", ".join(f"{one.seat}" for one in event.results)
    return Phrase("Round {number}: results of seats {seats}", number=event.results[-1].round, seats=seats)


def _seat_stated(event: e.TableSeatStated) -> Description:
    if event.owed_cents is None:
        say = "What seat {seat} is owed is printed: cabinet {cabinet} has reported no result"
        return Description(Phrase(say, seat=event.seat, cabinet=event.cabinet))
    say = "What seat {seat} is owed is printed, for cabinet {cabinet}"
    return Description(Phrase(say, seat=event.seat, cabinet=event.cabinet), event.owed_cents)


def _seat_freeing(event: e.TableSeatFreeing) -> Description:
    phrase = Phrase(
        "Seat {seat} of cabinet {cabinet} is to be freed", seat=event.freed.seat, cabinet=event.freed.cabinet
    )
    return Description(phrase, event.owed_cents)


def _answered(event: e.TableDealerAnswered) -> Phrase:
    if event.refused:
        say = "Order {number} of dealer {name} is refused: {why}"
        why = event.refused if event.worded is None else phrase_of(event.worded)
        return Phrase(say, number=event.number, name=event.dealer, why=why)
    return Phrase("Order {number} of dealer {name} is carried out", number=event.number, name=event.dealer)


DESCRIBERS: Describers = {
    e.TableSeatsChanged: _seats,
    e.TableRoundOpened: _opened,
    e.TableLastCall: _last_call,
    e.TableBetsClosing: _closing,
    e.TableSealsSeen: _sealed,
    e.TableStationsSaid: _said,
    e.TableBetsCalled: Phrase("Round {round}: the last bets are in, or their time is over"),
    e.TableBetsFixed: _fixed,
    e.TableDiceLie: _lie,
    e.TableThrowVoided: _voided,
    e.TableRoundDecided: _decided,
    e.TableRoundNotThrown: _not_thrown,
    e.TableChoiceOpened: Phrase("Round {round}: players choose whether they risk their win"),
    e.TableShooterChosen: _shooter,
    e.TableNextGameChosen: _next_game,
    e.TableStopped: _stopped,
    e.TableGoesOn: Phrase("Round {round} goes on"),
    e.TablePaused: lambda event: _by(event, Phrase("The table is paused")),
    e.TableResumed: lambda event: _by(event, Phrase("The table goes on")),
    e.TableResultsNoted: _results,
    e.TableSeatStated: _seat_stated,
    e.TableSeatFreeing: _seat_freeing,
    e.TableSeatFreed: Phrase("Seat {seat} is free, and cabinet {cabinet} is refused from now on"),
    e.TableSeatNotFreed: Phrase("Seat {seat} is not freed: cabinet {cabinet} was back since its sum was printed"),
    e.TableDealerAnswered: _answered,
    e.TableDealerSilent: Phrase("The dealer does not answer"),
}
