"""Parameters where people sign in: who may change them, who is named, and who restores a wrong file (D8)."""

from __future__ import annotations

from drivers.ports.message import message
from terminal.cabinet.commands import ChangeParameters, ExportConfiguration, RestoreParameters
from terminal.cabinet.events import (
    ConfigurationExported,
    ParametersChanged,
    ParametersRestored,
    SecondSignedOut,
    SignedFile,
)
from terminal.cabinet.parameters import right_to
from terminal.cabinet.people.rights import Right
from terminal.recall.describe import describe
from tests.cabinet.people.staffed import Staffed

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
