"""The pages on responsible gaming: the limits and breaks that the house offers, and its help line."""

from __future__ import annotations

from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.terms import Terms
from terminal.screens.translating.marked import translate


def help_line_page(terms: Terms) -> Page | None:
    """The help line of the house, in the house's words; None without one."""
    line = terms.cabinet.profile.help_line
    if not line:
        return None
    return Page(translate("Help", "Help"), passages(Passage(translate("Help", "If gambling is no longer fun"), line)))


def care_page(terms: Terms) -> Page | None:
    """The limits and breaks that the house offers; None without any."""
    profile = terms.cabinet.profile
    if not profile.player_limits and not profile.break_ms:
        return None
    return Page(
        translate("Help", "Limits and breaks"),
        passages(
            Passage(translate("Help", "Limits"), _player_limits(card=bool(profile.cards)))
            if profile.player_limits
            else None,
            Passage(translate("Help", "At the limit"), _at_the_limit()) if profile.player_limits else None,
            Passage(translate("Help", "Breaks"), _breaks(terms)) if profile.break_ms else None,
            Passage(
                translate("Help", "Where they are"),
                translate("Help", "Tap the time beside the name of the game, then Limits and breaks."),
            ),
        ),
    )


def _player_limits(*, card: bool) -> str:
    return sentences(
        translate("Help", "For your session you can set how long you want to play and how much you may lose."),
        translate("Help", "A limit can be lowered during the session, but not raised. It ends when you cash out.")
        if not card
        else translate("Help", "A limit can be lowered, but not raised. Without a card it ends when you cash out."),
    )


def _at_the_limit() -> str:
    return sentences(
        translate("Help", "No bet is taken that could lose more than your loss limit leaves."),
        translate("Help", "Once a limit is reached, no further bets are taken and Auto Repeat ends."),
        translate("Help", "Bets that are up play on or can be taken down, and you can cash out."),
    )


def _breaks(terms: Terms) -> str:
    minutes, after = terms.cabinet.profile.break_ms // 60_000, terms.cabinet.profile.break_after_ms // 60_000
    return sentences(
        translate("Help", "A break lasts {0} minutes: no bets are taken and no dice are thrown.").format(minutes),
        translate("Help", "After {0} minutes of play a break begins by itself.").format(after) if after else "",
        translate("Help", "Your credit and your bets stay as they are."),
    )
