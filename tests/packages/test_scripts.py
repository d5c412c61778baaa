"""Scripts that start and test a checkout: fast when everything is installed, otherwise they repair it.

Each checkout has a fake Python that records its commands; real ones take minutes.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from .stand_ins import CHECKOUT, VERSIONED, copied, copy_versioned, run, script

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a shell"),
    pytest.mark.nightly,
]

# Answers every question with yes; "import PySide6.QtWidgets" and pip among them.
PYTHON = 'echo "$@" >>"$(dirname "$0")/../asked"\n'
PROGRAM = 'for word in "$@"; do echo "<$word>"; done\n'
# As if on a system whose libraries are nobody's business.
UNAME = "echo Elsewhere\n"


@dataclass(frozen=True, slots=True)
class Desk:
    """A checkout in a folder with special characters, and a fake environment."""

    root: Path

    @property
    def stamp(self) -> Path:
        return self.root / ".venv/carrom-desk.stamp"

    def asked(self) -> str:
        """Returns the commands given to the environment's Python."""
        log = self.root / ".venv/asked"
        return log.read_text(encoding="utf-8") if log.exists() else ""

    def run(
        self, *arguments: str, through: Path | None = None, **surroundings: str
    ) -> subprocess.CompletedProcess[str]:
        """Starts the desk from another folder, optionally through a link."""
        script_of_desk = through or self.root / "packaging/run.sh"
        return run(self.root.parent, "bash", script_of_desk, *arguments, **surroundings)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    root = copied(tmp_path).rename(tmp_path / "a desk (1)")
    script(root / ".venv/bin/python", PYTHON)
    script(root / ".venv/bin/carrom-desk", PROGRAM)
    script(root / ".venv/bin/activate", f'VIRTUAL_ENV="{root / ".venv"}"\n')
    script(tmp_path / "tools/uname", UNAME)
    return Desk(root)


def test_a_first_start_installs_and_stamps(desk: Desk) -> None:
    answer = desk.run()

    assert answer.returncode == 0, answer.stderr
    assert "-m pip install" in desk.asked()
    assert "-e .[hall]\n" in desk.asked()
    assert desk.stamp.read_text(encoding="utf-8").startswith("run\n")


def test_every_package_is_looked_for_before_a_start() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (CHECKOUT / "packaging/setup.sh").read_text(encoding="utf-8")
    (modules,) = re.findall(r"local modules=\(([^)]*)\)", text)
    provided = {
        re.sub(r"[-_.]+", "-", package).lower()
        for module, packages in packages_distributions().items()
        if module in modules.split()
        for package in packages
    }

    needed = (*project["dependencies"], *project["optional-dependencies"]["hall"])
    assert {re.split(r"[^\w-]", each)[0].lower() for each in needed} - provided == set()


def test_a_second_start_installs_nothing_and_says_nothing(desk: Desk) -> None:
    desk.run()
    (desk.root / ".venv/asked").unlink()

    answer = desk.run("rule", "two words", "")

    assert answer.stdout == "<rule>\n<two words>\n<>\n"
    assert answer.stderr == ""
    assert "pip" not in desk.asked()


def test_what_set_up_says_does_not_mix_with_the_answer(desk: Desk) -> None:
    answer = desk.run("--version")

    assert answer.stdout == "<--version>\n"
    assert "installing Python packages" in answer.stderr


