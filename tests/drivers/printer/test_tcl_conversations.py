"""Whole conversations with a TCL printer, by the polls, waits and retries that tcl.py and tcl_job.py name.

Commands are written here without their carets, a status by its flags alone, a ticket or a slip by its number;
test_tcl_codec.py has the bytes.
"""

from __future__ import annotations

import re

import pytest

from drivers.ports import PrinterOrder, Slip
from drivers.printer.tcl import TclMachine
from drivers.printer.tcl_codec import encode_command
from drivers.printer.tcl_slip import slip_commands
from drivers.printer.tcl_ticket import print_command
from tests.drivers.conversation import Conversation, lines
from tests.drivers.printer.bench import ticket

SLIP = Slip(1, ("HAND PAY RECEIPT",))
ORDERS = {"nothing": PrinterOrder(), "ticket 1": PrinterOrder(ticket(1)), "slip 1": PrinterOrder(slip=SLIP)}
NAMED = {
    encode_command(print_command(ticket(1))): b"^ticket 1^",
    b"".join(map(encode_command, slip_commands(SLIP))): b"^slip 1^",
}


def spoken(flags: str) -> bytes:
    return f"*S|0|GURUSAG18|{flags}|P0|*".encode()


def heard(sent: bytes) -> list[str]:
    for commands, name in NAMED.items():
        sent = sent.replace(commands, name)
    return re.findall(r"\^([^^]+)\^", sent.decode())


def asked_on(*times_ms: int) -> str:
    """A printer at rest answers at these times, and is polled again at once."""
    return "\n".join(f"{at_ms:6} device @|@|@|@|P\n       host Se|" for at_ms in times_ms)


