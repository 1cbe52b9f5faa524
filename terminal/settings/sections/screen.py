"""Section screen: languages, looks, sounds, and what the screen offers beside the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from terminal.settings.kinds import Amount, DailyLevels, Duration, InOrder, OneOf, Several, Text, Whole, YesNo
from terminal.settings.parameter import APPEARANCE, AT_ONCE, HOUSE_RULE, parameter

LANGUAGES = ("en", "de", "es", "fr", "it", "sl")
"""The languages into which the player's texts are translated."""
DiceColour = Literal["red", "white"]
AmountForm = Literal["sign", "code"]
PanelTab = Literal["hard", "hop", "side"]
"""A tab over the panel of propositions: Hard Ways, or Hop Bets."""


@dataclass(frozen=True)
class ScreenSection:
    """The parameters of this section."""

    languages: tuple[str, ...] = parameter(
        "screen.languages",
        Several(LANGUAGES),
        ", ".join(LANGUAGES),
        APPEARANCE,
        "the languages that the player may choose, separated by commas",
    )
    language: str = parameter(
        "screen.language", OneOf(LANGUAGES), "en", AT_ONCE, "the language of a new player, one of those offered"
    )
    amounts: AmountForm = parameter(
        "screen.amounts",
        OneOf[AmountForm](("sign", "code")),
        "sign",
        APPEARANCE,
        "how amounts on the screen name the currency: by its sign ($12.50) or its code (USD 12.50)",
    )
    history_rolls: int = parameter(
        "screen.history_rolls", Whole(4, 20, "rolls"), "10", APPEARANCE, "how many rolls the history bar shows"
    )
    dice_colour: DiceColour = parameter(
        "screen.dice_colour",
        OneOf[DiceColour](("red", "white")),
        "red",
        APPEARANCE,
        "the colour of the dice on the screen",
    )
    hot_shooter: bool = parameter(
        "screen.hot_shooter",
        YesNo(),
        "no",
        APPEARANCE,
        "yes: the player's screen shows the rolls and the Points of the shooter's hand and the best hand of the gaming"
        " day, and so does the attract mode",
    )
    first_hand: bool = parameter(
        "screen.first_hand",
        YesNo(),
        "no",
        APPEARANCE,
        "yes: in mode roll a novice is offered a first hand, a lesson with play chips that moves no money, where the"
        " game has one",
    )
    attract_ms: int = parameter(
        "screen.attract_seconds",
        Duration(10, 3_600, "seconds"),
        "60",
        AT_ONCE,
        "after this time without credit and touches the screen shows the attract mode",
    )
    tabs: tuple[PanelTab, ...] = parameter(
        "screen.tabs",
        InOrder[PanelTab](("hard", "hop", "side")),
        "hard, hop, side",
        APPEARANCE,
        "the order of the tabs over the panel of propositions, Hard Ways, Hop Bets and Side Bets; the first is open at"
        " first",
    )
    sound: bool = parameter(
        "screen.sound", YesNo(), "yes", APPEARANCE, "no: the cabinet is silent, except for the alarm of an open door"
    )
    volumes: tuple[tuple[int, int], ...] = parameter(
        "screen.volume",
        DailyLevels(0, 5),
        "5 from 00:00",
        AT_ONCE,
        "how loud the cabinet may be by the time of day, 0: silent; a louder choice of the player is heard at this"
        " volume, and the alarm of an open door at its own",
    )
    alarm_volume: int = parameter(
        "screen.alarm_volume",
        Whole(3, 5),
        "5",
        AT_ONCE,
        "the volume of the alarm of an open door; 3 can be heard through the door",
    )
    voice_pack: str = parameter(
        "screen.voice_pack",
        Text(1, 200, or_none=True),
        "none",
        APPEARANCE,
        "the folder of the recordings of the stickman's calls, relative to the program's folder; or none",
    )
    voice_volume: int = parameter(
        "screen.voice_volume",
        Whole(0, 5),
        "4",
        AT_ONCE,
        "the volume of spoken calls, 0: none; they are silent where the player has chosen silence",
    )
    reserve_ms: int = parameter(
        "screen.reserve_minutes",
        Duration(0, 60, "minutes"),
        "10",
        HOUSE_RULE,
        "how long a player may reserve the station; 0: never",
    )
    dice_view_ms: int = parameter(
        "screen.dice_view_seconds",
        Duration(0, 60, "seconds"),
        "10",
        APPEARANCE,
        "how long the larger view of the dice stays, which a touch of the dice box opens; 0: there is none",
    )
    win_tags: bool = parameter(
        "screen.win_tags",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: what a bet has won is shown on its chips, with how it was paid",
    )
    settlement: bool = parameter(
        "screen.settlement",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: chips show how wins are paid and go to the credit, in 1.2 seconds; any touch ends it and counts",
    )
    roll_up: bool = parameter(
        "screen.roll_up",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: the credit on the screen counts up to its true amount after a win, in 2.5 seconds at most; any touch ends"
        " it. Losses of the same throw are taken off first: what remains must be a win, for this and what follows",
    )
    burst_times: int = parameter(
        "screen.burst_times",
        Whole(0, 10_000, "times the stake"),
        "5",
        APPEARANCE,
        "from this multiple of the bets on the felt a win lets the dice box shine; 0: never",
    )
    moment_times: int = parameter(
        "screen.moment_times",
        Whole(0, 10_000, "times the stake"),
        "25",
        APPEARANCE,
        "from this multiple of the bets on the felt a win fills the screen for a moment; 0: never",
    )
    moment_cents: int = parameter(
        "screen.moment_amount",
        Amount(0, 100_000_000),
        "0.00",
        APPEARANCE,
        "from this amount a win fills the screen for a moment, whatever its stake was; 0.00: for no amount",
    )
    hand_pay_moment: bool = parameter(
        "screen.moment_before_hand_pay",
        YesNo(),
        "yes",
        APPEARANCE,
        "yes: a win that an attendant must pay fills the screen for a moment, before the hand pay is asked for",
    )
