"""Which certificates of a shared table end soon: one rule for cabinets, consoles and the list of the house's authority.

Time is an argument. A certificate of `ALWAYS`, which a machine makes itself, ends in the year 9999, and so never soon.
"""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from terminal.common.local_time import DAY_MS

SOON_DAYS = 60
"""The staff is warned this long before. A new certificate needs the authority's folder, which lies in a safe, and a
visit to the machine: two months leave time for both, also where a technician comes once a month.
"""


class Ends(msgspec.Struct, frozen=True):
    """The last instants of a party's own certificate and of its authority's, in milliseconds since 1970 in UTC."""

    own_ms: int
    authority_ms: int


class EndingSoon(msgspec.Struct, frozen=True):
    """The days, in UTC, on which certificates end soon or have ended; empty for one that does not need to be named."""

    own: str = ""
    authority: str = ""


def ends_soon(ends_ms: int, now_ms: int) -> bool:
    """Whether a certificate that ends then ends soon, or has ended."""
    return ends_ms - now_ms <= SOON_DAYS * DAY_MS


def ending_soon(ends: Ends, now_ms: int) -> EndingSoon:
    """The certificates that end soon. A party's own that ends with the authority's is not named: so would a new one."""
    authority = ends_soon(ends.authority_ms, now_ms)
    own = ends_soon(ends.own_ms, now_ms) and not (authority and ends.own_ms >= ends.authority_ms)
    return EndingSoon(day_of(ends.own_ms) if own else "", day_of(ends.authority_ms) if authority else "")


def milliseconds(instant: datetime) -> int:
    """An instant with a time zone, in milliseconds since 1970 in UTC."""
    return int(instant.timestamp()) * 1_000


def day_of(at_ms: int) -> str:
    """The day of an instant in UTC, such as ``2031-11-26``."""
    return datetime.fromtimestamp(at_ms // 1_000, UTC).date().isoformat()
