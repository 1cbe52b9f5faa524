"""What a cabinet remembers of a player: asked in words before, deleted at the player's wish or by the staff."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.people.authority import acting, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.players.logging_in import verify_here
from terminal.cabinet.players.player import Player
from terminal.cabinet.state import State
from terminal.cabinet.state.players import MAX_PLAYERS
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def answer(profile: Profile, state: State, command: c.AnswerConsent, now: c.Instant) -> tuple[e.Event, ...]:
    """The player agrees to be remembered, or does not. Raises Refusal."""
    here = verify_here(state)
    if state.players.asks != "consent" or command.card != here.card:
        raise Refusal("no_consent", "No question about your card is open.")
    if not command.remember:
        return (e.ConsentDeclined(here.card, now.at_ms),)
    if profile.card_pin and command.pin is None:
        raise Refusal("pin", "Choose a PIN for your card first.")
    pin = command.pin if profile.card_pin else None
    return (*_room(state, now), e.PlayerRemembered(here.card, now.at_ms, pin, with_felts=True))


def _room(state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The player who was away longest makes room; one whose card is blocked last of all."""
    known = state.players.known
    if len(known) < MAX_PLAYERS:
        return ()
    oldest = min(known, key=lambda one: (one.blocked, one.seen_ms))
    return (e.PlayerForgotten(oldest.card, "room", now.at_ms),)


def forget_me(state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """Delete what is remembered of the player who is logged in. Raises Refusal."""
    here = verify_here(state)
    _verify_known(state, here.card)
    return (e.PlayerForgotten(here.card, "player", now.at_ms),)


def by_staff(profile: Profile, state: State, command: c.OfCards, now: c.Instant) -> tuple[e.Event, ...]:
    """Unblock a card, or delete what is remembered of its player. Raises Refusal."""
    verify_right(profile, state, Right.PLAYER_CARDS)
    player, who = _verify_known(state, command.card), acting(profile, state)
    if isinstance(command, c.ForgetPlayer):
        return (e.PlayerForgotten(player.card, "staff", now.at_ms, who),)
    if not player.blocked and not player.failures:
        raise Refusal("card", "This card is not blocked.")
    return (e.CardUnblocked(player.card, now.at_ms, who),)


def _verify_known(state: State, card: str) -> Player:
    player = state.players.player(card)
    if player is None:
        raise Refusal("card", "Nothing is remembered of this player.")
    return player
