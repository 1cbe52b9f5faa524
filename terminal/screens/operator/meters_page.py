"""The staff's page of meters: lifetime and period, games since, and the period's end (regulation M1, M2, M4, M8)."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet import meter_sheet
from terminal.cabinet.commands import EndPeriod, PrintList, PrintPeriod
from terminal.cabinet.meter_sheet import MIN_DIGITS
from terminal.exporting.export import Export
from terminal.exporting.places import ExportPlace
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.printing import is_printing, joined
from terminal.screens.operator.reporting import Table, report_export
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing, print_action
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

TITLES = {
    "coin_in_cents": QT_TRANSLATE_NOOP("Operator", "Coin in (all wagers)"),
    "coin_out_cents": QT_TRANSLATE_NOOP("Operator", "Coin out (paid by the machine)"),
    "won_cents": QT_TRANSLATE_NOOP("Operator", "Won on top of stakes"),
    "lost_cents": QT_TRANSLATE_NOOP("Operator", "Stakes lost"),
    "commission_cents": QT_TRANSLATE_NOOP("Operator", "Commission"),
    "bills_in_cents": QT_TRANSLATE_NOOP("Operator", "Bills in"),
    "tickets_in_cents": QT_TRANSLATE_NOOP("Operator", "Tickets in"),
    "attendant_in_cents": QT_TRANSLATE_NOOP("Operator", "Credited by an attendant"),
    "tickets_out_cents": QT_TRANSLATE_NOOP("Operator", "Tickets out"),
    "jackpots_cents": QT_TRANSLATE_NOOP("Operator", "Jackpots paid by an attendant"),
    "cancelled_cents": QT_TRANSLATE_NOOP("Operator", "Cancelled credits paid by an attendant"),
    "dropped_cents": QT_TRANSLATE_NOOP("Operator", "Bills in cash boxes taken out (drop)"),
    "tickets_in": QT_TRANSLATE_NOOP("Operator", "Number of tickets in"),
    "tickets_out": QT_TRANSLATE_NOOP("Operator", "Number of tickets out"),
    "credits_given": QT_TRANSLATE_NOOP("Operator", "Number of credits given by an attendant"),
    "jackpots": QT_TRANSLATE_NOOP("Operator", "Number of jackpots paid by an attendant"),
    "cancelled": QT_TRANSLATE_NOOP("Operator", "Number of cancelled credits paid by an attendant"),
    "drops": QT_TRANSLATE_NOOP("Operator", "Number of cash boxes taken out"),
    "games": QT_TRANSLATE_NOOP("Operator", "Games"),
    "power_resets": QT_TRANSLATE_NOOP("Operator", "Power resets"),
    "sheet_games": QT_TRANSLATE_NOOP("Operator", "{0}: games"),
    "sheet_wagers_cents": QT_TRANSLATE_NOOP("Operator", "{0}: wagers"),
    "sheet_wins_cents": QT_TRANSLATE_NOOP("Operator", "{0}: wins"),
    "table_rounds": QT_TRANSLATE_NOOP("Operator", "Rounds decided by dice"),
    "table_throws": QT_TRANSLATE_NOOP("Operator", "Throws, with the void ones"),
    "table_voids": QT_TRANSLATE_NOOP("Operator", "Void throws"),
    "seat_stakes_cents": QT_TRANSLATE_NOOP("Operator", "{0}: bets up when dice counted"),
    "seat_won_cents": QT_TRANSLATE_NOOP("Operator", "{0}: won on top of stakes"),
    "seat_lost_cents": QT_TRANSLATE_NOOP("Operator", "{0}: stakes lost"),
    "door_main": QT_TRANSLATE_NOOP("Operator", "Main door opened"),
    "door_cashbox": QT_TRANSLATE_NOOP("Operator", "Cash box door opened"),
    "door_logic": QT_TRANSLATE_NOOP("Operator", "Logic door opened"),
    "power reset": QT_TRANSLATE_NOOP("Operator", "Games since power reset"),
    "door close": QT_TRANSLATE_NOOP("Operator", "Games since door close"),
    "RAM clear": QT_TRANSLATE_NOOP("Operator", "Games since RAM clear"),
    "credit": QT_TRANSLATE_NOOP("Operator", "Credit"),
    "last wager": QT_TRANSLATE_NOOP("Operator", "Last wager"),
    "last win": QT_TRANSLATE_NOOP("Operator", "Last win"),
    "last paid": QT_TRANSLATE_NOOP("Operator", "Last paid"),
}
"""The title of each line of the meter sheet; the sheet's own words are for papers and programs."""


