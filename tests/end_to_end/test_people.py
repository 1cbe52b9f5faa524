"""People sign in on a real cabinet, over a pulled plug, and their PINs stand in no file (V4, V5)."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.house import House

OWN, FIRST = "271828", "314159"


def signing(house: House) -> None:
    """People have to sign in at this cabinet."""
    text = house.param.read_text()
    assert "sign_in = key\n" in text
    house.param.write_text(text.replace("sign_in = key\n", "sign_in = key and pin\n"))


def turn(house: House, *orders: str) -> None:
    """Keys and doors are moved, and the cabinet has seen it."""
    for order in orders:
        house.hand(order)
        house.event("inputs_changed")


def files(folder: Path) -> bytes:
    """The content of every file of the cabinet."""
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


def test_the_first_operator_signs_in_again_after_the_plug_was_pulled_and_no_file_has_the_pin(house: House) -> None:
    signing(house)
    house.start()
    assert house.touch("end_period", number=1)["why"] == "key"
    turn(house, "key technician on")
    assert house.touch("add_person", name="Otto", role="operator", pin=OWN)["why"] == "logic_door"
    turn(house, "door logic open")
    assert house.touch("add_person", name="Otto", role="operator", pin="12345")["why"] == "pin"
    assert house.touch("add_person", name="Otto", role="operator", pin=OWN)["accepted"]
    assert house.touch("end_period", number=1)["why"] == "sign_in"
    assert house.touch("sign_in", name="Otto", pin=OWN)["accepted"]
    assert house.touch("add_person", name="Anna", role="attendant", pin=FIRST)["accepted"]
    house.kill()
    house.start()
    turn(house, "door logic close")
    assert house.touch("end_period", number=1)["why"] == "sign_in"
    assert house.touch("sign_in", name="Otto", pin=OWN)["accepted"]
    assert house.touch("end_period", number=1)["accepted"]
    assert house.end() == 0
    content = files(house.folder)
    assert b"argon2id:" in content
    for pin in (OWN, FIRST):
        assert pin.encode() not in content
