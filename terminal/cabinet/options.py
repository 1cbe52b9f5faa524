"""The player's options: the choices, and the defaults of a new player. They last as long as the session."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from terminal.cabinet.commands import SetOption
from terminal.cabinet.events import Event, OptionSet
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


class Option(msgspec.Struct, frozen=True):
    """The choices, in the order in which a screen offers them. A single choice means that there is no option."""

    choices: tuple[str, ...]
    default: str


Options = Mapping[str, Option]

NO_OR_YES = ("no", "yes")
TEXT_SCALES = ("100", "115", "130")
"""Percent of the default text size."""
VOLUMES = ("0", "1", "2", "3", "4", "5")


def options_of(profile: Profile) -> Options:
    """Every option of a player at this cabinet, by name."""
    return {
        "language": Option(profile.languages, profile.language),
        "denomination": Option(profile.denominations, profile.denominations[0]),
        "show_winnings": _switch(),
        "show_hints": _switch(),
        "show_limits": _switch(),
        "left_hand": _switch(),
        "marked_chips": _switch(),
        "keep_bets": _switch(offered=profile.keep_bets),
        "text_scale": Option(TEXT_SCALES, "100"),
        "volume": Option(VOLUMES, "3") if profile.sound else Option(("0",), "0"),
    }


def _switch(*, offered: bool = True) -> Option:
    return Option(NO_OR_YES if offered else ("no",), "no")


def value_of(options: Options, state: State, name: str) -> str:
    """The option's current value. A choice that the cabinet's parameters no longer offer is ignored."""
    option = options[name]
    chosen = state.visit.options.get(name, option.default)
    return chosen if chosen in option.choices else option.default


def set_option(options: Options, state: State, command: SetOption) -> tuple[Event, ...]:
    """Set an option, at any time. Raises Refusal for an unknown name or choice."""
    name, value = command.name, command.value
    option = options.get(name)
    if option is None:
        raise Refusal("no_such_option", "There is no option {name}.", name=repr(name))
    if value not in option.choices:
        raise Refusal(
            "no_such_choice",
            "The option {name} can be {choices}, but not {value}.",
            name=repr(name),
            choices=option.choices,
            value=repr(value),
        )
    if value_of(options, state, name) == value:
        return ()
    return (OptionSet(name, value, default=value == options[name].default),)
