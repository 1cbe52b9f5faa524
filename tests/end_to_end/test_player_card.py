"""A player's card in the real program: reader, rig, journal and a power cut; its number is nowhere on the disk."""

from __future__ import annotations

from pathlib import Path

from drivers.simulated.card_reader import CARDS
from terminal.cabinet.events import PlayerLoggedIn, PlayerNamed
from tests.end_to_end.house import House


def with_reader(house: House) -> None:
    """Let the parameters name the reader, and let players be remembered."""
    reader = f"cards = boxman {house.folder}/rig/cards\n"
    rules = "[player]\ncard_memory = yes\ncard_prefix = 600999\n"
    lines = house.param.read_text().replace("[devices]\n", f"[devices]\n{reader}", 1)
    assert reader in lines
    house.param.write_text(lines + rules)


def files_with(folder: Path, text: str) -> list[Path]:
    """The files under the folder that contain this text; ports are no files."""
    return [path for path in folder.rglob("*") if path.is_file() and text.encode() in path.read_bytes()]


def test_a_card_logs_in_over_a_power_cut_and_its_number_is_nowhere_on_the_disk(house: House) -> None:
    with_reader(house)
    house.start()
    house.until_ready("cards")
    house.feed(20)
    house.hand("card in bank")
    house.event("card_refused")
    house.hand("card out")
    house.hand("card in 1")
    house.until(lambda state: state["card_asks"] == "consent")
    house.do("answer_consent", remember=True, pin="4711")
    house.event("player_named")
    card = house.state["card"]
    house.do("place", bet="field", amount="1.00")
    house.kill()

    house.start()
    house.until_ready("cards")
    assert (house.state["card"], house.state["credit"]) == (card, "20.00")
    house.hand("card out")
    house.until(lambda state: state["card"] == "")
    house.hand("card in 1")
    house.until(lambda state: state["card_asks"] == "pin")
    house.do("enter_card_pin", pin="4711")
    assert house.state["card"] == card
    house.hand("unplug cards")
    house.until_lost("cards")
    house.throw(3, 4)
    house.hand("plug cards")
    house.until_ready("cards")
    house.hand("card out")
    house.until(lambda state: state["card"] == "")
    house.cash_out()
    assert [event.card for event in house.events(PlayerLoggedIn)] == [card, card]
    assert [event.name for event in house.events(PlayerNamed)] == ["Anna"]
    assert house.end() == 0

    assert files_with(house.folder, '"Anna"'), "what is kept by consent is found, so that a number would be found too"
    for one in CARDS.values():
        assert files_with(house.folder, one.number) == []
    assert files_with(house.folder, "MILLER") == []