class MetersPage(ActionListing):
    """Amounts, counts, and the games since certain events."""

    HAS_REPORT = True

    def filters(self) -> Sequence[Filter]:
        """Amounts, counts, and the meters that are not cumulative."""
        return (
            Filter("money", translate("Operator", "Amounts")),
            Filter("counts", translate("Operator", "Counts")),
            Filter("since", translate("Operator", "Games since, last amounts")),
        )

    def columns(self) -> Sequence[Column]:
        """The period counts from its beginning; what counts since something else has no period."""
        meter = translate("Operator", "Meter")
        if self.chosen == "since":
            return (Column(meter, 1340), Column(translate("Operator", "Value"), 450, right=True))
        period = translate("Operator", "Period {0}").format(self.desk.state.accounting.period.number)
        lifetime = Column(translate("Operator", "Lifetime"), 450, right=True)
        return (Column(meter, 890), lifetime, Column(period, 450, right=True))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The meters of this kind, in reading order."""
        state = self.desk.state
        if chosen == "since":
            since = [Line((_title(what), _count(games))) for what, games in meter_sheet.since(state).items()]
            return [*since, *(Line((_title(what), _cents(c))) for what, c in meter_sheet.last(state).items())]
        money = chosen == "money"
        figure = _cents if money else _count
        return [
            Line((self._name(one), figure(one.lifetime), figure(one.period)))
            for one in meter_sheet.lines(state)
            if one.money is money
        ]

    def actions(self) -> Sequence[Action]:
        """The end of the current period, by its number, so that it takes effect once; and papers."""
        ended = self.desk.state.accounting.ended
        title = translate("Operator", "Print period {0}")
        printed = () if ended is None else (Action(title.format(ended.number), PrintPeriod(ended.number)),)
        return (
            Action(
                translate("Operator", "End the period"),
                EndPeriod(self.desk.state.accounting.period.number),
                sure=True,
                sure_title=translate("Operator", "Touch again: the period ends"),
            ),
            *printed,
            print_action(self.desk, PrintList("current_meters")),
        )

    def remark(self) -> str:
        """Since when the period counts, and that the meters are being printed."""
        began_ms = self.desk.state.accounting.period.began_ms
        began = translate("Operator", "This period began with the journal.")
        if began_ms is not None:
            began = translate("Operator", "This period began at {0}.").format(instant(self.desk, began_ms))
        return joined(is_printing(self.desk, "current_meters"), began)

    def report(self, place: ExportPlace) -> Export:
        """Every meter, for the lifetime, the period that runs and the last one."""
        state, ended = self.desk.state, self.desk.state.accounting.ended
        period = translate("Operator", "Period {0}")
        titles = [translate("Operator", "Lifetime"), period.format(state.accounting.period.number)]
        last = {}
        if ended is not None:
            titles.append(period.format(ended.number))
            last = {one.key: one for one in meter_sheet.lines_of(state, ended.before, state.accounting.period.before)}
        meter = translate("Operator", "Meter")
        tables: list[Table] = []
        for title, money in ((translate("Operator", "Amounts"), True), (translate("Operator", "Counts"), False)):
            figure = _cents if money else _count
            rows = []
            for one in meter_sheet.lines(state):
                if one.money is money:
                    before = [figure(last[one.key].period if one.key in last else 0)] if ended else []
                    rows.append((self._name(one), figure(one.lifetime), figure(one.period), *before))
            tables.append((title, (meter, *titles), rows))
        since = [(_title(what), _count(games)) for what, games in meter_sheet.since(state).items()]
        since += [(_title(what), _cents(cents)) for what, cents in meter_sheet.last(state).items()]
        tables.append(
            (translate("Operator", "Games since, last amounts"), (meter, translate("Operator", "Value")), since)
        )
        name = self._reporting.file_name("meters", ".pdf")
        return report_export(self.desk, place, name, translate("Operator", "Meters"), self._facts(), tables)

    def _facts(self) -> Sequence[tuple[str, str]]:
        """When the periods began and ended, and who ended the last one."""
        accounting = self.desk.state.accounting
        period = translate("Operator", "Period {0}")
        beginning = translate("Operator", "began with the journal")
        began_ms = accounting.period.began_ms
        began = beginning if began_ms is None else instant(self.desk, began_ms)
        facts = [(period.format(accounting.period.number), f"{began} \N{EN DASH}")]
        if (ended := accounting.ended) is not None:
            began = beginning if ended.began_ms is None else instant(self.desk, ended.began_ms)
            by = f", {ended.who.name}" if ended.who else ""
            facts.append((period.format(ended.number), f"{began} \N{EN DASH} {instant(self.desk, ended.ended_ms)}{by}"))
        return facts

    def _name(self, one: meter_sheet.Line) -> str:
        if one.key.startswith("bills_") and one.key not in TITLES:
            value = languages.amount(
                int(one.key.removeprefix("bills_")), self.desk.touch_gateway.cabinet.profile.currency
            )
            return translate("Operator", "Bills of {0}").format(value)
        for key, _ in meter_sheet.BY_SEAT:
            if one.key.startswith(f"{key}_"):
                seat = one.key.removeprefix(f"{key}_")
                every = seat == meter_sheet.ALL_SEATS
                named = translate("Operator", "All seats") if every else translate("Operator", "Seat {0}").format(seat)
                return _title(key).format(named)
        for key, _ in meter_sheet.BY_SHEET:
            if one.key.startswith(f"{key}_"):
                sheet = one.key.removeprefix(f"{key}_")
                return _title(key).format(meter_sheet.sheet_name(self.desk.state, sheet))
        return _title(one.key)


def _title(key: str) -> str:
    return translate("Operator", TITLES[key])


def _count(count: int) -> str:
    return f"{count:0{MIN_DIGITS}d}"


def _cents(cents: int) -> str:
    return languages.figures(cents)


make = MetersPage
