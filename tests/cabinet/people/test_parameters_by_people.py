"""Parameters where people sign in: who may change them, who is named, and who restores a wrong file (D8)."""

from __future__ import annotations

from dataclasses import replace

from drivers.ports.message import message
from terminal.cabinet.commands import AcceptParameters, ChangeParameters, ExportConfiguration, RestoreParameters
from terminal.cabinet.events import (
    Cleared,
    ConfigurationExported,
    ParametersChanged,
    ParametersRestored,
    SecondSignedOut,
    SignedFile,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.fold_clear import CONTINUED
from terminal.cabinet.parameters import MAX_AHEAD_MS, held_back, right_to
from terminal.cabinet.people.rights import Right
from terminal.recall.describe import describe
from tests.cabinet.people.staffed import STRICT, Staffed

CITY = ChangeParameters({"cabinet.city": "Elko NV"})
CURRENCY = ChangeParameters({"money.currency": "EUR"})
RESTORE = RestoreParameters(message("lock.parameters_restorable", error="line 5 is wrong"))


def by(staffed: Staffed, command: ChangeParameters) -> tuple[str, ...]:
    """Who is journaled for this change."""
    [changed] = [event for event in staffed.give(command) if isinstance(event, ParametersChanged)]
    return changed.by


def test_a_technician_who_is_signed_in_changes_them_and_is_named(staffed: Staffed) -> None:
    staffed.turn_keys("technician")
    assert staffed.refused(CITY) == "sign_in"
    staffed.come("Tom")
    assert by(staffed, CITY) == (f"Tom ({staffed.account('Tom').number})",)


def test_an_attendant_has_no_right_to_it(staffed: Staffed) -> None:
    staffed.come("Anna")
    assert staffed.refused(CITY) == "right"


def test_what_two_people_change_names_both(staffed: Staffed) -> None:
    staffed.come("Tom")
    staffed.inside("technician")
    assert staffed.refused(CURRENCY) == "second_person"
    staffed.agree("Otto", Right.CHANGE_PARAMETERS)
    assert by(staffed, CURRENCY) == (
        f"Tom ({staffed.account('Tom').number})",
        f"Otto ({staffed.account('Otto').number})",
    )


def test_an_agreement_is_for_one_change(staffed: Staffed) -> None:
    staffed.come("Tom")
    staffed.inside("technician")
    staffed.agree("Otto", Right.CHANGE_PARAMETERS)
    used, changed = staffed.give(CURRENCY)
    assert isinstance(used, SecondSignedOut)
    assert isinstance(changed, ParametersChanged)
    assert staffed.refused(ChangeParameters({"money.currency": "USD"})) == "second_person"


def test_a_change_that_takes_one_person_ends_no_agreement_to_something_else(staffed: Staffed) -> None:
    staffed.come("Tom")
    staffed.agree("Otto", Right.RAM_CLEAR)
    (changed,) = staffed.give(CITY)
    assert isinstance(changed, ParametersChanged)
    assert staffed.state.people.second is not None


def test_the_agreement_to_a_change_is_none_to_an_import(staffed: Staffed) -> None:
    imported = ChangeParameters({"screen.alarm_volume": "4"}, "import")
    assert (right_to(CITY), right_to(imported)) == (Right.CHANGE_PARAMETERS, Right.IMPORT_CONFIGURATION)
    staffed.come("Tom")
    staffed.agree("Otto", Right.CHANGE_PARAMETERS)
    assert staffed.refused(imported) == "second_person"
    staffed.agree("Otto", Right.IMPORT_CONFIGURATION)
    assert len(by(staffed, imported)) == 2


FILE = SignedFile(key="4b" * 32, digest="5f" * 32)


def test_an_import_names_two_people_and_the_file_with_its_key(staffed: Staffed) -> None:
    staffed.come("Tom")
    staffed.agree("Otto", Right.IMPORT_CONFIGURATION)
    imported = ChangeParameters({"screen.alarm_volume": "4"}, "import", imported=FILE)
    [changed] = [event for event in staffed.give(imported) if isinstance(event, ParametersChanged)]
    assert (changed.origin, changed.imported, len(changed.by)) == ("import", FILE, 2)
    said = describe(changed).phrase.say
    assert "from the file 5f5f5f5f5f5f5f5f with the key 4b4b4b4b4b4b4b4b: screen.alarm_volume: 4" in said


def test_a_preset_of_a_jurisdiction_takes_two_people_whatever_its_values_require(staffed: Staffed) -> None:
    preset = ChangeParameters({"screen.alarm_volume": "4"}, "preset", preset="Maryland")
    staffed.come("Tom")
    assert staffed.refused(preset) == "second_person"
    staffed.agree("Otto", Right.CHANGE_PARAMETERS)
    [changed] = [event for event in staffed.give(preset) if isinstance(event, ParametersChanged)]
    assert (changed.origin, changed.preset, len(changed.by)) == ("preset", "Maryland", 2)
    said = describe(changed).phrase.say
    assert said.startswith("Parameters are changed by the preset Maryland, by Tom")


def test_a_supervisor_sets_the_volumes_and_no_other_parameter(staffed: Staffed) -> None:
    quieter = ChangeParameters({"screen.volume": "2 from 00:00", "screen.alarm_volume": "3"})
    both = ChangeParameters({**quieter.changes, "screen.history_rolls": "5"})
    staffed.come("Anna")
    assert staffed.refused(quieter) == "right"
    staffed.come("Sue")
    assert staffed.refused(both) == "right"
    assert staffed.refused(ChangeParameters(quieter.changes, "import")) == "right"
    assert staffed.refused(ChangeParameters(quieter.changes, "preset")) == "right"
    (changed,) = staffed.give(quieter)
    assert isinstance(changed, ParametersChanged)
    assert [one.name for one in changed.changes] == ["screen.alarm_volume", "screen.volume"]
    assert len(changed.by) == 1


def test_every_signature_of_the_cabinet_is_journaled_with_who_had_it_made(staffed: Staffed) -> None:
    staffed.come("Anna")
    assert staffed.refused(ExportConfiguration(FILE)) == "right"
    staffed.come("Sue")
    [exported] = staffed.give(ExportConfiguration(FILE))
    assert exported == ConfigurationExported(FILE, staffed.now.at_ms, staffed.account("Sue").person)
    assert describe(exported).phrase.say == (
        "The configuration is signed for export: file 5f5f5f5f5f5f5f5f, key 4b4b4b4b4b4b4b4b, by Sue"
    )


def test_where_no_person_can_sign_in_a_wrong_file_is_restored_inside_the_logic_area(staffed: Staffed) -> None:
    assert staffed.refused(RESTORE) == "key"
    staffed.turn_keys("technician")
    assert staffed.refused(RESTORE) == "logic_door"
    [restored] = staffed.inside("technician").give(RESTORE)
    assert isinstance(restored, ParametersRestored)
    assert restored.by == ("technician",)


REGULATOR, OTHER = SignedFile(key="4b" * 32, digest="5f" * 32), SignedFile(key="6c" * 32, digest="5f" * 32)


CLEAR = {"access.ram_clear": "none"}


class Regulated(Staffed):
    """A cabinet whose pay tables only the regulator's key changes."""

    @classmethod
    def without_people(cls) -> Regulated:
        """A new one, open for play."""
        made = cls(profile=replace(STRICT, pay_tables_key=REGULATOR.key, simulated=False))
        made.open_for_play()
        return made


def test_d8_pay_tables_are_changed_by_nothing_but_a_file_that_the_regulators_key_has_signed() -> None:
    staffed = Regulated.with_people()
    staffed.come("Otto")
    staffed.inside("technician", "attendant")
    for changes in ({"game.min_return": "80.00"}, {"game.max_odds": "9"}, {"access.pay_tables_key": "none"}, CLEAR):
        changes = {"cabinet.city": "Elko NV"} | changes
        for command, right in (
            (ChangeParameters(changes), Right.CHANGE_PARAMETERS),
            (ChangeParameters(changes, "preset", preset="Mars"), Right.CHANGE_PARAMETERS),
            (ChangeParameters(changes, "import", imported=OTHER), Right.IMPORT_CONFIGURATION),
        ):
            staffed.agree("Tom", right)
            assert staffed.refused(command) == "pay_tables", command
    staffed.agree("Tom", Right.IMPORT_CONFIGURATION)
    signed = ChangeParameters({"game.min_return": "80.00"}, "import", imported=REGULATOR)
    assert len(by(staffed, signed)) == 2
    assert by(staffed, CITY), "everything else is changed as before"


def signed_at(signed_ms: int, file: SignedFile = REGULATOR) -> SignedFile:
    return SignedFile(file.key, file.digest, signed_ms)


def by_file(staffed: Staffed, changes: dict[str, str], file: SignedFile) -> ChangeParameters:
    staffed.agree("Tom", Right.IMPORT_CONFIGURATION)
    return ChangeParameters(changes, "import", imported=file)


def test_d8_withdrawn_pay_tables_do_not_come_back_by_an_earlier_file_of_the_same_key() -> None:
    staffed = Regulated.with_people()
    staffed.come("Otto")
    staffed.inside("technician", "attendant")
    by(staffed, by_file(staffed, {"game.min_return": "80.00"}, signed_at(2_000)))
    earlier = by_file(staffed, {"game.min_return": "0.00"}, signed_at(1_999))
    assert staffed.refused(earlier) == "pay_tables_older"
    assert by(staffed, by_file(staffed, {"cabinet.city": "Elko NV"}, signed_at(1))), "the rest is the house's"
    assert by(staffed, by_file(staffed, {"game.min_return": "81.00"}, signed_at(2_000)))
    assert by(staffed, by_file(staffed, {"game.max_odds": "9"}, signed_at(2_001)))
    assert staffed.refused(by_file(staffed, {"game.min_return": "0.00"}, signed_at(2_000))) == "pay_tables_older"


def test_d8_a_file_from_the_future_is_refused_so_that_it_shuts_out_none_that_is_signed_after_it() -> None:
    staffed = Regulated.with_people()
    staffed.come("Otto")
    staffed.inside("technician", "attendant")
    day_ahead = staffed.now.at_ms + MAX_AHEAD_MS
    assert staffed.refused(by_file(staffed, {"game.min_return": "80.00"}, signed_at(day_ahead + 1))) == (
        "pay_tables_ahead"
    )
    assert staffed.state.configuration.pay_tables_signed_ms == 0
    assert by(staffed, by_file(staffed, {"cabinet.city": "Elko NV"}, signed_at(day_ahead + 1))), (
        "the rest is the house's"
    )
    assert by(staffed, by_file(staffed, {"game.min_return": "80.00"}, signed_at(day_ahead)))


def test_d8_the_time_of_the_last_file_outlasts_a_ram_clear_and_ends_with_its_key() -> None:
    assert CONTINUED["pay_tables_signed_ms"] == ("configuration", "pay_tables_signed_ms")
    staffed = Regulated.with_people()
    staffed.come("Otto")
    staffed.inside("technician", "attendant")
    by(staffed, by_file(staffed, {"access.pay_tables_key": OTHER.key}, signed_at(2_000)))
    assert staffed.state.configuration.pay_tables_signed_ms == 0
    assert by(staffed, by_file(staffed, {"game.min_return": "80.00"}, signed_at(1_000, OTHER)))


def test_d8_pay_tables_are_not_changed_in_the_file_either_nor_by_a_ram_clear() -> None:
    staffed = Regulated.with_people()
    staffed.inside("technician", "attendant")
    in_force = staffed.state.configuration.parameters
    edited = AcceptParameters({**in_force, "game.min_return": "80.00"})
    assert staffed.refused(edited) == "pay_tables"
    assert CONTINUED["parameters"] == ("configuration", "parameters")
    after = fold(staffed.cabinet.new_state(), Cleared(0, (), "2026-01-02", 3, "ab", None, parameters=dict(in_force)))
    assert [one.name for one in held_back(after, edited.written)] == ["game.min_return"]
