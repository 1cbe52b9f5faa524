"""The orders and reports of each kind of port, one file for each kind.

Every port has the one shape of `port.py`.
"""

from __future__ import annotations

from typing import Any

from drivers.ports.authority import AuthorityOrder, AuthorityReport
from drivers.ports.board import DOORS, KEYS, BoardInputs, BoardOrder, BoardReport, DoorsOpenedUnseen, Lamp
from drivers.ports.cards import (
    CardIn,
    CardKey,
    CardNamed,
    CardNotTaken,
    CardOrder,
    CardOut,
    CardReaderFault,
    CardReaderReady,
    CardReport,
    CardTrouble,
)
from drivers.ports.dice import DiceFault, DiceOrder, DiceReady, DiceReport, DiceThrown, ThrowVoid
from drivers.ports.port import Back, Listener, Lost, Port
from drivers.ports.printer import (
    MAX_SLIP_CHARACTERS,
    MAX_SLIP_LINES,
    PrinterFault,
    PrinterOrder,
    PrinterReady,
    PrinterReport,
    Slip,
    SlipFailed,
    SlipPrinted,
    Ticket,
    TicketInDoubt,
    TicketPrinted,
)
from drivers.ports.table import (
    BetsFixed,
    BetsSeen,
    DealerAnswer,
    DealerOrdered,
    KeySeen,
    ResultNoted,
    ResultsSeen,
    RoundSeen,
    SealAnswered,
    SealedBets,
    SeatFreed,
    SeatLeft,
    SeatNotFreed,
    SeatResult,
    SeatSeen,
    SeatsSeen,
    SeatTaken,
    ShownRound,
    StationOrder,
    StationReport,
    StationsSaid,
    StationVerb,
    Stopped,
    TableOrder,
    TablePhase,
    TableReport,
)
from drivers.ports.validator import (
    BillAtPowerUp,
    BillEscrowed,
    BillOrder,
    BillReturned,
    BillStacked,
    TicketEscrowed,
    ValidatorFault,
    ValidatorIdle,
    ValidatorOrder,
    ValidatorPoweredUp,
    ValidatorReport,
)

Order = ValidatorOrder | PrinterOrder | DiceOrder | BoardOrder | CardOrder | AuthorityOrder | StationOrder | TableOrder
DeviceReport = ValidatorReport | PrinterReport | DiceReport | BoardReport | CardReport
Report = Lost | Back | DeviceReport | AuthorityReport | StationReport | TableReport

AnyPort = Port[Any, Any]
"""A port of any kind."""
