"""Folds cards, log-ins, and what is remembered of players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.favourite import Favourite
from terminal.cabinet.players.figures import figures_at
from terminal.cabinet.players.player import REMEMBERED, CardToday, Player
from terminal.cabinet.state import State
from terminal.cabinet.state.players import MAX_LIMITS, LoggedIn, Players
from terminal.common.local_time import DAY_MS


def remembered(before: State, after: State, event: e.Event) -> State:
    """The state after the event, with an option of the player who is logged in remembered, and the day's end."""
    if isinstance(event, e.GamingDayBegan) and after.players.today and not _goes_on(before, event):
        return _with(after, replace(after.players, today=()))
    if not isinstance(event, e.OptionSet) or event.name not in REMEMBERED:
        return after
    player = before.players.here_known
    if player is None:
        return after
    others = {name: value for name, value in player.options.items() if name != event.name}
    options = others if event.default else others | {event.name: event.value}
    return _changed(after, player.card, options=options)


def _goes_on(before: State, event: e.GamingDayBegan) -> bool:
    """It is the first day of a journal that a RAM clear began lately: the day that was cut in two goes on."""
    cleared = before.ram_clear.before
    return before.accounting.day is None and cleared is not None and event.at_ms - cleared.at_ms < DAY_MS


def delays_later(state: State, ms: int) -> State:
    """The state in which delays end this much later by the clock, and log-ins began later: it was set by as much."""
    players = state.players
    known = tuple(replace(one, until_ms=one.until_ms + ms) if one.until_ms else one for one in players.known)
    here = players.here
    if here is not None:
        began = replace(here.began, played_ms=here.began.played_ms + ms)
        here = replace(here, since_ms=here.since_ms + ms, began=began)
    if here is players.here and known == players.known:
        return state
    return _with(state, replace(players, known=known, here=here))


def _card_seen(state: State, event: e.CardSeen) -> State:
    players = state.players
    if event.stays:
        players = replace(players, in_slot=event.card)
    if event.asks_pin:
        players = replace(players, asks="pin", asked=event.card)
    elif players.asks == "pin":
        players = replace(players, asks="", asked="")
    return _with(state, players)


def _card_taken(state: State, event: e.CardTaken) -> State:
    del event
    players = replace(state.players, in_slot="")
    if players.asks == "pin":
        players = replace(players, asks="", asked="")
    return _with(state, players)


def _card_refused(state: State, event: e.CardRefused) -> State:
    """The event is only a record: it changes no state."""
    del event
    return state


def _set_aside(state: State, event: e.CardSetAside) -> State:
    del event
    return _with(state, replace(state.players, asks="", asked=""))


def _pin_mistaken(state: State, event: e.CardPinMistaken) -> State:
    player = state.players.player(event.card)
    assert player is not None, "a PIN was refused for a card that is not known"
    failures = player.failures + 1
    state = _changed(state, event.card, failures=failures, until_ms=event.until_ms, blocked=event.blocked)
    return _with(state, replace(state.players, asks="", asked="")) if event.blocked else state


def _unblocked(state: State, event: e.CardUnblocked) -> State:
    return _changed(state, event.card, failures=0, until_ms=0, blocked=False)


def _logged_in(state: State, event: e.PlayerLoggedIn) -> State:
    here = LoggedIn(event.card, event.at_ms, figures_at(state.meters, event.at_ms))
    asks = replace(state.players, here=here, asks="", asked="")
    if event.asks_consent:
        asks = replace(asks, asks="consent", asked=event.card)
    state = _with_card(_with(state, asks), event.card, own=False)
    player = state.players.player(event.card)
    if player is None:
        return state
    return _changed(state, event.card, seen_ms=event.at_ms, failures=0, until_ms=0, visits=player.visits + 1)


def _logged_out(state: State, event: e.PlayerLoggedOut) -> State:
    state = _with(state, replace(state.players, here=None, asks="", asked=""))
    player = state.players.player(event.card)
    return state if player is None else _changed(state, event.card, figures=player.figures.plus(event.figures))


def _remembered(state: State, event: e.PlayerRemembered) -> State:
    options = {name: value for name, value in state.visit.options.items() if name in REMEMBERED}
    felts = state.visit.favourites if event.with_felts else ()
    player = Player(event.card, event.at_ms, event.at_ms, pin=event.pin, options=options, favourites=felts, visits=1)
    known = (*state.players.known, player)
    if event.with_felts:
        state = replace(state, visit=replace(state.visit, favourites=()))
    return _with(state, replace(state.players, known=known, asks="", asked=""))


