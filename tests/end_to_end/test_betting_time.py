"""Auto mode in the real program: the clock closes the bets, without any touch."""

from __future__ import annotations

from tests.end_to_end.house import House


def in_auto_mode(house: House) -> House:
    """The house with the shortest betting time that there is."""
    with house.param.open("a") as param:
        param.write("[game]\nmode = auto\nbet_seconds = 5\n")
    return house


def test_the_clock_closes_the_bets_throws_and_opens_them_again(house: House) -> None:
    in_auto_mode(house).start()
    house.feed(20)
    house.do("place", bet="field", amount="5.00")
    house.hand("dice 1 1")
    called = house.event("dice_called")
    assert (called["events"], called["bets"]) == (["dice_called"], {"field": "5.00"})
    settled = house.event("dice_settled")
    assert settled["events"] == ["dice_settled", "betting_opened"]
    assert settled["credit"] == "30.00"


def test_a_reserved_station_and_the_options_outlive_a_power_cut(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("set_option", name="text_scale", value="130")
    house.do("reserve", pin="4711")
    house.kill()
    house.start()
    assert (house.state["reserved"], house.state["options"]) == (True, {"text_scale": "130"})
    assert house.touch("cash_out")["why"] == "reserved"
    house.do("return", pin="0000")
    assert house.state["reserved"]
    house.do("return", pin="4711")
    house.cash_out()
    house.do("end_session")
    assert house.state["options"] == {}
