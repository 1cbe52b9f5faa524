"""The bar that shows how far a long command has come: on a terminal, and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Never

if TYPE_CHECKING:
    from tqdm import tqdm


def progress_bar(total: int, unit: str, meaning: str = "") -> tqdm[Never]:
    """Show a bar until it is left as a context; where standard error is a file or a pipe, show nothing."""
    from tqdm import tqdm

    return tqdm(total=total, unit=unit, unit_scale=True, desc=meaning or None, leave=False, disable=None)
