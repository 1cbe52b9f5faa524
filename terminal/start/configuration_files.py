"""Signs the configuration of a running terminal with the cabinet's own key, and knows whose it may import."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from terminal.cabinet.commands import ExportConfiguration
from terminal.cabinet.events import SignedFile
from terminal.ini import ini
from terminal.rules.refusal import Refusal
from terminal.runtime.runtime import Runtime
from terminal.settings import configuration, signing_keys
from terminal.settings.found_configurations import Finder

SECOND_MS = 1_000


class ConfigurationFiles:
    """The cabinet's key lies beside its journal."""

    def __init__(self, runtime: Runtime, journal: Path, root: Path, now_ms: Callable[[], int]) -> None:
        """`root` is the folder to which the folder of trusted keys is relative."""
        self._runtime = runtime
        self._own_key = journal.with_name(signing_keys.OWN_KEY)
        self._root = root
        self._now_ms = now_ms

    @property
    def finder(self) -> Finder:
        """Finds and verifies configurations that this cabinet may import."""
        profile = self._runtime.cabinet.in_force(self._runtime.state).profile
        return Finder(self._root / profile.trusted_keys, self._own_key)

    def signed(self) -> bytes:
        """The parameters in force as a signed file, after the journal has recorded it. Raises Refusal.

        The first time the cabinet makes its key, which is nothing that has to be undone if the export is refused.
        """
        from terminal.verification import ed25519  # only now: a start does without this library

        written = self._runtime.cabinet.in_force(self._runtime.state).profile.as_written()
        try:
            seed = signing_keys.own_seed(self._own_key)
        except ini.IniError as error:
            raise Refusal("signing_key", "The cabinet's key cannot be used: {why}.", why=error.message) from error
        signed_ms = self._now_ms() // SECOND_MS * SECOND_MS  # as the file says it
        content = configuration.signed(written, signed_ms, seed)
        key = configuration.fingerprint(ed25519.public_key(seed))
        file = SignedFile(key, sha256(content).hexdigest(), signed_ms)
        refusal = self._runtime.touch(ExportConfiguration(file))
        if refusal is not None:
            raise refusal
        return content
