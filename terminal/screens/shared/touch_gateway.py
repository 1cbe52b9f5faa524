"""The touch gateway: every touch's command goes to the runtime through it; the information line shows refusals."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Staff, Touch
from terminal.cabinet.grants import OF_THE_TABLE, Grants
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.screens.shared.line import switched
from terminal.screens.shared.line.information import Information
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

Send = Callable[[Touch | Staff], Refusal | None]
"""Sends a command to the runtime. Returns None once its events are durable, otherwise the refusal."""


class TouchGateway:
    """Sends the commands of touches to the cabinet.

    A touch ends the show of the last roll: `before` is called first. `after` is called when the touch is answered, so
    that the end of the show and the effect of the touch are shown in one frame.
    """

    def __init__(
        self,
        cabinet: Cabinet,
        send: Send,
        information: Information,
        before: Callable[[], None],
        after: Callable[[], None],
    ) -> None:
        self._offered = cabinet
        self.cabinet = cabinet
        """The cabinet with the parameters and the game that are shown; code that depends on the game uses it."""
        self.state: State | None = None
        """The current state; None before the first."""
        self._terms: object = None
        """The sheet and parameters for which `cabinet` was made."""
        self._grants: Grants | None = None
        self._send = send
        self._information = information
        self._before = before
        self._after = after

    def offer(self, cabinet: Cabinet) -> None:
        """Send touches to this cabinet from now on, no state of which is known yet."""
        self._offered = self.cabinet = cabinet
        self.state = self._terms = self._grants = None

    def show(self, state: State) -> bool:
        """Show this state from now on. Returns whether it has another game, or the same with another sheet."""
        self.state = state
        terms = (state.configuration.sheet, state.configuration.parameters)
        if terms == self._terms:
            return False
        before = self.cabinet.game
        self._terms = terms
        self.cabinet = self._offered.in_force(state).under(state)
        return self.cabinet.game is not before

    def ask(self, command: Touch | Staff, bet: str = "") -> bool:
        """Send the touch to the runtime; returns whether it was accepted. `bet` is the touched field, if any."""
        refusal = self.send(command)
        if refusal is not None:
            self.refuse(refusal, bet)
        return refusal is None

    def send(self, command: Touch | Staff) -> Refusal | None:
        """Send the touch to the runtime; returns why it was refused, which the information line does not show."""
        self._before()
        refusal = self._send(command)
        self._after()
        return refusal

    def carry_out(self, command: Touch | Staff) -> str:
        """Send the touch to the runtime; returns why it was refused, as a sentence; empty if it was accepted."""
        refusal = self.send(command)
        return "" if refusal is None else self.say_why(refusal)

    @property
    def grants(self) -> Grants:
        """Which touches would be accepted now: fields, buttons and windows all use these answers."""
        assert self.state is not None, "nothing is shown yet"
        self._grants = self.cabinet.grants(self.state, self._grants)
        return self._grants

    def refusal(self, command: Touch | Staff) -> Refusal | None:
        """Why the touch would be refused now, or None; without side effects."""
        assert self.state is not None, "nothing is shown yet"
        if isinstance(command, OF_THE_TABLE):
            return self.grants.refusal(command)
        return self.cabinet.refusal(self.state, command)

    def would(self, command: Touch) -> bool:
        """Whether the touch would be accepted now; without side effects."""
        return self.state is not None and self.refusal(command) is None

    def may(self, command: Touch) -> bool:
        """Whether the touch would be accepted now; if not, the information line shows why. Sends nothing."""
        self._before()
        self._after()
        refusal = self.refusal(command)
        if refusal is not None:
            self.refuse(refusal)
        return refusal is None

    def why_not(self, command: Touch | Staff) -> str:
        """Why the touch would be refused now, as a sentence; empty if it would not. Without side effects."""
        refusal = self.refusal(command)
        return "" if refusal is None else self.say_why(refusal)

    def why_not_begun(self, command: Touch | Staff) -> str:
        """The same, but empty too if only a second person has to agree, who is then asked."""
        return "" if self.takes_second(command) else self.why_not(command)

    def takes_second(self, command: Touch | Staff) -> bool:
        """A second person has to agree first."""
        refusal = self.refusal(command)
        return refusal is not None and refusal.code == SECOND_PERSON

    def amount(self, cents: int) -> str:
        """The amount in the cabinet's currency, as the screen's language writes it."""
        return languages.amount(cents, self.cabinet.profile.currency)

    def signed(self, cents: int) -> str:
        """The amount with a sign before it, also that of a gain."""
        return f"{'+' if cents > 0 else ''}{self.amount(cents)}"

    def note(self, sentence: str) -> None:
        """Show the player a short note."""
        self._information.say(sentence, "note")

    def refuse(self, refusal: Refusal, bet: str = "") -> None:
        """Show the refusal."""
        if refusal.code == "bets_not_valid":
            self._hang_not_valid(refusal)
        else:
            self._information.refuse(self.say_why(refusal), bet)

    def say_why(self, refusal: Refusal) -> str:
        """Its sentence in the screen's language, with amounts in the cabinet's currency."""
        return languages.sentence(refusal, self.cabinet.profile.currency)

    def _hang_not_valid(self, refusal: Refusal) -> None:
        """Show across the history bar that no bet is valid, until one is; the line says how bets are switched on."""
        state = self.state
        assert state is not None, "nothing is shown yet"
        off = self.cabinet.bets_off(state)
        self._information.refuse(switched.are_off(off) if off else self.say_why(refusal))
        self.call_for_bets()

    def call_for_bets(self) -> None:
        """Show the banner that no bet is valid, unless the player has nothing to bet."""
        if self.state is not None and self.cabinet.has_stake(self.state):
            self._information.hang(translate("Player", "BETS ARE NOT VALID YET!"))
