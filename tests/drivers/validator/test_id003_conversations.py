"""Whole conversations with an ID-003 validator, by the sequences and times of the device reference 1.1.

What is said stands here as code and data in hexadecimal; test_id003_codec.py holds the frames around it.
"""

from __future__ import annotations

import pytest

from drivers.ports import BillOrder, ValidatorOrder
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Frame, Reader
from tests.drivers.conversation import Conversation, lines

ORDERS = {
    "bills": ValidatorOrder(accept=True),
    "stack": ValidatorOrder(accept=True, bill=BillOrder.STACK),
    "return": ValidatorOrder(accept=True, bill=BillOrder.RETURN),
}


def spoken(words: str) -> bytes:
    code, *data = bytes.fromhex(words)
    return Frame(code, bytes(data)).encode()


def heard(sent: bytes) -> list[str]:
    return [bytes((frame.code, *frame.data)).hex(" ").upper() for frame in Reader().feed(sent)]


TAKING_BILLS = """\
     0 port opened
       host 11
       cabinet wants bills
    10 device 11
       host 88
    20 device 88 54 45 53 54
       host 8A
    30 device 8A 61 01 01 00 65 01 02 01
       host C0 00 00
    40 device C0 00 00
       host C3 00
    50 device C3 00
       host 11
    60 device 11
       tells Back TEST
       tells ValidatorIdle True
   260 host 11
   270 device 11
   470 host 11
"""
"""A device that is found idle is asked who it is and what bills it knows, and takes them."""