def test_changed_requirements_are_installed(desk: Desk) -> None:
    desk.run()
    (desk.root / ".venv/asked").unlink()
    with (desk.root / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# changed\n")

    desk.run()

    assert "-m pip install" in desk.asked()


def test_what_was_set_up_for_tests_stays_so(desk: Desk) -> None:
    desk.run()
    _, fingerprint = desk.stamp.read_text(encoding="utf-8").splitlines()
    desk.stamp.write_text(f"test\n{fingerprint}\n", encoding="utf-8")
    with (desk.root / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# changed\n")

    desk.run()

    assert "-e .[dev]" in desk.asked()
    assert desk.stamp.read_text(encoding="utf-8").startswith("test\n")


def test_an_update_that_fails_still_starts_what_is_there(desk: Desk) -> None:
    desk.run()
    no_network = 'case "$*" in *pip\\ install*) exit 1;; esac\n'
    script(desk.root / ".venv/bin/python", PYTHON + no_network)
    with (desk.root / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# changed\n")

    answer = desk.run("matches")

    assert answer.returncode == 0
    assert answer.stdout == "<matches>\n"
    assert "could not be updated" in answer.stderr


def test_a_link_to_the_script_starts_the_same_desk(desk: Desk, tmp_path: Path) -> None:
    link = tmp_path / "carrom"
    link.symlink_to(desk.root / "packaging/run.sh")

    answer = desk.run("matches", through=link)

    assert answer.returncode == 0, answer.stderr
    assert answer.stdout == "<matches>\n"


def test_on_windows_the_programs_of_an_environment_are_in_another_folder(desk: Desk) -> None:
    (desk.root / ".venv/bin").rename(desk.root / ".venv/Scripts")

    assert desk.run("matches", OS="Windows_NT").stdout == "<matches>\n"


def test_the_status_of_the_program_is_handed_on(desk: Desk) -> None:
    script(desk.root / ".venv/bin/carrom-desk", "exit 7\n")

    assert desk.run("check").returncode == 7


@pytest.mark.parametrize("name", ["packaging/run.sh", "packaging/test.sh", "packaging/soak.sh", ".ci/run"])
def test_a_script_can_be_called_by_its_name(name: str) -> None:
    path = CHECKOUT / name

    assert path.stat().st_mode & 0o111
    assert path.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")


def test_a_language_is_begun_with_all_its_files(desk: Desk) -> None:
    words, known = desk.root / "resources/i18n", CHECKOUT / "resources/i18n"
    words.mkdir(parents=True)
    for name in ("de.toml", "de.po", "hi.po"):
        shutil.copy(known / name, words)
    tool = desk.root / "packaging/translations.py"
    shutil.copy(CHECKOUT / "packaging/translations.py", tool)
    script(desk.root / "carrom_desk/words.py", 'N_("a match")\nNN_("{count} man", "{count} men")\n')

    subprocess.run([sys.executable, str(tool), "xx"], check=True, capture_output=True)

    assert tomllib.loads((words / "xx.toml").read_text(encoding="utf-8")) == {
        "name": "",
        "native_reader": "",
        "source": "",
        "terms": dict.fromkeys(tomllib.loads((known / "de.toml").read_text(encoding="utf-8"))["terms"], ""),
    }
    begun = (words / "xx.po").read_text(encoding="utf-8")
    assert 'msgid "a match"\nmsgstr ""\n' in begun
    assert 'msgid_plural "{count} men"\nmsgstr[0] ""\n' in begun
    assert "Do you want to replace it?" in begun
    assert (words / "xx.mo").exists()
    assert "{count} man" in (words / "de.po").read_text(encoding="utf-8")
    assert "“Foul.”" not in (words / "de.po").read_text(encoding="utf-8"), "what is in no source any more is dropped"


CHANGES = "# Changes\n\nFor users.\n\n"


@pytest.mark.parametrize(
    ("version", "changes", "written"),
    [
        ("1.2.3", "## Unreleased\n\n- A clock.\n", "## 1.2.3 (2027-01-02)\n\n- A clock.\n"),
        ("1.2.3", "## 1.2.3 (2026-12-31)\n\n- A clock.\n", "## 1.2.3 (2027-01-02)\n\n- A clock.\n"),
        (
            "1.2.3",
            "## 1.2.2 (2026-12-31)\n",
            "## 1.2.3 (2027-01-02)\n\nNothing that a user notices.\n\n## 1.2.2 (2026-12-31)\n",
        ),
        ("1.2", "## Unreleased\n\n- A clock.\n", None),
        ("0.9.9", "## Unreleased\n\n- A clock.\n", None),
    ],
)
def test_a_version_is_written_everywhere_or_nowhere(
    desk: Desk, version: str, changes: str, written: str | None
) -> None:
    copy_versioned(desk.root)
    (desk.root / "CHANGELOG.md").write_text(CHANGES + changes, encoding="utf-8")
    before = [(desk.root / name).read_text(encoding="utf-8") for name in VERSIONED]
    tool = desk.root / "packaging/new_version.py"

    for _again in range(2):
        subprocess.run([sys.executable, str(tool), version, "2027-01-02"], check=False, capture_output=True)

    after = [(desk.root / name).read_text(encoding="utf-8") for name in VERSIONED]
    if written is None:
        assert after == before
        return
    assert '__version__ = "1.2.3"\n' in after[0]
    assert after[1] == CHANGES + written
    assert after[2].count('<release version="1.2.3" date="2027-01-02"/>\n') == 1
    assert "\ncarrom-desk 1.2.3\n" in after[3]
