"""Section player: what a jurisdiction asks for the player's protection, and the player's card."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.settings.kinds import Duration, Text, YesNo
from terminal.settings.parameter import HOUSE_RULE, parameter


@dataclass(frozen=True)
class PlayerSection:
    """The parameters of this section."""

    session_clock: bool = parameter(
        "player.session_clock",
        YesNo(),
        "no",
        HOUSE_RULE,
        "yes: the player's screen always shows for how long the session has run",
    )
    reality_check_ms: int = parameter(
        "player.reality_check_minutes",
        Duration(0, 240, "minutes"),
        "0",
        HOUSE_RULE,
        "after so much time play waits between two rolls until the player has read for how long the session has run and"
        " what it has won or lost; 0: never",
    )
    player_limits: bool = parameter(
        "player.limits",
        YesNo(),
        "no",
        HOUSE_RULE,
        "yes: the player may set limits of time and loss for the session, which can then be lowered but not raised",
    )
    break_ms: int = parameter(
        "player.break_minutes",
        Duration(0, 60, "minutes"),
        "0",
        HOUSE_RULE,
        "how long a break in play is, in which no bet is taken; the player may take one at any time; 0: no breaks",
    )
    break_after_ms: int = parameter(
        "player.break_after_minutes",
        Duration(0, 480, "minutes"),
        "0",
        HOUSE_RULE,
        "after so much play a break begins by itself; 0: only the player begins one",
    )
    card_prefix: str = parameter(
        "player.card_prefix",
        Text(1, 20, or_none=True),
        "none",
        HOUSE_RULE,
        "what the numbers of the house's cards begin with; or none: the card reader takes every card",
    )
    card_memory: bool = parameter(
        "player.card_memory",
        YesNo(),
        "no",
        HOUSE_RULE,
        "yes: a player with a card is asked once whether this cabinet may remember name, language, hand, size of text,"
        " saved felts and figures; no: no player is asked, and players who have not agreed before are not remembered",
    )
    card_pin: bool = parameter(
        "player.card_pin",
        YesNo(),
        "yes",
        HOUSE_RULE,
        "yes: a player who agrees to be remembered chooses a PIN, and logs in only with it; no: the card is enough",
    )
    card_log_out_ms: int = parameter(
        "player.card_log_out_minutes",
        Duration(1, 60, "minutes"),
        "5",
        HOUSE_RULE,
        "a player with a card is logged out when nothing was touched for so long; credit and bets stay",
    )
    help_line: str = parameter(
        "player.help_line",
        Text(1, 60, or_none=True),
        "none",
        HOUSE_RULE,
        "text and number of a help line for people who gamble too much, in the attract mode, on a page of the help, and"
        " on tickets without terms of their own; or none",
    )
