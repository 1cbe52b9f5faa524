"""The page on the player's card: what it does, what is remembered by consent, and how all of it is deleted."""

from __future__ import annotations

from terminal.cabinet.players.pins import MAX_FAILURES
from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.terms import Terms
from terminal.screens.translating.marked import translate


def card_page(terms: Terms) -> Page | None:
    """What a card does at this cabinet; None at one without a reader."""
    profile = terms.cabinet.profile
    if not profile.cards:
        return None
    return Page(
        translate("Help", "Your card"),
        passages(
            Passage(translate("Help", "Log in"), _log_in(holds=not profile.cards.startswith("keyboard"))),
            Passage(
                translate("Help", "Log out"),
                sentences(
                    translate("Help", "A cash-out also logs you out, and so do {0} min without a touch.").format(
                        profile.card_log_out_ms // 60_000
                    ),
                    translate("Help", "Credit and bets stay at the machine: they are never bound to a card."),
                ),
            ),
            Passage(translate("Help", "What is remembered"), _memory(pin=profile.card_pin))
            if profile.card_memory
            else None,
            Passage(
                translate("Help", "Limits"),
                sentences(
                    translate("Help", "Limits that you set with your card hold for it until the gaming day ends,"),
                    translate("Help", "also after a cash-out, and whether or not you are remembered."),
                ),
            )
            if profile.player_limits
            else None,
            Passage(translate("Help", "Where it is"), _where(forgets=profile.card_memory)),
        ),
    )


def _log_in(*, holds: bool) -> str:
    return sentences(
        translate("Help", "Put your card into the reader and leave it there while you play; take it out to log out.")
        if holds
        else translate("Help", "Swipe your card to log in, and swipe it again to log out."),
        translate("Help", "You can always play without a card."),
    )


def _memory(*, pin: bool) -> str:
    return sentences(
        translate("Help", "Nothing, unless you agree when you are asked. Then these come back with your card:"),
        translate("Help", "language, hand, text size, the felts you save, your first name and your figures."),
        translate("Help", "You choose a PIN for it; {0} wrong ones in a row block it until the staff helps.").format(
            MAX_FAILURES
        )
        if pin
        else "",
    )


def _where(*, forgets: bool) -> str:
    return sentences(
        translate("Help", "Tap the time beside the name of the game, then Your card: your figures, and Log out."),
        translate("Help", "Forget me deletes all that is remembered; the machine's log keeps its records.")
        if forgets
        else "",
    )
