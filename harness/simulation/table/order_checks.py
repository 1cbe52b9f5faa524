"""What must hold of a dealer's orders: what is carried out happens to the throw that the dealer has seen."""

from __future__ import annotations

from harness.simulation.require import require
from terminal.cabinet import events as e


class OrderChecks:
    """Counts the throws of each round, from what the table has journaled."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}
        """The throw of its round that the dealer saw when giving the order with this key, if it is about dice."""
        self._throw = 1
        """The throw of the round that is under way, or next."""
        self._done_to: int | None = None
        """The throw to which something was done from a console since the last answer."""

    def happened(self, event: e.Event) -> None:
        """Follow an event of the table. Raises WrongError."""
        match event:
            case e.TableRoundOpened():
                self._throw = 1
            case e.TableDiceLie() | e.TableThrowVoided() | e.TableRoundDecided() | e.TableResumed():
                self._done_to = self._throw if event.by == "console" else None
            case e.ThrowVoided():
                self._throw += 1
            case e.TableDealerAnswered(key=key, order=order, refused=refused):
                seen, done_to, self._done_to = self.seen.get(key), self._done_to, None
                carried_out = not refused and seen is not None and done_to is not None
                require(not carried_out or done_to == seen, f"{order} was for throw {seen}, and is done to {done_to}")
