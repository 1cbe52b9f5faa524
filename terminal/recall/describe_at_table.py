"""Describes what a station of a shared table has seen of its rounds, and what it did there."""

from __future__ import annotations

from drivers.ports.table import StationVerb
from terminal.cabinet import events as e
from terminal.cabinet.at_table.comparing import WORDS
from terminal.recall.bets import amounts
from terminal.recall.describe_games import choice_title
from terminal.recall.description import Describers, Description
from terminal.rules.games import kind_of
from terminal.rules.refusal import Phrase, Value

MINUTE_MS = 60_000

PHASES = {
    "open": Phrase("betting is open"),
    "hurry": Phrase("last bets"),
    "closing": Phrase("the betting time is over"),
    "closed": Phrase("the bets that count are fixed"),
    "rolling": Phrase("the dice are thrown"),
    "decided": Phrase("the dice count"),
    "choice": Phrase("the players choose"),
}
"""The phases of a round, after its number."""

STOPPED = {
    "paused": Phrase("paused"),
    "dice": Phrase("the dice are checked"),
    "staff": Phrase("the staff is at work"),
}
"""Why the table goes no further."""

SAID: dict[StationVerb, Phrase] = {
    "ready": Phrase("The player is ready for the roll"),
    "roll": Phrase("The shooter throws"),
    "pass_dice": Phrase("The shooter passes the dice"),
    "take_dice": Phrase("The player wants the dice"),
    "puck_off": Phrase("The shooter wants the puck moved to OFF"),
    "chosen": Phrase("The player has chosen"),
}


def _shown(event: e.RoundShown) -> Phrase:
    shown = event.shown
    phase = Phrase("Round {number}: {phase}", number=shown.number, phase=PHASES[shown.phase])
    if shown.stopped:
        return Phrase("{phase}; the table is stopped: {why}", phase=phase, why=STOPPED[shown.stopped])
    if shown.shooter is not None:
        phase = Phrase("{phase}; seat {seat} shoots", phase=phase, seat=shown.shooter)
    minutes = (event.at_ms - shown.began_ms) // MINUTE_MS if shown.began_ms and not shown.revision else 0
    if minutes > 0:  # less may be the difference of two clocks
        return Phrase("{phase}; at the table {minutes} minutes before", phase=phase, minutes=minutes)
    return phase


MAIN = "main"
"""The mark of a hand of Hazard."""


def _puck_followed(event: e.PuckFollowed) -> Phrase:
    if MAIN in event.marks:
        main, chance = (str(sum(event.marks.get(name, ()))) for name in (MAIN, "chance"))
        if chance != "0":
            say = "Round {number}: the table plays main {main} and chance {chance}"
            return Phrase(say, number=event.round, main=main, chance=chance)
        if main != "0":
            return Phrase("Round {number}: the table plays main {main}", number=event.round, main=main)
        return Phrase("Round {number}: the table throws for the main", number=event.round)
    if event.point:
        return Phrase("Round {number}: the table's puck is ON {point}", number=event.round, point=event.point)
    return Phrase("Round {number}: the table's puck is OFF", number=event.round)


def _sealed(event: e.BetsSealed) -> Description:
    if event.final:
        phrase = Phrase("Round {number}: the last bets are sealed as version {version}", **_of(event))
    else:
        phrase = Phrase("Round {number}: the bets are sealed as version {version}", **_of(event))
    return Description(phrase, event.stake_cents)


def _choice_wanted(event: e.ChoiceWanted) -> Phrase:
    return Phrase("The player wants this: {choice}", choice=choice_title(event.choice, event.chosen))


def _answered(event: e.SealAnswered) -> Phrase:
    if event.answer == "sealed":
        return Phrase("Round {number}: the table has version {version}", **_of(event))
    return Phrase("Round {number}: version {version} came too late", **_of(event))


def _restored(event: e.BetsRestored) -> Description:
    """Which chips came too late, and which were taken down too late."""
    change = kind_of(event.record).change_of(event.record)
    changes = () if change is None else change.changes
    back = [(bet, -cents) for bet, cents in changes if cents < 0]
    again = [(bet, cents) for bet, cents in changes if cents > 0]
    parts: list[Value] = []
    if back:
        parts.append(Phrase("too late and back in the credit {bets}", bets=amounts(back)))
    if again:
        parts.append(Phrase("taken down too late and up again {bets}", bets=amounts(again)))
    if event.version:
        counts = Phrase("Round {number}: version {version} of the bets counts", **_of(event))
    else:
        counts = Phrase("Round {number}: the bets of the round before stand", number=event.round)
    phrase = Phrase("{counts}: {what}", counts=counts, what=tuple(parts)) if parts else counts
    return Description(phrase, sum(cents for _, cents in changes) or None)


def _of(event: e.BetsSealed | e.SealAnswered | e.BetsRestored) -> dict[str, int]:
    return {"number": event.round, "version": event.version}


def _dice_seen(event: e.DiceSeen) -> Phrase:
    dice = "-".join(map(str, event.dice))
    return Phrase("Round {number}: the dice show {dice}; no bet was up here", number=event.round, dice=dice)


def _said(event: e.StationSaid) -> Phrase:
    return Phrase("Round {number}: {what}", number=event.round, what=SAID[event.verb])


def _disagreed(event: e.TableDisagreed) -> Phrase:
    return Phrase(
        "Round {number}: this station and the table disagree ({what}): here {here}, there {there}",
        number=event.shown.number,
        what=WORDS[event.what],
        here=event.here or "-",
        there=event.there or "-",
    )


def _voided(event: e.SeatVoided) -> Description:
    phrase = Phrase(
        "Round {number}: the bets at this seat are void ({what}): here {here}, there {there}",
        number=event.round,
        what=WORDS[event.what],
        here=event.here or "-",
        there=event.there or "-",
    )
    if event.second is not None and event.who is None:
        phrase = Phrase("{what}; {name} agrees", what=phrase, name=event.second.name)
    return Description(phrase, event.back_cents)


DESCRIBERS: Describers = {
    e.StationSeated: Phrase("The station has seat {seat} at the table; round {applied_round} was the last one"),
    e.StationUnseated: Phrase("The station has left seat {seat}"),
    e.RoundShown: _shown,
    e.PuckFollowed: _puck_followed,
    e.ChoiceWanted: _choice_wanted,
    e.BettingOver: Phrase("Round {round}: no more bets here, the time is over"),
    e.BetsSealed: _sealed,
    e.SealAnswered: _answered,
    e.BetsRestored: _restored,
    e.DiceSeen: _dice_seen,
    e.RoundNotThrown: Phrase("Round {round} is over without a throw"),
    e.StationSaid: _said,
    e.ResultReported: Phrase("The table has noted the result of round {round}"),
    e.TableDisagreed: _disagreed,
    e.TableCompared: Phrase("Round {round}: this station and the table are compared again"),
    e.SeatVoided: _voided,
    e.SeatRoundPassed: Phrase("Round {round} is decided at the table, without this seat"),
}
