"""Memory and processor time of a process, as Linux reports them (proc(5))."""

from __future__ import annotations

import os
from pathlib import Path

_UTIME, _STIME = 13, 14
"""Fields of ``/proc/PID/stat``, counted from 0: clock ticks in the program and in the kernel for it, all threads."""


def rss_mb(pid: int | str) -> float:
    """Return the resident memory in MiB, including libraries."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    (kilobytes,) = (line.split()[1] for line in lines if line.startswith("VmRSS:"))
    return int(kilobytes) / 1024


def cpu_s(pid: int) -> float:
    """Return the processor time of the process so far."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    after_name = stat.rpartition(")")[2].split()  # the name may contain blanks; it is field 1, the state field 2
    ticks = int(after_name[_UTIME - 2]) + int(after_name[_STIME - 2])
    return ticks / os.sysconf("SC_CLK_TCK")
