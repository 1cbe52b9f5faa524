"""The bundled fonts can write every language of the terminal and stand in columns; their licences go along."""

from pathlib import Path

import pytest
from PIL import ImageFont

FOLDER = Path(__file__).parents[2] / "assets" / "fonts"
FONTS = sorted(FOLDER.glob("*.otf"))
LETTERS = "čšžČŠŽąćęłńóśźżĄĆĘŁŃÓŚŹŻ0123456789€£$½\u00d7\u2013\u2019"


def test_both_families_are_bundled_with_their_licence() -> None:
    families = {path.stem.partition("-")[0] for path in FONTS}
    assert families == {"Inter", "BebasNeue"}
    for family in families:
        assert "SIL OPEN FONT LICENSE Version 1.1" in (FOLDER / f"OFL-{family}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_a_font_has_a_sign_for_every_letter_of_slovene_and_polish(path: Path) -> None:
    font = ImageFont.truetype(str(path), 40)
    absent = bytes(font.getmask("\U0010fffd"))
    assert [letter for letter in LETTERS if bytes(font.getmask(letter)) == absent] == []


@pytest.mark.parametrize("path", [path for path in FONTS if path.stem.startswith("Inter")], ids=lambda path: path.stem)
def test_the_figures_of_the_text_face_have_equal_widths_with_tnum(path: Path) -> None:
    font = ImageFont.truetype(str(path), 40)
    widths = [font.getlength(figure, features=["tnum"]) for figure in "0123456789"]
    assert max(widths) - min(widths) < 0.1
