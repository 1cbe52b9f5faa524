"""Sabotages of a shared table: bets are fixed before dice, a throw has one outcome, an order one round and throw."""

from __future__ import annotations

from harness.sabotage.sabotage import Sabotage

OF_TABLE = (
    Sabotage(
        "throw-before-the-list",
        "orders the throw of a round before it is journaled which bets count",
        "terminal/cabinet/hosting/moving.py",
        """            return _closing(hosting, now)
""",
        """            return _closing(hosting, now) or (
                (e.DiceCalled(next_throw(state.dice.throws, now), 2),) if state.dice.throw is None else ()
            )
""",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "throw-thrown-twice",
        "lets the second report of a throw decide another round's bets",
        "terminal/cabinet/devices.py",
        """    if throw != state.dice.throw:
        return tests.thrown(state, throw, dice)
""",
        "",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "list-changed-later",
        "takes another list of bets for a round whose list is fixed",
        "terminal/cabinet/hosting/reporting.py",
        '    if shown is None or (number, "closing") != (shown.round, shown.phase):\n',
        "    if shown is None:\n",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "order-carried-out-again",
        "carries out a dealer's signed order once more when the exchange shows it under a new number",
        "terminal/cabinet/hosting/consoles.py",
        "    repeated = any(key == report.key for _, key in state.hosting.given)\n",
        "    repeated = False\n",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "puck-moved-over-bets",
        "moves the puck of a shared table to OFF over another seat's bet that goes by the Point",
        "terminal/cabinet/hosting/puck.py",
        "    if hosting.cut_off or any(_hold(game, one) for one in hosting.bets):\n",
        "    if False:\n",
        {"shared table": "FAILED tests/cabinet/hosting/", "puck": "the puck is moved|its Point before round"},
    ),
    Sabotage(
        "game-changed-over-bets",
        "begins another game at a shared table while bets of the last round still lie",
        "terminal/cabinet/hosting/next_game.py",
        "for seat in taken if hosting.live or _lies(game, hosting, seat))",
        "for seat in taken if hosting.live)",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "round-opened-over-another",
        "lets the dealer open a round while another is under way",
        "terminal/cabinet/hosting/verbs.py",
        '    if hosting.live or (hosting.shown is not None and hosting.shown.phase == "choice"):\n',
        "    if False:\n",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "order-for-another-round",
        "carries out a dealer's order that was meant for another round",
        "terminal/cabinet/hosting/verbs.py",
        "    if number != hosting.rounds:\n",
        "    if False:\n",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "order-for-another-throw",
        "carries out a dealer's order that was meant for a void throw on the next one of the round",
        "terminal/cabinet/rounds/dealing.py",
        "    if command.throw not in (None, throw):\n",
        "    if False:\n",
        {"shared table": "FAILED tests/cabinet/hosting/", "late orders": "was for throw 1, and is done to 2"},
    ),
    Sabotage(
        "order-carried-out-twice",
        "carries out an order of a dealer's console each time that it is reported",
        "terminal/cabinet/hosting/consoles.py",
        "    if report.number <= state.hosting.orders:\n",
        "    if False:\n",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "decided-round-forgotten",
        "forgets a decided round when the next one opens, though the exchange may not have it",
        "terminal/cabinet/hosting/fold_hosting.py",
        "        before=state.hosting.shown,\n",
        "",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
    Sabotage(
        "result-booked-twice",
        "books the result of a seat again when it is reported again",
        "terminal/cabinet/hosting/reporting.py",
        "if one.round > noted.get(one.seat, 0))",
        "if noted is not None)",
        {"shared table": "FAILED tests/cabinet/hosting/"},
    ),
)
