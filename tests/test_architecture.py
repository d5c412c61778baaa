"""The project's architecture, and that the tools which enforce it detect violations."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from carrom_desk import __version__
from tests.lost_translations import lost_strings
from tests.translatable import modules

CHECKOUT = Path(__file__).parent.parent
PACKAGE = CHECKOUT / "carrom_desk"
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))

TOP_LEVEL = {
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "carrom_desk",
    "packaging",
    "pyproject.toml",
    "resources",
    "tests",
}
BUILT = {"build", "dist"}  # made by the packaging tools, ignored by git

# For every import contract: what breaks it, as lines to add to files.
PLANTS: dict[str, list[dict[str, str]]] = {
    "layers": [
        {"rules/__init__.py": "import carrom_desk.match"},
        {"match/__init__.py": "import carrom_desk.presentation"},
        {"match/__init__.py": "import carrom_desk.storage"},
        {"presentation/__init__.py": "import carrom_desk.school"},
        {"storage/__init__.py": "import carrom_desk.reports"},
        {"exchange/__init__.py": "import carrom_desk.reports"},
        {"exchange/__init__.py": "import carrom_desk.desk"},
        {"desk/__init__.py": "import carrom_desk.gui"},
        {"gui/__init__.py": "import carrom_desk.app"},
        {"app.py": "import carrom_desk.cli"},
        {"unplaced.py": "# a module that no layer names"},
    ],
    "storage-is-wired": [
        {"gui/__init__.py": "import carrom_desk.storage.database"},
        {"desk/__init__.py": "import carrom_desk.storage.sqlite"},
    ],
    "gui-knows-no-law": [
        {"gui/__init__.py": "import carrom_desk.rules.judge"},
        {"gui/__init__.py": "import carrom_desk.rules.icf"},
        {"gui/__init__.py": "import carrom_desk.rules.clubs"},
        {"gui/__init__.py": "import carrom_desk.rules.editions"},
    ],
    "gui-derives-nothing": [
        {"gui/__init__.py": "import carrom_desk.match.effects.evolve"},
        {"gui/__init__.py": "import carrom_desk.match.log"},
        {"gui/__init__.py": "import carrom_desk.match.replay"},
    ],
    "qt": [
        {"desk/__init__.py": "from PySide6.QtCore import QObject"},
        {"presentation/__init__.py": "from PySide6.QtCore import QLocale"},
        {"cli.py": "import PySide6"},
    ],
    "sql": [
        {"reports/__init__.py": "import sqlite3"},
        {"gui/__init__.py": "from sqlalchemy.orm import Session"},
        {"app.py": "import alembic.command"},
    ],
    "no-clock": [
        {"rules/__init__.py": "from time import monotonic"},
        {"match/__init__.py": "def now():\n    import datetime"},
        {"match/__init__.py": "import uuid"},
    ],
    "pure": [
        {"rules/__init__.py": "import sqlalchemy"},
        {"match/__init__.py": "import openpyxl"},
    ],
    "school-is-pure": [{"school/__init__.py": "from time import time"}, {"school/__init__.py": "import uuid"}],
    "presentation-is-pure": [
        {"presentation/__init__.py": "from datetime import datetime"},
        {"presentation/__init__.py": "from pathlib import Path"},
        {"presentation/__init__.py": "from carrom_desk.resources import resource_path"},
    ],
    "leaves-for": [{"storage/__init__.py": "from carrom_desk.paths import data_folder"}],
    "leaves": [{"paths.py": "import carrom_desk.rules"}, {"resources.py": "import carrom_desk.commands"}],
    "cycles": [
        {"paths.py": "import carrom_desk.resources", "resources.py": "import carrom_desk.paths"},
        {"gui/one.py": "import carrom_desk.gui.two", "gui/two.py": "import carrom_desk.gui.one"},
    ],
}


def packages() -> list[Path]:
    """Returns every folder of the package that contains code."""
    return sorted({path.parent for path in PACKAGE.rglob("*.py")})


def name_of(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


def test_the_top_level_is_the_one_designed() -> None:
    present = {path.name for path in CHECKOUT.iterdir() if not path.name.startswith(".")}

    assert present - BUILT == TOP_LEVEL


def test_packaging_is_no_package() -> None:
    # An __init__.py there would hide the library of that name from the tools.
    assert not list((CHECKOUT / "packaging").rglob("__init__.py"))


@pytest.mark.parametrize("folder", packages(), ids=name_of)
def test_a_package_has_an_init_that_holds_a_docstring_only(folder: Path) -> None:
    # Without the file the import contracts would not look into the folder at all.
    body = ast.parse((folder / "__init__.py").read_text(encoding="utf-8")).body
    docstring, *rest = body

    assert isinstance(docstring, ast.Expr)
    assert isinstance(docstring.value, ast.Constant)
    assert [ast.unparse(statement) for statement in rest] == (
        [f"__version__ = '{__version__}'"] if folder == PACKAGE else []
    )


@pytest.mark.parametrize("layer", ["rules", "match"])
def test_the_laws_need_the_standard_library_only(layer: str) -> None:
    allowed = sys.stdlib_module_names | {"carrom_desk"}
    foreign = {
        f"{name_of(path)}:{node.lineno}"
        for path in (PACKAGE / layer).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom) and not imported_modules(node) <= allowed
    }

    assert foreign == set()


def imported_modules(node: ast.Import | ast.ImportFrom) -> set[str]:
    """Returns the top-level modules that a statement imports; none for a relative import."""
    if isinstance(node, ast.Import):
        return {alias.name.partition(".")[0] for alias in node.names}
    return {node.module.partition(".")[0]} if node.module and not node.level else set()


def lint_imports(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Checks a checkout against its import contracts."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    arguments = ["--no-cache", "--no-logo", *options]
    return subprocess.run([*command, *arguments], cwd=folder, capture_output=True, text=True, check=False)


def test_the_import_contracts_hold() -> None:
    answer = lint_imports(CHECKOUT)

    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_every_contract_is_proved_below() -> None:
    assert {contract["id"] for contract in PROJECT["tool"]["importlinter"]["contracts"]} == PLANTS.keys()


@contextmanager
def planted(package: Path, plant: dict[str, str]) -> Iterator[None]:
    """Adds lines to files during the block."""
    before = {name: (PACKAGE / name).read_text(encoding="utf-8") for name in plant if (PACKAGE / name).exists()}
    for name, line in plant.items():
        (package / name).write_text(f"{before.get(name, '')}\n{line}\n", encoding="utf-8")
    yield
    for name in plant:
        if name in before:
            (package / name).write_text(before[name], encoding="utf-8")
        else:
            (package / name).unlink()


BREACHES = [(contract, plant) for contract, plants in PLANTS.items() for plant in plants]
HOLD_UP = """
import io, sys
from contextlib import redirect_stdout
from importlinter.cli import lint_imports
for contract in map(str.strip, sys.stdin):
    said = io.StringIO()
    with redirect_stdout(said):
        status = lint_imports(limit_to_contracts=(contract,), cache_dir=".cache")
    print(status, repr(said.getvalue()), flush=True)
