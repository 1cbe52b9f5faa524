"""The states of the staff's page of parameters."""

from __future__ import annotations

from drivers import ports
from harness.shots.play_states import PLAYER
from harness.shots.steps import READY, Curtain, Says, Scene, Steps, Tap

KEY = Says("board", ports.BoardInputs((), ("technician",)))
INSIDE = Says("board", ports.BoardInputs(("logic",), ("technician",)))
OPEN: Steps = (*READY, Curtain(), KEY, Tap("Set-up"), Tap("Parameters"))


def typed(letters: str) -> Steps:
    """Type this on the pad."""
    return tuple(Tap("Decimal point" if one == "." else f"Digit {one}") for one in letters)


NUMBER: Steps = (Tap("Game"), Tap("Change game.bet_seconds"), Tap("Clear the number"), *typed("30"))
CITY: Steps = (
    Tap("Cabinet"),
    Tap("Change cabinet.city"),
    Tap("Clear the line"),
    *(Tap(f"Key {one}") for one in ("e", "l", "k", "o")),
)
LIMIT: Steps = (Tap("Money"), Tap("Change money.credit_limit"), Tap("Clear the number"), *typed("500.00"), Tap("Done"))

PARAMETERS: dict[str, Scene] = {
    "parameters": Scene("The list of all parameters.", OPEN),
    "parameters-money": Scene("The parameters of money.", (*OPEN, Tap("Money"))),
    "parameters-search": Scene(
        "A parameter is searched for.",
        (*OPEN, Tap("Search"), *(Tap(f"Key {one}") for one in "volume")),
    ),
    "parameters-found": Scene(
        "What is found.", (*OPEN, Tap("Search"), *(Tap(f"Key {one}") for one in "volume"), Tap("Search"))
    ),
    "parameters-presets": Scene("The presets of jurisdictions.", (*OPEN, Tap("Presets"))),
    "parameters-configuration": Scene(
        "Signed configurations on a stick: one that can be imported, and why the others cannot.",
        (*OPEN, Tap("Configuration")),
    ),
    "parameters-import": Scene(
        "The draft of an import, to which a second person has to agree.",
        (
            *(*READY, Curtain(), INSIDE, Tap("Set-up"), Tap("Parameters"), Tap("Configuration")),
            Tap("Import boxman-00000001-configuration-20260920-083000.boxman"),
        ),
    ),
    "parameter-number": Scene("A number is entered.", (*OPEN, *NUMBER)),
    "parameter-wrong": Scene("A number that is too large is not taken.", (*OPEN, *NUMBER, *typed("00"))),
    "parameter-text": Scene("A text is entered.", (*OPEN, *CITY)),
    "parameter-time": Scene("A time of day is entered.", (*OPEN, Tap("Cabinet"), Tap("Change cabinet.day_begins"))),
    "parameter-choice": Scene("One of several is chosen.", (*OPEN, Tap("Game"), Tap("Change game.mode"), Tap("auto"))),
    "parameter-several": Scene(
        "Several are chosen.", (*OPEN, Tap("Screen"), Tap("Change screen.languages"), Tap("fr"), Tap("it"))
    ),
    "parameter-list": Scene("A list of amounts.", (*OPEN, Tap("Game"), Tap("Change game.chips"), *typed("50.00"))),
    "parameter-dated": Scene(
        "Amounts with the days from which they apply.",
        (
            *OPEN,
            Tap("Money"),
            Tap("Next page"),
            Tap("Change money.attended_limit"),
            *typed("2500.00"),
            Tap("From the day"),
            *typed("20270101"),
        ),
    ),
    "parameter-day": Scene(
        "The last day of something is entered.",
        (*OPEN, Tap("Access"), Tap("Change access.ram_clear"), *typed("2026092")),
    ),
    "parameter-draft": Scene(
        "A draft whose requirements are not met: a player has credit, and the logic door is shut.",
        (*PLAYER, Curtain(), KEY, Tap("Set-up"), Tap("Parameters"), *LIMIT),
    ),
    "parameter-limit": Scene(
        "A limit of the table that its par sheet does not allow.",
        (
            *(*READY, Curtain(), INSIDE, Tap("Set-up"), Tap("Parameters"), Tap("Limits")),
            *(Tap("Change limits.table_max"), Tap("Clear the number"), *typed("900.00"), Tap("Done")),
        ),
    ),
    "parameter-ready": Scene(
        "A draft that can be applied.",
        (*READY, Curtain(), INSIDE, Tap("Set-up"), Tap("Parameters"), *LIMIT),
    ),
}