CONVERSATIONS = {
    "a printer that was switched on is cleared when that is handled, and prints a ticket once": """
     0 port opened
       host Se|
    20 device P|@|@|@|A
       tells Back GURUSAG18
   200 host Se|
   220 device P|@|@|@|A
   350 cabinet handled
   400 host Se|
   420 device P|@|@|@|A
       host C|
   620 host Se|
   640 device @|@|@|@|P
       tells PrinterReady False
  1610 cabinet wants ticket 1
       host Se|
  1630 device @|@|@|@|P
       host ticket 1
       host S|
       host Se|
  1650 device @|@|@
       device @|@|@|@|P
  1830 host Se|
  1850 device `|@|@|@|@
  2030 host Se|
  2050 device `|@|@|@|@
  2230 host Se|
  2250 device `|@|@|@|`
  2430 host Se|
  2450 device `|@|@|@|`
       tells TicketPrinted 1
  2630 host Se|
  2650 device @|@|@|@|p
  2760 cabinet wants nothing
       host Se|
       cabinet handled
  2780 device @|@|@|@|p
       host C|
  2980 host Se|
  3000 device @|@|@|@|p
  3180 host Se|
  3200 device @|@|@|@|P
       tells PrinterReady False
    """,
    "a command that is never carried out is given three times, after five seconds of rest each": f"""
     0 port opened
       host Se|
   900 device @|@|@|@|P
       tells Back GURUSAG18
       tells PrinterReady False
  1000 host Se|
  1500 cabinet handled
  1501 cabinet wants ticket 1
       host Se|
  1900 device @|@|@|@|P
       host ticket 1
       host S|
       host Se|
  2401 device @|@|@|@|P
       host S|
       host Se|
  2800 device @|@|@
       device @|@|@|@|P
       host Se|
  3301 device @|@|@
       device @|@|@|@|P
       host Se|
{asked_on(3700, 4201, 4600, 5101, 5500, 6001, 6400, 6901, 7300)}
  7801 device @|@|@|@|P
       host ticket 1
       host S|
       host Se|
  8200 device @|@|@|@|P
       host S|
       host Se|
  8701 device @|@|@
       device @|@|@|@|P
       host Se|
  9100 device @|@|@
       device @|@|@|@|P
       host Se|
{asked_on(9601, 10000, 10501, 10900, 11401, 11800, 12301, 12700, 13201, 13600)}
 14101 device @|@|@|@|P
       host ticket 1
       host S|
       host Se|
 14500 device @|@|@|@|P
       host S|
       host Se|
 15001 device @|@|@
       device @|@|@|@|P
       host Se|
 15400 device @|@|@
       device @|@|@|@|P
       host Se|
{asked_on(15901, 16300, 16801, 17200, 17701, 18100, 18601, 19000, 19501, 19900)}
 20401 device @|@|@|@|P
       tells TicketInDoubt 1 Ticket 1 is in doubt: the ticket printer did not react to the print command, given 3 times.
       host Se|
 20800 device @|@|@|@|P
 21301 device @|@|@|@|P
 21401 host Se|
    """,
    "a printer without a word for five seconds is lost and asked every second": """
     0 port opened
       host Se|
    20 device @|@|@|@|P
       tells Back GURUSAG18
       tells PrinterReady False
  1000 host Se|
  2000 host Se|
  3000 host Se|
  4000 host Se|
  5000 host Se|
  6000 tells Lost It does not answer.
       host Se|
  7000 host Se|
  7020 device @|@|@|@|P
       tells Back GURUSAG18
       tells PrinterReady False
  8000 host Se|
  8020 device @|@|@|@|P
    """,
    "an error that three clears leave standing is a fault, and cleared more slowly from then on": """
     0 port opened
       host Se|
   900 device P|@|@|@|P
       tells Back GURUSAG18
  1000 cabinet handled
       host Se|
  1900 device P|@|@|@|P
       host C|
  2100 host Se|
  3000 device P|@|@|@|P
       host C|
  3200 host Se|
  4100 device P|@|@|@|P
       host C|
  4300 host Se|
  5200 device P|@|@|@|P
       tells PrinterFault system The ticket printer reports an error that it does not clear: please call a technician.
  5300 host Se|
  6200 device P|@|@|@|P
  6300 host Se|
  7200 device P|@|@|@|P
  7300 host Se|
  8200 device P|@|@|@|P
  8300 host Se|
  9200 device P|@|@|@|P
  9300 host Se|
 10200 device P|@|@|@|P
 10300 host Se|
 11200 device P|@|@|@|P
 11300 host Se|
 12200 device P|@|@|@|P
 12300 host Se|
 13200 device P|@|@|@|P
 13300 host Se|
 14200 device P|@|@|@|P
 14300 host Se|
    """,
    "a slip is out when the printer was at work and rests": """
     0 port opened
       host Se|
    20 device @|@|@|@|P
       tells Back GURUSAG18
       tells PrinterReady False
   500 cabinet handled
       cabinet wants slip 1
       host Se|
   520 device @|@|@|@|P
       host slip 1
       host Se|
   540 device @|@|@|@|P
   720 host Se|
   740 device @|@|@|@|P
   920 host Se|
   940 device `|@|@|@|@
  1120 host Se|
  1140 device `|@|@|@|@
  1320 host Se|
  1340 device @|@|H|@|@
       tells SlipPrinted 1
       tells PrinterFault chute Paper waits in the slot of the ticket printer: please take it.
  1520 host Se|
  1540 device @|@|H|@|@
  1600 cabinet wants nothing
       host Se|
       cabinet handled
  1620 device @|@|@|@|P
       tells PrinterReady False
    """,
    "a slip that is not begun for six seconds has failed": f"""
     0 port opened
       host Se|
   900 device @|@|@|@|P
       tells Back GURUSAG18
       tells PrinterReady False
  1000 host Se|
  1500 cabinet handled
       cabinet wants slip 1
       host Se|
  1900 device @|@|@|@|P
       host slip 1
       host Se|
{asked_on(2400, 2800, 3300, 3700, 4200, 4600, 5100, 5500, 6000, 6400, 6900, 7300, 7800)}
  8200 device @|@|@|@|P
       tells SlipFailed 1 Slip 1 was not printed: the ticket printer did not begin it.
       host Se|
  8700 device @|@|@|@|P
    """,
}


@pytest.mark.parametrize("said", CONVERSATIONS.values(), ids=CONVERSATIONS.keys())
def test_everything_is_said_in_its_turn_and_in_its_time(said: str) -> None:
    talk = Conversation(TclMachine(), spoken, heard, ORDERS)
    assert talk.play(said) == [str(line) for line in lines(said)]
