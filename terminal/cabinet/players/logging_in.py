"""Log-in and log-out of a player with a card: by the card, the PIN, the cash-out, a touch, and time without one."""

from __future__ import annotations

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import pins as digests
from terminal.cabinet.decision import Decision
from terminal.cabinet.device_status import lost, status_changed
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.options import Options, value_of
from terminal.cabinet.players import limits, pins
from terminal.cabinet.players.figures import since
from terminal.cabinet.players.player import REMEMBERED
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS
from terminal.cabinet.state.players import LoggedIn
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def reported(
    profile: Profile, options: Options, state: State, report: ports.Report, now: c.Instant
) -> tuple[e.Event, ...]:
    """Decide what a report of the card reader means; nothing at a cabinet without one."""
    if CARDS not in state.machine.devices:
        return ()
    match report:
        case ports.Lost(reason):
            return lost(state, CARDS, reason)
        case ports.Back(identity):
            return (e.DeviceBack(CARDS, identity),)
        case ports.CardReaderReady():
            return status_changed(state, CARDS)
        case ports.CardReaderFault(code, say):
            return status_changed(state, CARDS, code, say)
        case ports.CardIn(card, stays):
            return _card_in(profile, options, state, card, stays=stays, now=now)
        case ports.CardOut():
            return _card_out(state, now)
        case ports.CardNotTaken(why):
            return (e.CardRefused(why, now.at_ms),)
        case ports.CardNamed(card, name):
            return _named(state, card, name)
    return ()


def _card_in(
    profile: Profile, options: Options, state: State, card: str, *, stays: bool, now: c.Instant
) -> tuple[e.Event, ...]:
    players = state.players
    if stays and players.in_slot == card:
        return ()  # known: the reader, or the program, has started again
    if stays and players.in_slot:  # its way out was not heard: it went while no program ran
        gone = Decision(state).then(_card_out(state, now))
        return (*gone.events, *_card_in(profile, options, gone.state, card, stays=stays, now=now))
    if (why := _others(state, card)) is not None:
        seen = (e.CardSeen(card, now.at_ms, stays),) if stays else ()
        return (*seen, e.CardRefused(why, now.at_ms))
    if players.here is not None:
        return (e.CardSeen(card, now.at_ms, stays),) if stays else log_out(state, "card", now)
    if players.asks == "pin" and players.asked == card and not stays:
        return ()  # a second swipe while the PIN is awaited
    player = players.player(card)
    if player is not None and player.blocked:
        return (e.CardSeen(card, now.at_ms, stays), e.CardRefused("blocked", now.at_ms))
    if profile.card_pin and player is not None and player.pin is not None:
        return (e.CardSeen(card, now.at_ms, stays, asks_pin=True),)
    return (e.CardSeen(card, now.at_ms, stays), *_logged_in(profile, options, state, card, now))


def _others(state: State, card: str) -> e.CardRefusal | None:
    """Why the card is not used while the cabinet is another player's; None where it may be."""
    here, stay = state.players.here, state.visit.stay
    if here is not None:
        return "other" if here.card != card else None
    is_the_players = stay is not None and card in stay.cards
    return "reserved" if state.visit.reservation is not None and not is_the_players else None


