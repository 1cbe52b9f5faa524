"""Sabotages of a shared table with its stations: what is bet and thrown there is the same for all, and played once."""

from __future__ import annotations

from harness.sabotage.sabotage import Sabotage

FOLLOWING = "terminal/cabinet/at_table/following.py"
SQLITE_TABLE = "terminal/table/exchange/sqlite_of_table.py"
SQLITE_STATIONS = "terminal/table/exchange/sqlite_of_stations.py"

OF_STATIONS = (
    Sabotage(
        "bets-voided-by-one",
        "lets one person alone void the bets about which a station and its table disagree",
        "terminal/cabinet/at_table/voiding.py",
        "    verify_second_person(profile, state, RIGHT)\n",
        "",
        {"station": "FAILED tests/cabinet/at_table/"},
    ),
    Sabotage(
        "commission-kept",
        "keeps the commission of bets that are void",
        "terminal/cabinet/at_table/voiding.py",
        "    return {**in_this_round, **kind_of(state.table).refundable(state.table)}\n",
        "    return {}\n",
        {"station": "FAILED tests/cabinet/at_table/"},
    ),
    Sabotage(
        "late-chips-played",
        "plays the chips that came too late as if they counted",
        FOLLOWING,
        "    if not here.differs(felt):\n        return\n    record =",
        "    if here.differs(felt) or not here.differs(felt):\n        return\n    record =",
        {"tables": r"is played, \{.*\} counts"},
    ),
    Sabotage(
        "late-seal-accepted",
        "takes a seal at the exchange after it is fixed which bets count",
        SQLITE_STATIONS,
        '    if row[0] is not None:\n        return Answer("late")\n',
        "",
        {"tables": "was answered sealed|it disagrees with the table|the exchange has"},
    ),
    Sabotage(
        "first-seal-fixed",
        "fixes the bets that a seat has sealed first, not last",
        SQLITE_TABLE,
        '            "SELECT seat, max(version) FROM seal WHERE table_id=? AND round=? GROUP BY seat", (t, r)\n',
        '            "SELECT seat, min(version) FROM seal WHERE table_id=? AND round=? GROUP BY seat", (t, r)\n',
        {"tables": "the table stands|are left"},
    ),
    Sabotage(
        "throws-numbered-by-round",
        "numbers the throws of a table by its rounds, so that a void one gives its number to the next",
        "terminal/cabinet/hosting/moving.py",
        "    return (e.DiceCalled(next_throw(state.dice.throws, now), count),)\n",
        "    return (e.DiceCalled(1 + hosting.rounds // 2, count),)\n",
        {"tables": r"throw \d+ is (of round|ordered again)"},
    ),
    Sabotage(
        "puck-not-followed",
        "lets a station that joins a hand keep its own puck",
        FOLLOWING,
        "    if other_game or comparing.agrees_on_puck(state, shown):\n        return",
        "    if True:\n        return",
        {"tables": "its Point before round|it disagrees with the table"},
    ),
    Sabotage(
        "dice-passed-with-a-point",
        "gives the dice to another seat in each round, with a Point or without",
        "terminal/cabinet/hosting/shooting.py",
        "    if state.felt.point:\n        return shooter\n"
        "    if shooter is not None and shooter in hosting.heard and not hosting.hand_over:\n",
        "    if False:\n",
        {"tables": "the hand is not over|shoots for the Point"},
    ),
    Sabotage(
        "silent-station-waited-for",
        "waits for the last seal of every station, however long it is cut off",
        "terminal/cabinet/hosting/moving.py",
        "    complete = bool(hosting.heard) and all(seat in hosting.seals.final for seat in hosting.heard)\n"
        "    if hosting.closes or not (complete or _over(hosting, now)):\n",
        "    complete = all(one.seat in hosting.seals.final for one in hosting.seats)\n"
        "    if hosting.closes or not complete:\n",
        {"tables": "the table stands in round"},
    ),
    Sabotage(
        "losses-not-reported",
        "reports to the table that nobody has lost anything",
        "terminal/cabinet/at_table/fold_at_table.py",
        "    return _with(after, won_cents=at.won_cents + won_cents, lost_cents=at.lost_cents + lost_cents)\n",
        "    return _with(after, won_cents=at.won_cents + won_cents)\n",
        {"tables": "it reports"},
    ),
)