CONVERSATIONS = {
    "a setting that is refused is sent again behind another look at the status": """
    0 port opened
      host 11
   10 device 1B
      host 88
   20 device 88 54 45 53 54
      host 8A
   30 device 8A 61 01 01 00 65 01 02 01
      host C0 00 00
   40 device C0 00 00
      host C1 00 00
   50 device C1 00 00
      host C4 00
   60 device 4B
  260 host 11
  270 device 1B
      tells Back TEST
  470 host C4 00
  480 device 4B
  680 host 11
  690 device 1B
  890 host C4 00
  900 device 4B
    """,
    "a device that never answers is lost after five polls": """
     0 port opened
       host 11
   300 host 11
   600 host 11
   900 host 11
  1200 host 11
  1500 tells Lost It does not answer.
       host 11
  1800 host 11
    """,
    "a bill from the power up to the stacker": """
  1000 port opened
       host 11
  1010 device 40
       host 88
  1020 device 88 54 45 53 54
       host 8A
  1030 device 8A 61 01 01 00 65 01 02 01
       host 11
  1040 device 40
       tells Back TEST
       tells ValidatorPoweredUp none
  1240 host 11
  1250 device 40
  1300 cabinet handled
       host 40
  1310 device 50
  3510 host 11
  3520 device 1B
  3720 host C0 00 00
  3730 device C0 00 00
       host C1 00 00
  3740 device C1 00 00
       host C4 00
  3750 device C4 00
       host C5 02 00
  3760 device C5 02 00
       host C6 01 12
  3770 device C6 01 12
       host C7 FC
  3780 device C7 FC
       host C3 01
  3790 device C3 01
       host 11
  3800 device 1B
  4000 host 11
  4010 device 1A
       tells ValidatorIdle False
  4040 cabinet wants bills
  4210 host C3 00
  4220 device C3 00
       host 11
  4230 device 11
       tells ValidatorIdle True
  4430 host 11
  4440 device 11
  4640 host 11
  4650 device 12
  4750 host 11
  4760 device 13 65
       tells BillEscrowed 2000
  4860 host 11
  4870 device 13 65
  4930 cabinet handled
  4970 host 11
  4980 device 13 65
  5030 cabinet wants stack
       host 42
       cabinet handled
  5040 device 50
  5140 host 11
  5150 device 14
  5250 host 11
  5260 device 15
       tells BillStacked
  5360 host 11
  5370 device 15
  5470 host 11
  5480 device 15
  5490 cabinet wants bills
       cabinet handled
       host 50
  5590 host 11
  5600 device 16
  5800 host 11
  5810 device 11
       tells ValidatorIdle True
    """,
    "a bill that is ordered back": f"""
{TAKING_BILLS}   480 device 13 65
       tells BillEscrowed 2000
   580 host 11
   590 device 13 65
   660 cabinet wants return
       cabinet handled
       host 43
   670 device 50
   770 host 11
   780 device 18
       tells BillReturned
   880 host 11
   890 device 18
   990 host 11
  1000 device 11
       tells ValidatorIdle True
    """,
    "a bill that is rejected and one of no known value": f"""
{TAKING_BILLS}   480 device 17 79
       tells BillReturned The bill was not taken: this denomination is not taken now.
   680 host 11
   690 device 11
       tells ValidatorIdle True
   890 host 11
   900 device 12
  1000 host 11
  1010 device 13 68
       host 43
  1020 device 50
  1120 host 11
  1130 device 18
       tells BillReturned This bill is not taken here.
  1230 host 11
  1240 device 11
       tells ValidatorIdle True
  1440 host 11
  1450 device 11
    """,
    "a bill that nobody decides on is held every three seconds and one that is not stacked is given back": """
     0 port opened
       host 11
       cabinet wants bills
   290 device 13 65
       host 88
   580 device 88 54 45 53 54
       host 8A
   870 device 8A 61 01 01 00 65 01 02 01
       host 11
  1160 device 13 65
       tells Back TEST
       tells BillEscrowed 2000
  1260 host 11
  1550 device 13 65
  1650 host 11
  1940 device 13 65
  2040 host 11
  2330 device 13 65
  2430 host 11
  2720 device 13 65
  2820 host 11
  3110 device 13 65
  3210 host 11
  3500 device 13 65
  3600 host 44
  3890 device 50
  3990 host 11
  4280 device 19
  4380 host 11
  4670 device 19
  4770 host 11
  4800 cabinet handled
  5060 device 19
  5160 host 11
  5450 device 13 65
  5550 host 11
  5840 device 13 65
  5940 host 11
  6230 device 13 65
  6330 host 11
  6620 device 13 65
  6720 host 11
  7010 device 13 65
  7110 host 11
  7400 device 13 65
  7500 host 11
  7790 device 13 65
  7890 host 11
  8180 device 13 65
  8280 host 11
  8570 device 13 65
  8600 cabinet wants stack
       host 42
  8890 device 4B
  8990 host 11
  9280 device 11
       tells BillReturned The bill validator did not wait for an order and gave it back.
       tells ValidatorIdle True
    """,
    "a device that leaves out four answers twice is there and one that leaves out five is lost": f"""
{TAKING_BILLS}   770 host 11
  1070 host 11
  1370 host 11
  1670 host 11
  1680 device 11
  1880 host 11
  2180 host 11
  2480 host 11
  2780 host 11
  3080 host 11
  3090 device 11
  3290 host 11
  3590 host 11
  3890 host 11
  4190 host 11
  4490 host 11
  4790 tells Lost It does not answer.
       host 11
  5090 host 11
    """,
    "three questions without an answer are enough and the status is asked between them": """
     0 port opened
       host 11
    10 device 1A
       host 88
   310 host 11
   320 device 1A
       host 88
   620 host 11
   630 device 1A
       host 88
   930 host 11
   940 device 1A
       host 8A
  1240 host 11
  1250 device 1A
       host 8A
  1550 host 11
  1560 device 1A
       host 8A
  1860 host 11
  1870 device 1A
       tells Back ID-003
       tells ValidatorIdle False
  2070 host C3 01
  2080 device C3 01
       host 11
  2090 device 1A
    """,
}


@pytest.mark.parametrize("said", CONVERSATIONS.values(), ids=CONVERSATIONS.keys())
def test_everything_is_said_in_its_turn_and_in_its_time(said: str) -> None:
    talk = Conversation(Id003Machine(), spoken, heard, ORDERS)
    assert talk.play(said) == [str(line) for line in lines(said)]
