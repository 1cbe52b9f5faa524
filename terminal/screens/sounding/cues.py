"""The sounds of events. A roll has sounds twice: as the dice are thrown, and for the win when they have landed."""

from __future__ import annotations

from terminal.cabinet.events import (
    AttendantCalled,
    BetsMoved,
    BettingPaused,
    BillCredited,
    BillRejected,
    BillSeen,
    BillSettled,
    ChoiceMade,
    CreditGiven,
    DiceCalled,
    DiceSeen,
    DiceSettled,
    DoorsOpenedUnseen,
    Event,
    InputsChanged,
    OptionSet,
    RoundShown,
    ThrowVoided,
    TicketInAnswered,
    TicketInCredited,
    TicketInSeen,
    TicketIssued,
    TicketSettled,
)
from terminal.cabinet.meters import won_by
from terminal.cabinet.state import State
from terminal.common.sounds import SHAKES, Sound
from terminal.rules.games import kind_of
from terminal.rules.tables import AnyChange, AnyRoll

GOOD_TIMES = 5
"""A good win is at least this multiple of the total bet."""
BIG_TIMES = 20

DOOR_ALARM: Sound = "door-alarm"

VERBS: dict[str, Sound] = {
    "double": "double",
    "press": "double",
    "repeat": "repeat",
    "put_up": "repeat",
    "across": "across",
    "inside": "across",
    "outside": "across",
    "puck_off": "puck",
}
"""The actions with a sound of their own; any other has that of a chip placed or removed."""

OWN: dict[str, dict[Sound, Sound]] = {"hazard": {"shake": "box", "throw": "cast"}}
"""What sounds different in a game, by its family."""


def cues(before: State | None, after: State, events: tuple[Event, ...]) -> tuple[Sound, ...]:
    """The sounds of these events in their order, each once; without events, the continuous sound of the state."""
    if before is None:
        continuous: dict[Sound, bool] = {
            DOOR_ALARM: bool(after.machine.doors_open),
            _of_game("shake", after): shaken(after),
        }
        return tuple(sound for sound, is_heard in continuous.items() if is_heard)
    found = [sound for event in events for sound in _cues_of(event, before) if sound not in SHAKES or shaken(after)]
    settled = any(isinstance(event, DiceSettled | DiceSeen) for event in events)
    if not settled and before.felt.point != after.felt.point:
        found.append("puck")
    return tuple(dict.fromkeys(found))


def landed_cues(state: State) -> tuple[Sound, ...]:
    """The sounds of the last roll once its dice have landed: win or loss, and the puck if it moves."""
    if not state.results.rolls:
        return ()
    roll = state.results.rolls[-1]
    event = kind_of(roll.record).event_of(roll.record)
    found: list[Sound] = []
    resolved = kind_of(roll.record).resolved_by(roll.record)
    if state.results.last_win_cents and (resolved or not state.is_station):
        win = _win(state.results.last_win_cents, state.results.last_bet_cents)
        is_main = win == "win-big" and _is_fourth(roll.record)
        found.append("main-win" if is_main else "nick" if event == "nick" else win)
    elif any(one.result == "lose" for one in resolved):
        found.append("out" if event == "out" else "loss")
    if roll.point_before != roll.point_after:
        found.append("puck")
    if state.felt.waits_for == "choice":
        found.append("commission")  # the question's sound
    return tuple(found)


def shaken(state: State) -> bool:
    """The dice are in the cup, or in the box: that is heard then, and at no other time.

    Those of a shared table are for each of its stations, whether or not its player has a bet.
    """
    if state.is_station:
        shown = state.at_table.shown
        return shown is not None and shown.phase == "rolling" and not shown.stopped
    return state.dice.throw is not None and state.rounds.phase not in ("closed", "shown")


def _of_game(sound: Sound, state: State) -> Sound:
    """The same in the game that is played, where it has a sound of its own."""
    return OWN.get(kind_of(state.table).family, {}).get(sound, sound)


def _is_fourth(record: AnyRoll) -> bool:
    """One die was thrown alone, in a game that throws more."""
    return len(record.dice) < kind_of(record).dice_counts[-1]


def _win(win_cents: int, bet_cents: int) -> Sound:
    if win_cents >= BIG_TIMES * bet_cents:
        return "win-big"
    return "win-good" if win_cents >= GOOD_TIMES * bet_cents else "win-small"


def _cues_of(event: Event, before: State) -> tuple[Sound, ...]:
    match event:
        case BetsMoved(record=record):
            return _chips(record)
        case ChoiceMade(record=record):
            won_cents = won_by(record)
            return (_win(won_cents, before.bet_cents),) if won_cents else ("tap",)
        case DiceCalled():
            shake = _of_game("shake", before)
            return (shake,) if before.visit.betting_closes_ms is None else ("closed", shake)
        case BettingPaused(phase="closed"):
            return ("closed",)
        case RoundShown(shown=shown) if shown.revision == 0 and shown.phase == "closing":
            return ("closed",)
        case RoundShown(shown=shown) if shown.phase == "rolling":
            return (_of_game("shake", before),)
        case DiceSeen():
            return (_of_game("throw", before),)
        case DiceSettled(record=record):
            return ("fourth",) if _is_fourth(record) else (_of_game("throw", before),)
        case ThrowVoided(again=None):
            return ("refusal",)
        case OptionSet(name="volume"):
            return ("chip",)  # so that a change of volume is heard at once
        case _:
            return _service(event, before)


def _service(event: Event, before: State) -> tuple[Sound, ...]:
    """Money, people and doors."""
    match event:
        case InputsChanged(doors_open=doors) if set(doors) - set(before.machine.doors_open):
            return (DOOR_ALARM,)
        case DoorsOpenedUnseen():
            return (DOOR_ALARM,)
        case BillSettled(credited_cents=0) | TicketSettled(returned_cents=0):
            return ()
        case BillCredited() | BillSettled() | CreditGiven() | TicketInCredited() | TicketSettled():
            return ("bill",)
        case BillSeen(fate="return") | BillRejected():
            return ("refusal",)
        case TicketInSeen(why=why) | TicketInAnswered(why=why) if why:
            return ("refusal",)
        case TicketIssued():
            return ("ticket",)
        case AttendantCalled(on=True):
            return ("attendant",)
    return ()


def _chips(record: AnyChange) -> tuple[Sound, ...]:
    if kind_of(record).asked_by(record) is not None:
        return ("commission",)
    change = kind_of(record).change_of(record)
    if change is None:
        return ("tap",)
    if change.verb in VERBS:
        return (VERBS[change.verb],)
    if not change.changes:
        return ("tap",)
    return ("take-down",) if sum(cents for _, cents in change.changes) < 0 else ("chip",)
