"""Draws every picture anew: ``python -m assets.make``. The dice take some minutes, the rest a few seconds."""

from assets.chips import make_chips
from assets.dice import make_dice
from assets.felt import make_felt
from assets.logo import make_logo
from assets.puck import make_puck


def main() -> None:
    """Run each folder's script; the quick ones first."""
    for script in (make_chips, make_puck, make_felt, make_logo, make_dice):
        script.main()


if __name__ == "__main__":
    main()
