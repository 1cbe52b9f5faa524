"""What the build makes of a tree is the same each time, and stays so whichever user starts the program first.

The functions of packaging/build-deb are tried one by one; the whole build takes minutes, and is tried by hand.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.common.places import ROOT

BUILD = ROOT / "packaging" / "build-deb"
FLAGS = slice(4, 8)
UNCHECKED_HASH = (0b01).to_bytes(4, "little")
"""By a hash, which a start does not compare with the source (PEP 552)."""


def run(script: str, *functions: str, **names: object) -> subprocess.CompletedProcess[str]:
    """Run a script that calls these functions of the build, with these of its variables set."""
    text = BUILD.read_text()
    bodies = [re.search(rf"^{name}\(\) \{{$.*?^\}}$", text, re.DOTALL | re.MULTILINE) for name in functions]
    assert all(bodies), functions
    values = "\n".join(f"{name}='{value}'" for name, value in names.items())
    lines = ["set -Eeuo pipefail", "exec 3>&2", values, *(body[0] for body in bodies if body), script]
    return subprocess.run(["bash", "-c", "\n".join(lines)], cwd=ROOT, capture_output=True, text=True, check=False)


def built(root: Path) -> dict[str, bytes]:
    """A tree as the trial leaves it, with compiled files that bear times, and then compiled for good."""
    program = root / "opt" / "boxman"
    program.mkdir(parents=True)
    line = f"find terminal/verification drivers/*.py -name '*.py' | xargs cp --parents -t {program}"
    subprocess.run(["bash", "-c", line], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(program)], check=True)
    done = run("compile", "compile", root=root, program=program, machine_python=sys.executable, step="")
    assert (done.returncode, done.stderr) == (0, "")
    return files_in(root)


def files_in(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def test_no_compiled_file_is_ever_compared_with_its_source_and_each_source_has_one(tmp_path: Path) -> None:
    files = built(tmp_path)
    compiled = [name for name in files if name.endswith(".pyc")]
    assert len(compiled) == sum(name.endswith(".py") for name in files) > 10
    assert {files[name][FLAGS] for name in compiled} == {UNCHECKED_HASH}


def test_a_start_leaves_every_compiled_file_as_it_is_even_when_the_source_has_another_time(tmp_path: Path) -> None:
    before = built(tmp_path)
    program = tmp_path / "opt" / "boxman"
    for source in program.rglob("*.py"):
        os.utime(source, (1, 1))
    started = "import sys; sys.path.insert(0, sys.argv[1]); import terminal.verification.files, drivers.listening"
    subprocess.run([sys.executable, "-I", "-c", started, str(program)], check=True)
    assert files_in(tmp_path) == before


def test_two_builds_of_a_tree_agree_byte_for_byte(tmp_path: Path) -> None:
    assert built(tmp_path / "one") == built(tmp_path / "two")


def test_the_size_that_is_declared_depends_on_the_files_alone(tmp_path: Path) -> None:
    (tmp_path / "DEBIAN").mkdir()
    (tmp_path / "DEBIAN" / "md5sums").write_bytes(bytes(9_000))
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr" / "large").write_bytes(bytes(2_049))
    (tmp_path / "usr" / "small").write_bytes(b"x")
    (tmp_path / "usr" / "link").symlink_to("small")
    assert run("size_kib", "size_kib", root=tmp_path).stdout == f"{3 + 1 + 1 + 2}\n"


@pytest.mark.parametrize("python", ["python3.11", "python3.13"])
def test_a_machine_that_lacks_packages_is_told_all_of_them_in_one_sentence(tmp_path: Path, python: str) -> None:
    for name, said in (("dpkg", "amd64"), ("dpkg-query", "installed libgl1, , \ninstalled systemd, , ")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{said}'\n")
        (tmp_path / name).chmod(0o755)
    functions = ("fail", "version", "dependencies", "verify_machine")
    done = run(f'PATH="{tmp_path}:$PATH"; verify_machine', *functions, python=python)
    line = re.fullmatch(r"build-deb: packages are missing: apt-get install --no-install-recommends (.*)\n", done.stderr)
    assert line, done.stderr
    named = line[1].split()
    assert {python, f"{python}-venv", "libegl1", "libglib2.0-0", "libxcb-cursor0"} <= set(named)
    assert {"libgl1", "systemd"}.isdisjoint(named)


def test_what_a_failing_step_has_said_last_is_in_the_one_sentence(tmp_path: Path) -> None:
    said = tmp_path / "said"
    said.write_text("many\nlines\nERROR: no such package\n\n")
    assert run("last_said", "last_said", scratch=tmp_path).stdout == ": ERROR: no such package\n"
    said.write_text("")
    assert run("last_said", "last_said", scratch=tmp_path).stdout == ""
