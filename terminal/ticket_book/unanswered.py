"""The requests of an order that are not answered yet: each is answered once, as long as the order contains it."""

from __future__ import annotations

from drivers.ports.authority import AuthorityOrder, Request


class Unanswered:
    """The requests of the current order, minus those answered. Without thread, clock or file."""

    def __init__(self) -> None:
        self._order = AuthorityOrder()
        self._answered: tuple[Request, ...] = ()

    def want(self, order: AuthorityOrder) -> None:
        """Replace the order. A request that it no longer contains may be made again later."""
        self._order = order
        self._answered = tuple(one for one in self._answered if one in order.requests)

    def next(self) -> Request | None:
        """The oldest request without an answer."""
        return next((one for one in self._order.requests if one not in self._answered), None)

    def answered(self, request: Request) -> None:
        """This request has its answer; it may have been dropped from the order meanwhile."""
        if request in self._order.requests:
            self._answered = (*self._answered, request)