def _declined(state: State, event: e.ConsentDeclined) -> State:
    players = _today(state.players, replace(state.players.day_of(event.card), declined=True))
    return _with(state, replace(players, asks="", asked=""))


def _named(state: State, event: e.PlayerNamed) -> State:
    return _changed(state, event.card, name=event.name)


def _forgotten(state: State, event: e.PlayerForgotten) -> State:
    """Nothing is left of the player but today's limits, and the wish not to be asked again."""
    known = tuple(one for one in state.players.known if one.card != event.card)
    players = replace(state.players, known=known)
    if event.why == "player":
        players = _today(players, replace(players.day_of(event.card), declined=True))
    if players.asks == "pin" and players.asked == event.card:
        players = replace(players, asks="", asked="")
    return _with(state, players)


def _limits_kept(state: State, event: e.LimitsKept) -> State:
    today = replace(
        state.players.day_of(event.card),
        time_ms=event.time_ms,
        loss_cents=event.loss_cents,
        played_ms=event.played_ms,
        result_cents=event.result_cents,
        reached=event.reached,
    )
    return _with(state, _today(state.players, today))


def _limits_brought(state: State, event: e.LimitsBrought) -> State:
    """The stricter limits hold. What was won before raises no limit that others have set in this stay."""
    stay = state.visit.stay
    assert stay is not None, "limits are brought without a player"
    brought_cents = min(event.result_cents, 0) if stay.loss_limit_cents is not None else event.result_cents
    stay = replace(
        stay,
        time_limit_ms=_stricter(stay.time_limit_ms, event.time_ms),
        loss_limit_cents=_stricter(stay.loss_limit_cents, event.loss_cents),
        before_ms=stay.before_ms + event.played_ms,
        earlier_cents=stay.earlier_cents + brought_cents,
        reached=stay.reached or event.reached,
    )
    return _with_card(replace(state, visit=replace(state.visit, stay=stay)), event.card, own=True)


def with_here(state: State, *, own: bool) -> State:
    """The state whose stay is also of the card that is logged in."""
    return state if state.players.here is None else _with_card(state, state.players.here.card, own=own)


def _with_card(state: State, card: str, *, own: bool) -> State:
    """The stay is also this card's: unless it has limits that others have set, which are not kept for this card."""
    stay = state.visit.stay
    if stay is None or card in stay.cards:
        return state
    if not own and (stay.time_limit_ms is not None or stay.loss_limit_cents is not None):
        return state
    return replace(state, visit=replace(state.visit, stay=replace(stay, cards=(*stay.cards, card))))


def _stricter(one: int | None, other: int | None) -> int | None:
    return min((limit for limit in (one, other) if limit is not None), default=None)


def with_favourites(
    state: State, card: str, changed: Callable[[tuple[Favourite, ...]], tuple[Favourite, ...]]
) -> State:
    """The state with the felts changed that are remembered with this card."""
    player = state.players.player(card)
    assert player is not None, "felts are saved with a card that is not known"
    return _changed(state, card, favourites=changed(player.favourites))


def _today(players: Players, today: CardToday) -> Players:
    others = tuple(one for one in players.today if one.card != today.card)
    return replace(players, today=(*others, today)[-MAX_LIMITS:])


def _changed(state: State, card: str, **values: Any) -> State:
    known = tuple(replace(one, **values) if one.card == card else one for one in state.players.known)
    return _with(state, replace(state.players, known=known))


def _with(state: State, players: Players) -> State:
    return replace(state, players=players)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.CardSeen: _card_seen,
    e.CardTaken: _card_taken,
    e.CardRefused: _card_refused,
    e.CardSetAside: _set_aside,
    e.CardPinMistaken: _pin_mistaken,
    e.CardUnblocked: _unblocked,
    e.PlayerLoggedIn: _logged_in,
    e.PlayerLoggedOut: _logged_out,
    e.PlayerRemembered: _remembered,
    e.ConsentDeclined: _declined,
    e.PlayerNamed: _named,
    e.PlayerForgotten: _forgotten,
    e.LimitsKept: _limits_kept,
    e.LimitsBrought: _limits_brought,
}