"""
"""Holds the checkout in the current folder against each contract that is named, as `lint-imports` does."""


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Complaints about each breach, planted in a copy of the checkout: all by one process, which starts slowly."""
    folder = tmp_path_factory.mktemp("copied")
    shutil.copytree(PACKAGE, folder / "carrom_desk", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(CHECKOUT / "pyproject.toml", folder)
    found = []
    command = [sys.executable, "-c", HOLD_UP]
    with subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for contract, plant in BREACHES:
            with planted(folder / "carrom_desk", plant):
                process.stdin.write(f"{contract}\n")
                process.stdin.flush()
                found.append(process.stdout.readline())
        process.stdin.close()
    return found


@pytest.mark.parametrize("number", range(len(BREACHES)), ids=[contract for contract, _ in BREACHES])
def test_a_planted_breach_breaks_its_contract(answers: list[str], number: int) -> None:
    assert answers[number].startswith("1 ")
    assert "0 kept, 1 broken" in answers[number]


def test_every_string_for_people_can_be_translated() -> None:
    found = {name_of(path): lost_strings(path.read_text(encoding="utf-8")) for path in modules()}

    assert {name: lost for name, lost in found.items() if lost} == {}


def test_nothing_outside_the_rules_names_an_edition() -> None:
    name = re.compile(r"icf_1993|icf_revised|technitia|rules\.editions", re.IGNORECASE)
    modules = (path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "rules")

    assert [str(path) for path in modules if name.search(path.read_text(encoding="utf-8"))] == []


def test_one_module_speaks_to_the_driver() -> None:
    found = {file.name for file in (PACKAGE / "storage").rglob("*.py") if "import sqlite3" in file.read_text("utf-8")}

    assert found == {"driver.py"}


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) <= 600
