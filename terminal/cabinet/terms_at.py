"""By what a command is decided: the games and the parameters in force, at one instant."""

from __future__ import annotations

import msgspec

from terminal.cabinet import commands as c
from terminal.cabinet.questions import Questions
from terminal.settings.parameters import Profile


class TermsAt(msgspec.Struct, frozen=True):
    """The terms at an instant, for whatever decides a command."""

    terms: Questions
    """The games that are offered, and the parameters that are in force."""
    now: c.Instant

    @property
    def profile(self) -> Profile:
        """The parameters that are in force."""
        return self.terms.profile
