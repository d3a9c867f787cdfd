"""`setup.sh`, with Pythons that are too old, lack a part, or hide behind another name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import tree

OLD = """case "$2" in *exit*) exit 1 ;; *print*) echo 3.10 ;; esac"""
BARE = """case "$2" in *ensurepip*) exit 1 ;; *print*) echo 3.12 ;; esac"""
REAL = f'exec "{sys.executable}" "$@"'


class Machine:
    """A folder with `setup.sh` and locks that ask for nothing, and a PATH with nothing but what is put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.bin.mkdir()
        (folder / "requirements").mkdir()
        shutil.copy(tree.ROOT / "setup.sh", folder)
        self.lock("run", "# nothing\n")
        self.lock("dev", "# nothing\n")
        for tool in ("sh", "cmp", "cp"):
            (self.bin / tool).symlink_to(shutil.which(tool) or tool)

    def lock(self, name: str, text: str) -> None:
        (self.folder / "requirements" / f"{name}.txt").write_text(text)

    def python(self, name: str, body: str) -> None:
        path = self.bin / name
        path.write_text(f"#!{self.bin / 'sh'}\n{body}\n")
        path.chmod(0o755)

    def setup(self, which: str = "run", **environment: str) -> tuple[int, str]:
        """The exit code and everything said."""
        settings = {key: value for key, value in os.environ.items() if key.startswith("PIP_")}
        done = subprocess.run(
            ["sh", "setup.sh", which],
            cwd=self.folder,
            env=settings | {"PATH": str(self.bin)} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_too_old_a_python_is_said_in_one_line(machine: Machine) -> None:
    machine.python("python3", OLD)
    code, said = machine.setup()
    assert code == 1
    assert said == (
        "Caravanserai needs Python 3.11 or newer; python3 here is 3.10. "
        "Install one, or name it: PYTHON=/path/to/python make run\n"
    )


def test_no_python_at_all_is_said_in_one_line(machine: Machine) -> None:
    code, said = machine.setup()
    assert code == 1
    assert said.startswith("Caravanserai needs Python 3.11 or newer; python3 here is missing.")
    assert said.count("\n") == 1


def test_a_named_python_that_is_too_old_is_not_replaced_by_another(machine: Machine) -> None:
    machine.python("old", OLD)
    machine.python("python3", REAL)
    assert machine.setup(PYTHON="old") == (1, "Caravanserai needs Python 3.11 or newer; old is 3.10.\n")


def test_a_missing_venv_module_is_said_in_one_line(machine: Machine) -> None:
    machine.python("python3", BARE)
    code, said = machine.setup()
    assert code == 1
    assert said == (
        "python3 lacks the venv module; install it (on Debian and Ubuntu: apt install python3.12-venv) and try again.\n"
    )


def test_a_newer_python_is_found_beside_an_old_one_and_a_lock_is_installed_once(machine: Machine) -> None:
    machine.python("python3", OLD)
    machine.python("python3.12", REAL)
    code, said = machine.setup("dev")
    assert code == 0, said
    assert "Installing requirements/dev.txt" in said
    assert machine.setup("dev") == (0, "")
    assert machine.setup("run") == (0, "")
    machine.lock("run", "# something else\n")
    assert machine.setup("run") == (0, "Installing requirements/run.txt\n")
    machine.lock("run", "aiosqlite==0.22.1\n")
    code, said = machine.setup("run")
    assert code == 1
    assert said.endswith("The packages of requirements/run.txt could not be installed; see above.\n")
