"""Whole conversations on the two line protocols, by section 11 of dice/PROTOCOL.md and section 2 of board/PROTOCOL.md.

Lines are written here without their checksum.
"""

from __future__ import annotations

import pytest

from drivers.board.board import BoardMachine
from drivers.dice.generator import DiceMachine
from drivers.framing import LineReader, write_line
from drivers.machine import AnyMachine
from drivers.ports import BoardOrder, DiceOrder, Lamp, Order
from tests.drivers.conversation import Conversation, lines

ORDERS: dict[str, Order] = {
    "throw 5": DiceOrder(5),
    "throw 6": DiceOrder(6),
    "door": BoardOrder(Lamp.DOOR),
    "tilt": BoardOrder(Lamp.TILT),
    "keeping": BoardOrder(Lamp.TILT, keep_openings=True),
    "keep door": BoardOrder(Lamp.DOOR, keep_openings=True),
}


def spoken(line: str) -> bytes:
    return write_line(line.removeprefix("*").split(";"))


def heard(sent: bytes) -> list[str]:
    return [f"*{';'.join(fields)}" for fields in LineReader().feed(sent)]


def plays(machine: AnyMachine, said: str) -> None:
    assert Conversation(machine, spoken, heard, ORDERS).play(said) == [str(line) for line in lines(said)]


WITH_DICE = {
    "a throw is asked for until it moves and polled every 100 ms until it is over": """
  1000 port opened
       host *S
  1500 host *S
  2000 host *S
  2040 device *S;1;MAKER;MODEL;1.0;17;2
       tells Back MAKER MODEL 1.0, serial number 17, 2 dice (2,)
       host *X
  2060 device *X;7;4;00
       host *P;1
  2080 device *X;2;4;00
       tells DiceReady
  2540 host *X
  2700 cabinet wants throw 5
       host *T;5;2
  2720 device *X;3;5;00
  2820 device *X;4;5;00
       host *X
  2920 host *X
  3000 device *R;5;D;3,4;98,98
       tells DiceThrown 5 (3, 4)
  3010 device *X;2;5;00
  3020 cabinet handled
       host *X
  3520 host *X
  4000 cabinet wants throw 6
       host *T;6;2
  4020 host *X
  4500 host *T;6;2
  4520 host *X
  4700 device *X;3;6;00
  4800 host *X
  4900 device *R;6;V;1
       tells ThrowVoid 6 A die came to rest cocked.
       host *X
  4910 device *X;2;6;40
  5000 host *X
  5500 host *X
  6000 host *X
  6500 host *X
  7000 host *X
  7500 tells Lost It does not answer.
       host *S
    """,
    "a generator is lost after 2500 ms without a line, and when it says that it starts": """
     0 port opened
       host *S
    20 device *S;1;MAKER;MODEL;1.0;17;2
       tells Back MAKER MODEL 1.0, serial number 17, 2 dice (2,)
       host *X
    40 device *X;2;4;00
       tells DiceReady
   100 cabinet wants throw 5
       host *T;5;2
   120 device *X;3;5;00
   220 host *X
   320 host *X
   420 host *X
   520 host *X
   620 host *X
   720 host *X
   820 host *X
   920 host *X
  1000 device *X;3;5;00
  1020 host *X
  1120 host *X
  1220 host *X
  1320 host *X
  1420 host *X
  1500 device *X;2;5;00
       host *T;5;2
  1510 device *R;5;V;1
       tells ThrowVoid 5 A die came to rest cocked.
  1520 host *X
  2020 host *X
  2520 host *X
  3020 host *X
  3520 host *X
  4020 tells Lost It does not answer.
       host *S
  4100 device *S;1;MAKER;MODEL;1.0;17;2
       tells Back MAKER MODEL 1.0, serial number 17, 2 dice (2,)
       host *X
  4110 device *X;1;5;00
       tells Lost It has lost its power and starts again.
  4200 device *S;1;MAKER;MODEL;1.0;17;2
       tells Back MAKER MODEL 1.0, serial number 17, 2 dice (2,)
       host *X
  4220 device *X;5;5;42
       tells DiceFault drive The dice generator cannot shake the dice.
  4500 device *X;6;5;42
       tells DiceFault self_test The dice generator is testing itself.
  4700 host *X
    """,
}
WITH_A_BOARD = {
    "the lamp is repeated until it shows, and nothing is said of an opening that is not on record": """
  1000 port opened
       host *S
  1500 host *S
  2000 host *S
  2040 device *S;2;MAKER;MODEL;1.0;17
       tells Back MAKER MODEL 1.0, serial number 17
       host *L;0
  2060 device *I;00;00;0
       tells BoardInputs () ()
  2100 cabinet handled
  2540 host *I
  2700 cabinet wants door
       host *L;3
  2720 device *I;00;00;3
  3200 host *I
  3300 device *I;01;00;3
       tells BoardInputs ('main',) ()
  3900 cabinet handled
       host *I
  3920 device *I;01;00;3
  4400 host *I
  4500 device *I;01;00;3;7;0;2;0
       tells DoorsOpenedUnseen 17-7 (('cashbox', 2),)
       tells BoardInputs ('main',) ()
  4900 host *I
  5000 cabinet handled
  5400 host *C;7;2
  5420 device *I;01;00;3
  5600 cabinet wants tilt
       host *L;4
  5700 device *I;01;00;3
  6100 host *L;4
  6120 device *I;01;00;4
  6600 host *I
  7100 host *I
  7600 host *I
  8100 host *I
  8600 host *I
    """,
    "a board that is to keep its openings hears nothing but who are you, and anything else right behind its answer": """
     0 port opened
       host *S
    20 device *S;2;MAKER;MODEL;1.0;17
       tells Back MAKER MODEL 1.0, serial number 17
       host *L;0
    40 device *I;00;00;0
       tells BoardInputs () ()
   100 cabinet wants keeping
       host *S
   120 device *S;2;MAKER;MODEL;1.0;17
       host *L;4
   140 device *I;00;00;4
   620 host *S
   700 device *S;2;MAKER;MODEL;1.0;17
       host *I
   720 device *I;01;00;4
       tells BoardInputs ('main',) ()
   800 cabinet wants keep door
       host *S
   820 device *S;2;MAKER;MODEL;1.0;17
       host *L;3
   840 device *I;01;00;3
  1320 host *S
  1820 host *S
  2320 host *S
    """,
    "an opening that is not handled for two seconds is put on the board's record": """
     0 port opened
       host *S
    20 device *S;2;MAKER;MODEL;1.0;17
       tells Back MAKER MODEL 1.0, serial number 17
       host *L;0
    40 device *I;00;00;0
       tells BoardInputs () ()
    60 cabinet handled
   520 host *I
   900 device *I;01;00;0
       tells BoardInputs ('main',) ()
  1900 device *I;01;00;0
  2900 host *S
  2920 device *S;2;MAKER;MODEL;1.0;17
       host *I
  2940 device *I;01;00;0
  3420 host *S
  3440 device *S;2;MAKER;MODEL;1.0;17
       host *I
  3460 device *I;01;00;0
  3500 cabinet handled
  3940 host *I
    """,
}


@pytest.mark.parametrize("said", WITH_DICE.values(), ids=WITH_DICE.keys())
def test_everything_is_said_to_the_dice_in_its_turn_and_in_its_time(said: str) -> None:
    plays(DiceMachine(), said)


@pytest.mark.parametrize("said", WITH_A_BOARD.values(), ids=WITH_A_BOARD.keys())
def test_everything_is_said_to_the_board_in_its_turn_and_in_its_time(said: str) -> None:
    plays(BoardMachine(), said)
