"""Big Shot in the real program, from a Param.ini that names only its sheet, with a power cut in the choice."""

from __future__ import annotations

from tests.end_to_end.house import House


def test_a_round_with_three_dice_a_power_cut_in_the_choice_and_the_fourth_die(house: House) -> None:
    with house.param.open("a") as param:
        param.write("[game]\nsheet = big-shot-baden\n")
    house.start()
    house.feed(20)
    house.do("place", bet="number@6", amount="5.00")
    house.hand("dice 6 6 6")
    house.do("roll")
    house.until(lambda state: state["waits_for"] == "choice")
    house.kill()
    house.start()
    assert (house.state["waits_for"], house.state["bets"]) == ("choice", {"number@6": "5.00"})
    assert house.touch("roll")["why"] == "decision_open"
    house.hand("dice 6")
    house.do("choose", choice="big_shot", alternative="risk")
    settled = house.until(lambda state: not state["bets"])
    assert settled["credit"] == "270.00"  # 15.00, the stake and 50 times as much
