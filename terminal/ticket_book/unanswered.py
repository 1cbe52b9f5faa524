"""Which of the requests of an order are still to be answered: each one once, for as long as the order names it."""

from __future__ import annotations

from drivers.ports.authority import AuthorityOrder, Request


class Unanswered:
    """What the cabinet wants, less what it has been told. Without a thread, a clock or a file."""

    def __init__(self) -> None:
        self._order = AuthorityOrder()
        self._answered: tuple[Request, ...] = ()

    def want(self, order: AuthorityOrder) -> None:
        """Replace the order. A request that it no longer names may be made anew later."""
        self._order = order
        self._answered = tuple(one for one in self._answered if one in order.requests)

    def next(self) -> Request | None:
        """The oldest request that is not answered yet."""
        return next((one for one in self._order.requests if one not in self._answered), None)

    def answered(self, request: Request) -> None:
        """This one has its answer; one that the order has dropped meanwhile needs none."""
        if request in self._order.requests:
            self._answered = (*self._answered, request)
