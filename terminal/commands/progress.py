"""The progress bar of long commands, shown only on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Never

if TYPE_CHECKING:
    from tqdm import tqdm


def progress_bar(total: int, unit: str, meaning: str = "") -> tqdm[Never]:
    """Show a bar while the context is open; nothing if standard error is a file or a pipe."""
    from tqdm import tqdm

    return tqdm(total=total, unit=unit, unit_scale=True, desc=meaning or None, leave=False, disable=None)
