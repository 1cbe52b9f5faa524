"""Sabotages of the shared table's exchange: journaled before it is sent, durable before it is a yes."""

from __future__ import annotations

from harness.sabotage.of_evidence import APPEND, RUNTIME
from harness.sabotage.sabotage import Sabotage

SQLITE = "terminal/table/exchange/sqlite_exchange.py"
SQLITE_STATIONS = "terminal/table/exchange/sqlite_of_stations.py"
SQLITE_TABLE = "terminal/table/exchange/sqlite_of_table.py"
POSTGRESQL = "terminal/table/exchange/postgresql_functions.sql"

OLD_COPY = '        return refused("old_copy", cabinet=c)\n'

OF_EXCHANGE = (
    Sabotage(
        "seal-sent-before-journal",
        "sends a station's bets to the table before they are on the station's disk",
        RUNTIME,
        APPEND,
        "            sent = self.cabinet.orders(after)\n"
        '            self._dispatch.order({name: one for name, one in sent.items() if name == "dice"})\n' + APPEND,
        {"each instant": "FAILED tests/runtime/test_"},
    ),
    Sabotage(
        "seal-acknowledged-before-durable",
        "answers that bets are sealed before they are on the disk of the exchange",
        SQLITE,
        "            if request not in DISPLAYED:\n",
        "            if False:\n",
        {"exchange cuts": "FAILED tests/table/exchange/test_power_cuts"},
    ),
    Sabotage(
        "result-dropped-before-journal",
        "has the exchange give up a station's result before it is on the table's disk",
        "terminal/table/link/table_machine.py",
        "self._looks.next_to_take(self.handled)",
        "self._looks.next_to_take(self._reported)",
        {"links": "FAILED tests/table/link/test_table_machine"},
    ),
    Sabotage(
        "yes-from-reading",
        "confirms a seal that is said again without a commit of its own, which a standby would have to have",
        POSTGRESQL,
        "  PERFORM again();\n  RETURN answer(CASE WHEN (old.cabinet, old.digest, old.stake_cents)",
        "  RETURN answer(CASE WHEN (old.cabinet, old.digest, old.stake_cents)",
        {"server": "put_seal, said again, writes nothing|not_confirmed_before_a_standby"},
    ),
    Sabotage(
        "answer-to-another-order",
        "signs the answer to a dealer's order over its number alone, which the exchange may give again",
        "terminal/table/exchange/proving.py",
        "    return _content(number, key, refused)\n",
        "    return _content(number, refused)\n",
        {"exchange": "FAILED tests/table/exchange/test_contract"},
    ),
    Sabotage(
        "seat-taken-over",
        "gives a seat that a cabinet has to another one",
        SQLITE_STATIONS,
        "    if old is not None and old[0] != c:\n",
        "    if False:\n",
        {"exchange": "FAILED tests/table/exchange/test_contract"},
    ),
    Sabotage(
        "seat-taken-over-at-a-server",
        "gives a seat that a cabinet has to another one, where stations meet on a server",
        POSTGRESQL,
        "    RETURN refused('seat_taken', 'seat', s::text, 'cabinet', old.cabinet::text);\n",
        "    NULL;\n",
        {"exchange": "FAILED tests/table/exchange/test_contract"},
    ),
    Sabotage(
        "dead-process-takes-over",
        "takes what a dead process of a station has asked, and what comes late, for the last start of that station",
        SQLITE_STATIONS,
        "    if _is_behind(db, c, life, seq):\n" + OLD_COPY + "    if 0 < start < begun:",
        "    if 0 < start < begun:",
        {"exchange": "FAILED tests/table/exchange/test_contract"},
    ),
    Sabotage(
        "dead-process-takes-over-at-a-server",
        "takes what a dead process of a station has asked for its last start, where stations meet on a server",
        POSTGRESQL,
        "  ELSIF is_behind(c, l, has_seq) THEN",
        "  ELSIF false THEN",
        {"exchange": "FAILED tests/table/exchange/test_contract"},
    ),
    Sabotage(
        "seat-freed-though-its-station-was-back",
        "frees a seat, which is paid at the table, though its station was back since, and may have paid it out",
        SQLITE_TABLE,
        "if seen != (None, None) and _has_come_back(db, t, s, c, (life, *seen)):",
        "if False:",
        {"exchange": "FAILED tests/table/exchange/test_contract"},
    ),
    Sabotage(
        "seat-freed-though-its-station-was-back-at-a-server",
        "frees a seat though its station was back since, where stations meet on a server",
        POSTGRESQL,
        "IF seen_seq IS NOT NULL AND (CASE",
        "IF false AND (CASE",
        {"exchange": "FAILED tests/table/exchange/test_contract"},
    ),
    Sabotage(
        "old-copy-that-has-grown",
        "seats an old copy of a station's disk once it has more events than the journal that it lacks",
        "terminal/table/link/station_machine.py",
        "        if is_here:\n",
        "        if True:\n",
        {"links": "FAILED tests/table/link/test_station_machine"},
    ),
)
