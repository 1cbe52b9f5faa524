"""How a process reaches the exchange of its table: a file, or a server, with its own keys."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from drivers.ports.message import Message, message
from terminal.common.certificate_ends import Ends, ending_soon, milliseconds
from terminal.table.exchange.exchange import ExchangeRefused, LineGone
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.exchange.stored import StoredExchange
from terminal.table.keys.folders import ends_of, load, make_for_one_machine
from terminal.table.keys.parties import Party
from terminal.table.keys.proofs import Keys
from terminal.table.keys.refusals import KeysError

SERVER = ("postgresql://", "postgres://")


class Opening:
    """Opens the exchange in the name of a party, as often as it is asked: always as the same start of a station."""

    def __init__(
        self, address: str, party: Party, keys: Path, now: Callable[[], datetime], *, root: Path, house: str
    ) -> None:
        """`address` and `keys` as the parameters say: paths are relative to `root`. `house` is the house's name."""
        self._address = address
        self._party = party
        self._folder = root / keys
        self._now = now
        self._root = root
        self._house = house
        self._keys: Keys | None = None

    @property
    def is_on_a_server(self) -> bool:
        """Whether the exchange is on a server; else all stations are on this machine."""
        return self._address.startswith(SERVER)

    @property
    def party(self) -> Party:
        """In whose name the exchange is opened."""
        return self._party

    def ends(self) -> Ends | None:
        """When the certificates that are in the party's folder now end; None while it has none that can be read."""
        try:
            return ends_of(self._folder, self._party)
        except KeysError:  # whoever opens the exchange is told what is wrong
            return None

    def ending_soon(self) -> tuple[Message, ...]:
        """What to say of certificates that end soon, sentence by sentence: for those who have no journal."""
        ends = self.ends()
        if ends is None:
            return ()
        soon = ending_soon(ends, milliseconds(self._now()))
        says: list[Message] = []
        if soon.own:
            says += message("keys.ends", who=self._party.login, day=soon.own), message("keys.renew")
        if soon.authority:
            says += message("keys.authority_ends", day=soon.authority), message("keys.renew_authority")
        return tuple(says)

    def __call__(self) -> StoredExchange:
        """Open it. Raises ExchangeRefused, also if the keys are missing or wrong, and LineGone."""
        keys = self._proven()
        if self.is_on_a_server:
            return self._on_server(keys)
        path = self._root / self._address
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise LineGone(message("exchange.line_gone", error=str(error.strerror))) from error
        return SqliteExchange(path, self._party.table, keys)

    def _on_server(self, keys: Keys) -> StoredExchange:
        from terminal.table.exchange.postgresql_exchange import PostgresqlExchange  # only here: it loads slowly
        from terminal.table.exchange.postgresql_logins import proven_by

        return PostgresqlExchange(proven_by(self._folder, self._party, self._address), self._party.table, keys)

    def _proven(self) -> Keys:
        """The keys of the party. On one machine, those that are missing are made; a house gives those for a server."""
        if self._keys is None:
            try:
                if not self.is_on_a_server:
                    make_for_one_machine(self._folder, self._house, [self._party])
                self._keys = load(self._folder, [self._party], self._now())
            except KeysError as error:
                raise ExchangeRefused(error.say) from error
        return self._keys
