"""What is exempt from a rule of these looks, and why. Nothing is exempt anywhere else in them.

Each exemption has a limit of its own where one can be measured, so that it does not grow.
"""

from __future__ import annotations

# The least size of letters (touched.py) -------------------------------------------------------------------------------

SMALL_PRINT = {
    "FeltTabs": 17,
    "Felt": 14,
    "ChipStack": 17,
    "WinPlate": 14,
    "MiniFelt": 12,
}
"""The least size of letters there, in pixels on a screen of the design's size.

FeltTabs: how much lies beneath a tab, under its title; the tab opens it, and it is spoken.
Felt: names, pays and limits are printed as on a table's cloth, each within its field; the option of larger text
enlarges them (felt.py), and a field's card, a second's touch away, says all of it in letters of full size.
ChipStack: the amount of a bet, no wider than a chip; the field's card and the credit bar say it, too.
WinPlate: how a win came about, such as ``10 x 1:1``, on a plate as narrow as the chips; the line says the whole win.
MiniFelt: a picture of a felt, for orientation; where even these would be too small it has none.
"""

# Contrast (seen.py) ---------------------------------------------------------------------------------------------------

MIN_GREYED = 3.0
"""For fields and buttons that are not open now: they have to recede, and a touch says why. WCAG exempts them."""

# Touches that meet (touched.py) ---------------------------------------------------------------------------------------

ON_ANOTHER = {
    frozenset({"Pass Line", "Pass Line Odds"}),
    frozenset({"Don't Pass", "Don't Pass Odds"}),
    *(frozenset({"Horn Bet", f"Horn {total}"}) for total in (2, 3, 11, 12)),
}
"""Fields that lie on another one, as on a table's cloth: the lower one has room enough beside them."""
BENEATH_PATTERN = ("'Next pattern' and", "'1 of 14: Red' and")
"""A test pattern covers the screen without a gap, and any touch of it turns to the next one: so do its two buttons."""

# The chosen text size (felt.py) ---------------------------------------------------------------------------------------

TO, TIMES = "\N{EN DASH}", "\N{MULTIPLICATION SIGN}"
NO_ROOM = {
    ("lucky_all", "Roll 'Em All"),
    ("lucky_all", "155 to 1"),
    ("field", "Double"),
    ("small", f"2{TO}6  1 to 1"),
    ("big", f"8{TO}12  1 to 1"),
    ("place@8", "+14"),
    ("place@8", f"12 {TIMES} 7:6"),
    ("total@2", "30 to 1"),
    ("total@3", "15 to 1"),
    ("total@11", "15 to 1"),
}
"""What fills its field as it is, on one of the felts at least, and so is no larger in the largest text."""
LIMITS_WITHOUT_ROOM = ("lay", "total", "seven", "any_craps", "c_and_e")
"""Fields on which the bet limits stand beside the pay and have no room to grow."""
LIMITS_UNDER_CHIPS = {f"1{TO}100", f"1{TO}500"}
"""The limits of a field give way to chips that lie on it."""
MAX_COVERED = 0.15
"""So much of a text's place may lie under the rim of a chip: its letters are lower than the place of their line."""
