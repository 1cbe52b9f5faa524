"""The control socket answers every order in one line, whatever clients do to it."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import stat
import threading
from pathlib import Path
from typing import Any, cast

import pytest

from drivers.simulated import control
from drivers.simulated.control import LOCK_NAME, MAX_CLIENTS, SOCKET_NAME, Answer, RigError, ask
from drivers.simulated.hosted import Clock
from drivers.simulated.rig import Rig
from tests.drivers.rig.echo_twin import EchoTwin


def connected(rig: Rig) -> socket.socket:
    client = socket.socket(socket.AF_UNIX)
    os.chdir(rig.directory)
    client.connect(SOCKET_NAME)
    return client


@pytest.fixture(autouse=True)
def _where_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def test_an_order_is_answered_with_the_devices_sentence(rig: Rig, twins: dict[str, EchoTwin]) -> None:
    assert ask(rig.directory, ["bill", "20"]) == Answer(True, "Done: insert 20.")
    assert twins["validator"].hands == 1


def test_what_a_device_refuses_is_answered_not_done(rig: Rig) -> None:
    assert ask(rig.directory, ["bill", "fail"]) == Answer(False, "It is broken already.")


def test_the_picture_shows_every_device_with_cable_and_power(rig: Rig) -> None:
    ask(rig.directory, ["unplug", "dice"])
    ask(rig.directory, ["power", "board", "off"])
    picture = ask(rig.directory, ["picture"]).picture
    assert picture is not None
    assert picture["dice"] == {
        "plugged": False,
        "powered": True,
        "port": str(rig.directory / "dice"),
        "device": {"hands": 0},
    }
    assert list(picture) == ["validator", "printer", "dice", "board", "cards", "dealer"]


def test_the_status_is_one_sentence(rig: Rig) -> None:
    ask(rig.directory, ["unplug", "printer"])
    ask(rig.directory, ["power", "printer", "off"])
    assert "printer unplugged, without power;" in ask(rig.directory, ["status"]).say


def test_cable_and_power_orders_given_twice_have_the_effect_of_once(rig: Rig) -> None:
    for order in ("unplug dice", "plug dice", "power dice off", "power dice on"):
        first, second = ask(rig.directory, order.split()), ask(rig.directory, order.split())
        assert first.ok
        assert second.ok
        assert second.say.endswith("already.")


def test_a_power_order_says_how_the_power_is_and_how_it_was(rig: Rig) -> None:
    said = [
        ask(rig.directory, ["power", "dice", way]).say.rpartition(" power ")[2] for way in ("off", "off", "on", "on")
    ]
    assert said == ["is off.", "was off already.", "is on.", "was on already."]


@pytest.mark.parametrize("line", [b"bill 20\n", b"\n", b'{"words": 3}\n', b'{"words": [1]}\n', b"\xff\xfe\n"])
def test_a_line_that_is_no_order_is_answered_with_what_one_is(rig: Rig, line: bytes) -> None:
    with connected(rig) as client:
        client.sendall(line)
        answer = json.loads(client.makefile().readline())
    assert answer["ok"] is False
    assert answer["say"] == 'An order is a line of JSON such as {"words": ["bill", "20"]}.'


def test_an_answer_is_one_line_and_then_the_connection_ends(rig: Rig) -> None:
    with connected(rig) as client:
        client.settimeout(10)
        client.sendall(b'{"words": ["bill", "20"]}\n')
        said = b"".join(iter(lambda: client.recv(4_096), b""))
    assert said == b'{"ok":true,"say":"Done: insert 20."}\n'


def test_a_line_may_have_4096_bytes_and_what_follows_it_does_not_count(rig: Rig) -> None:
    line = b'{"words": ["status"]}'.ljust(4_096)
    for rest in (b"\n", b"\nmore\n"):
        with connected(rig) as client:
            client.settimeout(10)
            client.sendall(line + rest)
            assert json.loads(client.makefile().readline())["ok"] is True


def test_a_large_picture_arrives_whole(tmp_path: Path) -> None:
    class Talkative(EchoTwin):
        def picture(self) -> dict[str, object]:
            return {"says": "x" * 1_000_000}

    with Rig(tmp_path, {"dice": Talkative()}, Clock(1.0)) as rig:
        thread = threading.Thread(target=rig.run)
        thread.start()
        picture = cast("Any", ask(tmp_path, ["picture"]).picture)
        rig.stop()
        thread.join(10)
    assert len(picture["dice"]["device"]["says"]) == 1_000_000


def test_socket_lock_and_ports_are_their_own_users(rig: Rig) -> None:
    names = [SOCKET_NAME, LOCK_NAME, "validator", "printer", "dice", "board"]
    modes = {name: stat.S_IMODE((rig.directory / name).stat().st_mode) for name in names}
    assert modes == dict.fromkeys(names, 0o600)


def test_who_listens_is_known_by_its_process(rig: Rig) -> None:
    assert control.listener(rig.directory) == os.getpid()


def test_an_order_may_arrive_in_pieces(rig: Rig) -> None:
    with connected(rig) as client:
        for piece in (b'{"words": ["bi', b'll", "20"]', b"}\n"):
            client.sendall(piece)
        assert json.loads(client.makefile().readline())["ok"] is True


def test_a_client_that_never_ends_its_line_is_cut_off(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control, "CLIENT_PATIENCE_S", 1_000)
    with connected(rig) as client:
        client.settimeout(10)
        client.sendall(b"x" * 10_000)
        with contextlib.suppress(ConnectionResetError):  # which of the two depends on the unread data
            assert client.recv(1) == b""


def test_clients_that_say_nothing_or_leave_do_not_keep_others_waiting(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control, "CLIENT_PATIENCE_S", 0.2)
    silent = [connected(rig) for _ in range(MAX_CLIENTS + 1)]
    for _ in range(20):
        gone = connected(rig)
        gone.sendall(b'{"words": ["picture"]}\n')
        gone.close()
    assert ask(rig.directory, ["status"]).ok
    for client in silent:
        assert client.recv(1) == b""
        client.close()


def test_clients_that_have_left_take_no_place(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control, "CLIENT_PATIENCE_S", 1_000)
    for _ in range(2 * MAX_CLIENTS):
        connected(rig).close()
    assert ask(rig.directory, ["status"]).ok


def test_asking_in_vain_leaves_no_file_open(tmp_path: Path) -> None:
    opened = Path("/proc/self/fd")
    before = sorted(path.name for path in opened.iterdir())
    with pytest.raises(RigError):
        ask(tmp_path, ["status"])
    assert sorted(path.name for path in opened.iterdir()) == before


def test_without_a_rig_the_client_says_so(tmp_path: Path) -> None:
    with pytest.raises(RigError, match="No rig runs in"):
        ask(tmp_path, ["status"])
    with pytest.raises(RigError, match="No rig runs in"):
        ask(tmp_path / "nowhere", ["status"])


def test_a_rig_that_hangs_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(SOCKET_NAME)
        deaf.listen()
        with pytest.raises(RigError, match=r"did not answer within 0\.1 s"):
            ask(tmp_path, ["status"], timeout_s=0.1)


def test_a_second_rig_in_the_same_directory_is_refused_and_harms_nothing(rig: Rig) -> None:
    with pytest.raises(RigError, match="A rig already runs in"), Rig(rig.directory, {}, Clock(1.0)):
        pytest.fail("a second rig came up")
    assert ask(rig.directory, ["status"]).ok
    assert (rig.directory / "validator").exists()


def test_a_socket_that_a_killed_rig_left_behind_is_replaced(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(SOCKET_NAME)
    with pytest.raises(RigError, match="No rig runs in"):
        ask(tmp_path, ["status"])
    with Rig(tmp_path, {}, Clock(1.0)):
        pass
    assert [path.name for path in tmp_path.iterdir()] == [LOCK_NAME]


def test_a_directory_however_deep_will_do(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["a-directory-with-a-long-name"] * 8)
    with Rig(deep, {"dice": EchoTwin()}, Clock(1.0)):
        assert (deep / SOCKET_NAME).is_socket()


def test_a_directory_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(RigError, match="cannot work in"), Rig(tmp_path / "file" / "rig", {}, Clock(1.0)):
        pytest.fail("a rig came up in a file")
