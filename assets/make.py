"""Makes every picture and sound again: ``python -m assets.make``. The dice take ten minutes, the rest some seconds."""

from assets.attract import make_attract
from assets.chips import make_chips
from assets.dice import make_dice, make_large
from assets.felt import make_felt
from assets.flags import make_flags
from assets.hazard import make_hazard
from assets.icons import make_icons
from assets.logo import make_logo
from assets.puck import make_puck
from assets.sounds import make_sounds
from assets.wins import make_wins


def main() -> None:
    """Run each folder's script; the quick ones first."""
    quick = (make_sounds, make_chips, make_puck, make_felt, make_hazard, make_logo, make_flags, make_icons, make_wins)
    for script in (*quick, make_attract, make_dice, make_large):
        script.main()


if __name__ == "__main__":
    main()
