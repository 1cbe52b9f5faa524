"""The value types of parameters: how each is read from Param.ini and written there, and its range."""

from __future__ import annotations

from terminal.settings.kinds.amounts import Amount as Amount
from terminal.settings.kinds.amounts import BillValues as BillValues
from terminal.settings.kinds.amounts import ChipsBySheet as ChipsBySheet
from terminal.settings.kinds.amounts import ChipValues as ChipValues
from terminal.settings.kinds.amounts import DatedAmounts as DatedAmounts
from terminal.settings.kinds.kind import ALL as ALL
from terminal.settings.kinds.kind import NONE as NONE
from terminal.settings.kinds.kind import Kind as Kind
from terminal.settings.kinds.kind import WrongValueError as WrongValueError
from terminal.settings.kinds.numbers import MS as MS
from terminal.settings.kinds.numbers import Duration as Duration
from terminal.settings.kinds.numbers import Factors as Factors
from terminal.settings.kinds.numbers import Whole as Whole
from terminal.settings.kinds.times import DailyLevels as DailyLevels
from terminal.settings.kinds.times import LastDay as LastDay
from terminal.settings.kinds.times import TimeOfDay as TimeOfDay
from terminal.settings.kinds.times import level_at as level_at
from terminal.settings.kinds.times import with_level_at as with_level_at
from terminal.settings.kinds.words import InOrder as InOrder
from terminal.settings.kinds.words import Names as Names
from terminal.settings.kinds.words import OneOf as OneOf
from terminal.settings.kinds.words import Renamed as Renamed
from terminal.settings.kinds.words import Several as Several
from terminal.settings.kinds.words import Text as Text
from terminal.settings.kinds.words import YesNo as YesNo
