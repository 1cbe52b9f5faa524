"""The touch gateway: every command of a finger goes to the runtime through it; the information line shows refusals."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Staff, Touch
from terminal.cabinet.grants import OF_THE_TABLE, Grants
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.screens.shared.line import switched
from terminal.screens.shared.line.information import Information
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

Send = Callable[[Touch | Staff], Refusal | None]
"""Carries a command to the runtime. None when it has happened and is durable, else why not."""


class TouchGateway:
    """Asks the cabinet for what a finger wants.

    A touch ends the show of the last roll: `before` is called first. `after` is called when the touch is answered, to
    show what it has not: the end of the show and what the touch has done make one picture.
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
        """The cabinet by the parameters, and with the game, of what is shown; what follows the game reads it here."""
        self.state: State | None = None
        """What is shown; None before the first picture."""
        self._terms: object = None
        """For which sheet and parameters `cabinet` was made."""
        self._grants: Grants | None = None
        self._send = send
        self._information = information
        self._before = before
        self._after = after

    def show(self, state: State) -> bool:
        """Show this state from now on. Answers whether another game is played in it, or the same by another sheet."""
        self.state = state
        terms = (state.configuration.sheet, state.configuration.parameters)
        if terms == self._terms:
            return False
        before = self.cabinet.game
        self._terms = terms
        self.cabinet = self._offered.in_force(state).under(state)
        return self.cabinet.game is not before

    def ask(self, command: Touch | Staff, bet: str = "") -> bool:
        """Carry the touch down the street; whether it has happened. `bet` names the field that was touched, if any."""
        self._before()
        refusal = self._send(command)
        self._after()
        if refusal is not None:
            self.refuse(refusal, bet)
        return refusal is None

    @property
    def grants(self) -> Grants:
        """What a finger would be granted now: fields, buttons and windows all read these answers."""
        assert self.state is not None, "nothing is shown yet"
        self._grants = self.cabinet.grants(self.state, self._grants)
        return self._grants

    def refusal(self, command: Touch | Staff) -> Refusal | None:
        """Why it would be refused now, or None; changes and says nothing."""
        assert self.state is not None, "nothing is shown yet"
        if isinstance(command, OF_THE_TABLE):
            return self.grants.refusal(command)
        return self.cabinet.refusal(self.state, command)

    def would(self, command: Touch) -> bool:
        """Whether it would be granted now; changes and says nothing."""
        return self.state is not None and self.refusal(command) is None

    def may(self, command: Touch) -> bool:
        """Whether it would be granted now; if not, the information line says why. Changes nothing."""
        self._before()
        self._after()
        refusal = self.refusal(command)
        if refusal is not None:
            self.refuse(refusal)
        return refusal is None

    def note(self, sentence: str) -> None:
        """Tell the player something in passing."""
        self._information.say(sentence, "note")

    def refuse(self, refusal: Refusal, bet: str = "") -> None:
        """Say why not."""
        if refusal.code == "bets_not_valid":
            self._hang_not_valid(refusal)
        else:
            self._information.refuse(self.say_why(refusal), bet)

    def say_why(self, refusal: Refusal) -> str:
        """Its sentence in the language of the screen, with amounts in the money of the cabinet."""
        return languages.sentence(refusal, self.cabinet.currency)

    def _hang_not_valid(self, refusal: Refusal) -> None:
        """Say so across the history bar until one is; the line then says how bets that are off are switched on."""
        state = self.state
        assert state is not None, "nothing is shown yet"
        off = self.cabinet.bets_off(state)
        self._information.refuse(switched.are_off(off) if off else self.say_why(refusal))
        self.call_for_bets()

    def call_for_bets(self) -> None:
        """Hang up that no bet is valid; a player who has nothing to bet is not waited for."""
        if self.state is not None and self.cabinet.has_stake(self.state):
            self._information.hang(translate("Player", "BETS ARE NOT VALID YET!"))
