"""Draws the point marker's sides, and the lammer for bets that are off: ``python -m assets.puck.make_puck``."""

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from assets.paint import OVERSAMPLING, Point, blurred, disc, lay, ramp, reduce, ring, save, sheet, within
from assets.palette import WIN_GREEN, Colour, mix

FOLDER: Final = Path(__file__).parent
LETTERING: Final = FOLDER.parent / "fonts" / "BebasNeue-Bold.otf"
LARGE: Final = (160 * OVERSAMPLING, 160 * OVERSAMPLING)
CENTRE: Final[Point] = (LARGE[0] / 2, LARGE[1] / 2)
RIM: Final = 77.0 * OVERSAMPLING
FACE: Final = 64.0 * OVERSAMPLING
GROOVE: Final = 56.0 * OVERSAMPLING
LAMMER: Final = 71.0 * OVERSAMPLING
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)
LIT_GREEN: Final = mix(WIN_GREEN, (40, 255, 120), 0.5)


def slope(puck: Image.Image, inner: float, outer: float, strength: float, raised: bool) -> None:
    """A conical ring between two circles: lit on the upper left if it falls outwards, else on the lower right."""
    lit = ramp(LARGE)
    if not raised:
        lit = lit.point(lambda level: 255 - level)
    zone = ring(LARGE, CENTRE, inner, outer)
    lay(puck, WHITE, within(zone, lit.point(lambda level: max(0, level - 118) * 255 // 137)), strength)
    lay(puck, BLACK, within(zone, lit.point(lambda level: max(0, 138 - level) * 255 // 138)), strength)


def letter(puck: Image.Image, word: str, ink: Colour, lip: Colour, height: int = 74) -> None:
    """Cut the word into the face: the ink, and a thin light along the lower right of every stroke."""
    font = ImageFont.truetype(str(LETTERING), height * OVERSAMPLING)
    mask = Image.new("L", LARGE)
    place = (CENTRE[0], CENTRE[1] + 2 * OVERSAMPLING)
    ImageDraw.Draw(mask).text(place, word, font=font, fill=255, anchor="mm")
    shifted = Image.new("L", LARGE)
    shifted.paste(mask, (OVERSAMPLING, OVERSAMPLING))
    lay(puck, lip, shifted, 0.55)
    lay(puck, ink, mask)


def side(word: str, plastic: Colour, ink: Colour) -> Image.Image:
    """One side of the puck: a thick disc with a bevelled rim, a sunk groove and a domed face."""
    unit = OVERSAMPLING
    puck = sheet(LARGE)
    body = disc(LARGE, CENTRE, RIM)
    lay(puck, plastic, body)
    dark = sum(plastic) < 380
    slope(puck, FACE, RIM, 0.42 if dark else 0.34, raised=True)
    lay(puck, BLACK, ring(LARGE, CENTRE, RIM - 1.4 * unit, RIM), 0.5)
    lay(
        puck,
        WHITE,
        within(blurred(ring(LARGE, CENTRE, FACE - 1.0 * unit, FACE + 0.8 * unit), 0.5 * unit), ramp(LARGE)),
        0.75,
    )
    slope(puck, GROOVE - 1.6 * unit, GROOVE + 1.6 * unit, 0.5, raised=False)
    lay(puck, ink, ring(LARGE, CENTRE, GROOVE - 0.7 * unit, GROOVE + 0.7 * unit), 0.55)
    gloss = blurred(disc(LARGE, (CENTRE[0] - 20 * unit, CENTRE[1] - 34 * unit), 40 * unit), 16 * unit)
    lay(puck, WHITE, within(gloss, disc(LARGE, CENTRE, FACE - unit)), 0.2 if dark else 0.5)
    letter(puck, word, ink, mix(plastic, WHITE, 0.5))
    shade = ramp(LARGE).point(lambda level: max(0, 120 - level))
    lay(puck, BLACK, within(body, shade), 0.45 if dark else 0.3)
    return reduce(puck)


def lammer(word: str, plastic: Colour, ink: Colour) -> Image.Image:
    """A thin flat disc with its shadow on what it lies on: no dome, one line of ink round a word that fills it."""
    unit = OVERSAMPLING
    disc_mask = disc(LARGE, CENTRE, LAMMER)
    picture = sheet(LARGE)
    shadow = blurred(disc(LARGE, (CENTRE[0] + 3 * unit, CENTRE[1] + 5 * unit), LAMMER), 3.5 * unit)
    lay(picture, BLACK, shadow, 0.55)
    lay(picture, plastic, disc_mask)
    slope(picture, LAMMER - 4 * unit, LAMMER, 0.5, raised=True)
    lay(picture, ink, ring(LARGE, CENTRE, LAMMER - 8.5 * unit, LAMMER - 4.5 * unit), 0.9)
    gloss = blurred(disc(LARGE, (CENTRE[0] - 18 * unit, CENTRE[1] - 30 * unit), 38 * unit), 16 * unit)
    lay(picture, WHITE, within(gloss, disc(LARGE, CENTRE, LAMMER - 10 * unit)), 0.12)
    letter(picture, word, ink, mix(plastic, WHITE, 0.3), 82)
    return reduce(picture)


def main() -> None:
    """Draw both sides, each lit green too, and the lammer."""
    save(side("OFF", (26, 27, 30), (250, 248, 242)), FOLDER / "puck-off.png")
    save(side("OFF", LIT_GREEN, (4, 26, 14)), FOLDER / "puck-off-green.png")
    save(side("ON", LIT_GREEN, (4, 26, 14)), FOLDER / "puck-on-green.png")
    save(side("ON", (240, 238, 230), (18, 18, 20)), FOLDER / "puck-on.png")
    save(lammer("OFF", (20, 20, 22), (250, 248, 242)), FOLDER / "lammer-off.png")


if __name__ == "__main__":
    main()
