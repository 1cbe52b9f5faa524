"""The way back of a staff page is at the same place on every page: one item has it, and places it itself."""

from __future__ import annotations

from terminal.common.places import ROOT

OPERATOR = ROOT / "terminal/screens/qml/Boxman/Operator"


def test_no_staff_page_has_a_way_back_of_its_own() -> None:
    pages = {path.name: path.read_text() for path in OPERATOR.glob("*.qml")}
    assert [name for name, text in pages.items() if "menu.back()" in text or 'qsTr("Back")' in text] == [
        "StaffHead.qml"
    ]
    heads = {name: text.partition("StaffHead {")[2] for name, text in pages.items() if "StaffHead {" in text}
    assert heads.keys() == {"StaffPage.qml", "GamePage.qml"}
    for name, text in heads.items():
        own = text.partition(" {\n")[0]
        assert not any(f"\n        {key}:" in own for key in ("x", "y", "width", "height")), name
