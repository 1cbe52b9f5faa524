"""Why a file could not be written, in the few kinds that a person can do something about."""

from __future__ import annotations

import errno
from typing import Literal

Kind = Literal["full", "gone", "read_only", "refused", "failed"]

_KINDS: dict[int, Kind] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "refused",
    errno.EPERM: "refused",
    errno.EIO: "gone",
    errno.ENODEV: "gone",
    errno.ENXIO: "gone",
    errno.ENOENT: "gone",
    errno.ENOTDIR: "gone",
    errno.ESTALE: "gone",
}


class ExportError(Exception):
    """A file was not written; nothing of it is left under its name."""

    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail
        """The system's own words."""


def from_system(error: OSError) -> ExportError:
    """What an error of the system means here."""
    return ExportError(_KINDS.get(error.errno or 0, "failed"), error.strerror or str(error))
