"""Who is logged in, and which saved felts each player may see: kept from a cabinet's events, without the fold."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.cabinet import events as e
from terminal.cabinet.favourite import Favourite


class CardBook:
    """One player at most is logged in. A felt is seen with the card with which it was saved, and with no other."""

    def __init__(self) -> None:
        self.here = ""
        """The card of the player who is logged in; empty for none."""
        self._felts: dict[str, list[Favourite]] = {}
        """The saved felts of each player who is remembered."""
        self._of_session: list[Favourite] = []
        self._may_be_another = False
        """A session has begun: perhaps another player's, who sees nothing of the one before."""

    def book(self, event: e.Event) -> Iterator[str]:
        """Book an event; returns what is wrong with it."""
        match event:
            case e.PlayerLoggedIn(card=card):
                if self.here:
                    yield f"card {card} was logged in while {self.here} was"
                self.here = card
            case e.PlayerLoggedOut(card=card):
                if self.here != card:
                    yield f"card {card} was logged out while {self.here or 'none'} was logged in"
                self.here = ""
            case e.PlayerRemembered(card=card, with_felts=with_felts):
                self._felts[card] = self._of_session if with_felts else []
                self._of_session = [] if with_felts else self._of_session
            case e.PlayerForgotten(card=card):
                self._felts.pop(card, None)
            case e.FavouriteSaved(name=name, game=game, stakes=stakes):
                self._seen.append(Favourite(name, game, stakes))
            case e.FavouriteForgotten(name=name):
                self._seen[:] = [one for one in self._seen if one.name != name]
            case e.SessionStarted():
                self._may_be_another = True
            case e.SessionEnded():
                self._of_session = []

    def differ(self, shown: tuple[Favourite, ...]) -> str:
        """What is wrong with the felts that the player is shown; empty for nothing."""
        if self._may_be_another and self._seen is self._of_session and not shown:
            self._of_session = []
        self._may_be_another = False
        if tuple(self._seen) == shown:
            return ""
        return f"card {self.here or 'none'} is shown the felts {shown}, and has saved {self._seen}"

    @property
    def _seen(self) -> list[Favourite]:
        """The felts of the player who is at the cabinet."""
        return self._felts.get(self.here, self._of_session)