def _card_out(state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """Nothing is in the slot. A player who has swiped the card stays logged in."""
    players = state.players
    if not players.in_slot:
        return ()
    gone = players.here is not None and players.here.card == players.in_slot
    return (*(log_out(state, "card", now) if gone else ()), e.CardTaken(now.at_ms))


def _named(state: State, card: str, name: str) -> tuple[e.Event, ...]:
    player = state.players.player(card)
    return () if player is None or player.name == name else (e.PlayerNamed(card, name),)


def _logged_in(profile: Profile, options: Options, state: State, card: str, now: c.Instant) -> tuple[e.Event, ...]:
    """The log-in, with the player's limits, and the options that are remembered."""
    player = state.players.player(card)
    asks = profile.card_memory and player is None and not state.players.day_of(card).declined
    own = limits.brought(state, card) if state.visit.stay is not None else ()
    chosen = _options(options, state, player.options) if player is not None else ()
    return (e.PlayerLoggedIn(card, now.at_ms, asks), *own, *chosen)


def _options(options: Options, state: State, remembered: dict[str, str]) -> tuple[e.Event, ...]:
    """The options that change to those of the player; a choice that is no longer offered is left out."""
    changes: list[e.Event] = []
    for name in REMEMBERED:
        option = options[name]
        wanted = remembered.get(name, option.default)
        if wanted in option.choices and value_of(options, state, name) != wanted:
            changes.append(e.OptionSet(name, wanted, default=wanted == option.default))
    return tuple(changes)


def enter_pin(
    profile: Profile, options: Options, state: State, command: c.EnterCardPin, now: c.Instant
) -> tuple[e.Event, ...]:
    """Log the player in with the right PIN, and count a wrong one. Raises Refusal."""
    player = pins.verify_may_try(state, command.card, now)
    assert player.pin is not None, "a card without a PIN asks for none"
    if not digests.agree(command.digest, player.pin.digest):
        return pins.mistaken(player, now)
    return _logged_in(profile, options, state, command.card, now)


def set_aside(state: State, now: c.Instant, *, untouched: bool = False) -> tuple[e.Event, ...]:
    """The PIN is not entered: the card is not used until it is put in again. Raises Refusal."""
    if state.players.asks != "pin":
        raise Refusal("no_card_pin", "No card asks for a PIN.")
    return (e.CardSetAside(state.players.asked, now.at_ms, untouched),)


def by_touch(state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The player logs out. Raises Refusal."""
    verify_here(state)
    return log_out(state, "touch", now)


def verify_here(state: State) -> LoggedIn:
    """A player is logged in. Raises Refusal."""
    if state.players.here is None:
        raise Refusal("no_player", "No player is logged in.")
    return state.players.here


def log_out(state: State, why: e.LogOutReason, now: c.Instant) -> tuple[e.Event, ...]:
    """The log-out with the figures of the session; the card's limits are kept. Nothing if no player is logged in."""
    here = state.players.here
    if here is None:
        return ()
    figures = since(here.began, state.meters, now.at_ms)
    return (*limits.kept(state, now, only=here.card), e.PlayerLoggedOut(here.card, why, now.at_ms, figures))


def at_clear(state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The journal ends: what holds for cards until the gaming day ends is kept, and the player is logged out."""
    here = state.players.here
    if here is None:
        return limits.kept(state, now)
    figures = since(here.began, state.meters, now.at_ms)
    return (*limits.kept(state, now), e.PlayerLoggedOut(here.card, "session", now.at_ms, figures))


def followed(before: State, after: State, happened: tuple[e.Event, ...], now: c.Instant) -> tuple[e.Event, ...]:
    """What a cash-out and the end of a session mean for cards: limits are kept, and the player is logged out."""
    ends = before.visit.stay is not None and after.visit.stay is None
    own = limits.kept(before, now) if ends else ()
    why: e.LogOutReason | None = None
    if any(isinstance(event, e.SessionEnded) for event in happened):
        why = "session"
    if any(isinstance(event, e.TicketIssued) or _pays_all(before, after, event) for event in happened):
        why = "cash_out"
    here = after.players.here
    if why is None or here is None:
        return own
    return (*own, e.PlayerLoggedOut(here.card, why, now.at_ms, since(here.began, after.meters, now.at_ms)))


def _pays_all(before: State, after: State, event: e.Event) -> bool:
    """An attendant has paid the whole credit by hand."""
    if not isinstance(event, e.HandPayPaid) or after.credit_cents:
        return False
    return any(one.number == event.number and one.reason not in JACKPOTS for one in before.hand_pay.due)


def logs_out_after_ms(profile: Profile, state: State) -> int | None:
    """After how long without a touch the player is logged out, or the PIN no longer awaited; None if neither is so."""
    waits = state.players.here is not None or state.players.asks == "pin"
    return profile.card_log_out_ms if waits else None


def time_passed(profile: Profile, state: State, now: c.Instant, untouched_ms: int) -> tuple[e.Event, ...]:
    """Nothing was touched for long: log the player out, or set the card aside that asks for a PIN."""
    after_ms = logs_out_after_ms(profile, state)
    if after_ms is None or untouched_ms < after_ms or state.dice.throw is not None:
        return ()
    if state.players.here is not None:
        return log_out(state, "time", now)
    return set_aside(state, now, untouched=True)


def at_start(state: State, start: c.Start, now: c.Instant) -> tuple[e.Event, ...]:
    """A program that starts without a card reader logs out a player whom an earlier one left logged in."""
    if start.cards:
        return ()
    waits = state.players.asks == "pin"
    aside = (e.CardSetAside(state.players.asked, now.at_ms, untouched=True),) if waits else ()
    taken = (e.CardTaken(now.at_ms),) if state.players.in_slot else ()
    return (*log_out(state, "start", now), *aside, *taken)
