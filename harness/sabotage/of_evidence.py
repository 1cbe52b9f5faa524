"""Sabotages of the order: report, commit, orders, and only then is a device told that its report is handled."""

from __future__ import annotations

from harness.sabotage.sabotage import Sabotage

RUNTIME = "terminal/runtime/runtime.py"
COMMIT = "        if self.lock is None:\n            try:\n                self._commit(FromDevice(device, report))"
APPEND = "            seq = self._journal.append(rows, now.at_ms)\n"


def _handled_first(device: str, found_by: dict[str, str]) -> Sabotage:
    return Sabotage(
        f"{device}-handled-before-commit",
        f"has the {device} give up its evidence before the commit",
        RUNTIME,
        COMMIT,
        f'        if self.lock is None and device == "{device}":\n'
        f"            self._dispatch.handled(device, number)\n{COMMIT}",
        found_by,
    )


OF_EVIDENCE = (
    _handled_first("validator", {"simulation": "the validator has forgotten", "kills": "struck at|in the stacker"}),
    _handled_first("printer", {"simulation": "on paper"}),
    _handled_first("dice", {"simulation": "ordered again after it was handled"}),
    Sabotage(
        "link-handles-by-itself",
        "takes a report for handled as soon as it is told",
        "drivers/link.py",
        "            self._listener(*self._unreported[0])\n",
        "            self._handled = self._unreported[0][0]\n            self._listener(*self._unreported[0])\n",
        {"kills": "struck at|in the stacker"},
    ),
    Sabotage(
        "stacked-bill-acknowledged-at-once",
        "acknowledges a stacked bill to the validator before that is handled",
        "drivers/validator/id003.py",
        "        if not self._evidence or self.handled < self._evidence:\n",
        "        if not self._evidence:\n",
        {"kills": "struck at|in the stacker"},
    ),
    Sabotage(
        "ordered-before-append",
        "gives devices their orders before the event is on the disk",
        RUNTIME,
        APPEND,
        "            self._dispatch.order(self.cabinet.orders(after))\n" + APPEND,
        {"simulation": "paper|printed|stacker"},
    ),
    Sabotage(
        "events-written-one-by-one",
        "writes what one command makes happen event by event, so that a cut leaves a part of it",
        RUNTIME,
        APPEND,
        "            for row in rows:\n                seq = self._journal.append([row], now.at_ms)\n",
        {"cuts": r"event \d+ never happened"},
    ),
    Sabotage(
        "shown-before-append",
        "shows an event before it is on the disk",
        RUNTIME,
        APPEND,
        "            for watcher in self._watchers:\n"
        "                watcher.shown(after, happened, self._journal.seq + len(rows))\n" + APPEND,
        {
            "simulation": "was shown|copy . (ends|is bad)|follows event",
            "cuts": "was reported as durable|copy . (ends|is bad)",
        },
    ),
    Sabotage(
        "ticket-printed-again-after-a-start",
        "takes a ticket of before a start for one that was never sent",
        "drivers/printer/tcl.py",
        "sent=not self._surely_new(ticket)",
        "sent=False",
        {"kills": "printed more than once"},
    ),
)
