"""A command that is slow to make, such as a PIN's: derived on another thread, and sent once it is wanted and ready."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet.commands import Staff, Touch
from terminal.runtime.derivations import Derive


class DerivedAsk:
    """One command at a time. One that was begun again, or dropped, is never sent, however far it was derived."""

    def __init__(self, derive: Derive, ask: Callable[[Touch | Staff], None]) -> None:
        self._derive = derive
        self._ask = ask
        self._number = 0
        """Counts commands begun or dropped, so that a derivation knows whether it is still current."""
        self._command: Touch | Staff | None = None
        self._wanted = False

    @property
    def busy(self) -> bool:
        """Whether the command is wanted, but not derived yet."""
        return self._wanted

    def begin(self, make: Callable[[], Touch | Staff]) -> None:
        """Derive this command; it is sent when it is wanted."""
        self.forget()
        number = self._number
        self._derive(make, lambda command: self._derived(number, command))

    def want(self) -> None:
        """Send the command that was begun as soon as it is derived."""
        self._wanted = True
        self._ask_if_there()

    def forget(self) -> None:
        """Drop the command that was begun."""
        self._number += 1
        self._command, self._wanted = None, False

    def _derived(self, number: int, command: Touch | Staff) -> None:
        if number == self._number:
            self._command = command
            self._ask_if_there()

    def _ask_if_there(self) -> None:
        command = self._command
        if self._wanted and command is not None:
            self.forget()
            self._ask(command)
