"""What consoles and displays show of a shared table beside its round. Nothing is decided by it."""

from __future__ import annotations

from drivers.ports.message import Message, message
from drivers.ports.table import StationVerb
from drivers.ports.table_board import (
    BoardDice,
    BoardGame,
    BoardGames,
    BoardSeal,
    BoardSeat,
    BoardVerbs,
    DealerVerb,
    SecondPerson,
    TableBoard,
)
from terminal.cabinet import commands as c
from terminal.cabinet.commands import Instant
from terminal.cabinet.hosting import next_game, shooting, verbs
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.cabinet.questions import Questions
from terminal.cabinet.shown_table import recent_dice, shown_hand, shown_limits, shown_mode, shown_throws
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import TABLE_DEVICES
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal

CONSOLE = "-"
"""The dealer of a console who is asked for, whoever it is."""


def shown_board(terms: Questions, state: State) -> TableBoard:
    """The board of this state."""
    game, hosting = terms.game_of(state), state.hosting
    following = shooting.next_shooter(game, terms.profile, hosting)
    return TableBoard(
        mode=shown_mode(terms, state),
        verbs=shown_verbs(terms, state),
        dice=_dice(terms, state),
        said=_said(state),
        seals=_seals(state),
        seats=_seats(terms, state),
        shooter=shown_hand(state.results, hosting.shooter or 0, following or 0),
        limits=shown_limits(game),
        history=shown_throws(state.results),
        recent=tuple(recent_dice(state.results)),
        fault=_faults(state),
        games=_games(terms, state),
    )


def _games(terms: Questions, state: State) -> BoardGames:
    game = next_game.following(terms, state)
    offered = tuple(_named(one) for one in terms.games.values())
    if game is None:
        return BoardGames(offered)
    return BoardGames(offered, _named(game), next_game.waited_for(terms.game_of(state), state.hosting))


def _named(game: AnyGame) -> BoardGame:
    return BoardGame(game.sheet, game.title)


def _dice(terms: Questions, state: State) -> BoardDice:
    lying = state.hosting.dice
    if lying is None:
        return BoardDice()
    return BoardDice(lying.dice, lying.read, lying.dealer, another=terms.profile.two_for_dice)


def _said(state: State) -> dict[int, tuple[StationVerb, ...]]:
    said: dict[int, tuple[StationVerb, ...]] = {}
    for seat, verb in state.hosting.said:
        said[seat] = (*said.get(seat, ()), verb)
    return said


def _seals(state: State) -> dict[int, BoardSeal]:
    """The bets that count, once they are fixed. Until then the seals are in the exchange, and change with each chip."""
    if state.hosting.accepted is None:
        return {}
    return {one.seat: BoardSeal(one.stake_cents, one.final, one.bets) for one in state.hosting.bets}


def _seats(terms: Questions, state: State) -> tuple[BoardSeat, ...]:
    game, hosting = terms.game_of(state), state.hosting
    return tuple(
        BoardSeat(one.seat, one.cabinet, one.heard, verbs.may_be_chosen(game, terms.profile, hosting, one.seat))
        for one in hosting.seats
    )


def _faults(state: State) -> tuple[Message, ...]:
    """What stops the table, and what its devices say of it."""
    hosting = state.hosting
    if not hosting.stopped:
        return ()
    says = [STOPPED[hosting.stopped]]
    if hosting.in_vain:
        says.append(message("table.in_vain"))
    for name in TABLE_DEVICES:
        device = state.machine.device(name)
        if device.faulty and isinstance(device.say, Message):
            says.append(device.say)
    return tuple(says)


STOPPED: dict[str, Message] = {
    "exchange": message("table.no_stations"),
    "staff": message("table.staff"),
    "dice": message("table.no_dice"),
    "paused": message("table.paused"),
}
"""The message of each reason for which a table stands."""


# What the dealer may order
# ----------------------------------------------------------------------------------------------------------------------


def shown_verbs(terms: Questions, state: State) -> BoardVerbs:
    """Each order that would be carried out now, with the round that it has to name, as `decide` would allow it."""
    hosting = state.hosting
    found = {word: _refusal(terms, state, order) for word, order in _orders(terms, state).items()}
    allowed = {word: _number(state, word) for word, code in found.items() if code in ("", SECOND_PERSON)}
    phase = "" if hosting.shown is None else hosting.shown.phase
    return BoardVerbs(
        "shown" if hosting.dice is not None else phase,
        allowed,
        _second(terms, state, found),
        hosting.silent,
        hosting.throw_of_round,
    )


def _number(state: State, word: DealerVerb) -> int:
    return state.hosting.rounds + (word == "open_betting")


def _orders(terms: Questions, state: State) -> dict[DealerVerb, c.Dealing]:
    """One order of each kind, which is allowed if any of its kind is."""
    hosting, game = state.hosting, terms.game_of(state)
    number = hosting.rounds
    orders: dict[DealerVerb, c.Dealing] = {
        "open_betting": c.OpenBetting(number + 1, CONSOLE),
        "last_call": c.LastCall(number, CONSOLE),
        "no_more_bets": c.NoMoreBets(number, CONSOLE),
        "throw": c.OrderThrow(number, CONSOLE),
        "enter_dice": c.EnterDice(number, (1,) * (hosting.count or game.dice_count(state.table)), CONSOLE),
        "confirm_dice": c.ConfirmDice(number, () if hosting.dice is None else hosting.dice.dice, CONSOLE),
        "void_throw": c.VoidThrow(number, "other", CONSOLE),
        "pause": c.PauseTable(number, CONSOLE),
        "resume": c.ResumeTable(number, CONSOLE),
    }
    others = (one.seat for one in hosting.seats if one.seat != hosting.shooter)
    seat = next((one for one in others if verbs.may_be_chosen(game, terms.profile, hosting, one)), None)
    if seat is not None:
        orders["choose_shooter"] = c.ChooseShooter(number, seat, CONSOLE)
    for one in terms.games.values():  # one that the dice can be thrown for, or the one that is played
        order = c.ChooseNextGame(number, one.sheet, CONSOLE)
        if (one is not game or hosting.next_sheet) and not _refusal(terms, state, order):
            orders["next_game"] = order
    return orders


def _refusal(terms: Questions, state: State, order: c.Dealing) -> str:
    """The code with which the order would be refused; empty if it would be carried out."""
    try:
        verbs.by_dealer(terms, state, order, Instant(0))
    except Refusal as refusal:
        return refusal.code
    return ""


def _second(terms: Questions, state: State, found: dict[DealerVerb, str]) -> SecondPerson:
    if found["void_throw"] not in ("", SECOND_PERSON) or not verbs.needs_second(terms.profile, state.hosting):
        return ""
    return "needed" if found["void_throw"] == SECOND_PERSON else "here"
