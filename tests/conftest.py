"""Environment of every test: no screen, no user data, and the same random examples in every run."""

import gc
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from carrom_desk.i18n import ENGLISH, said_as

# Before anything imports Qt, which reads it once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "win32":  # without a screen, Qt looks for fonts nowhere by itself
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parents[1] / "resources/fonts"))

import pytest
from hypothesis import Phase, settings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.desk.diagnosis import LogFile, start_log
from tests.memory import MOST_MEMORY_MB, Memory, share_memory_between_threads
from tests.needs import homes
from tests.patient_bot import PatientBot, delete_closed
from tests.storage.postgres import PostgresServer, running_server
from tests.words_built import build_words

# Containers often forbid Python to keep what it has compiled: then every worker, and every desk that a test starts as a
# program of its own, would compile all modules again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# The same examples every time: a run that fails today fails tomorrow too. Time never decides a test.
settings.register_profile("ci", derandomize=True, max_examples=30, deadline=None, database=None)
settings.register_profile("deep", max_examples=2_000, deadline=None, print_blob=True)
# As many for each property as `packaging/soak.sh` asks for; `many` of the rules doubles them.
settings.register_profile(
    "soak", max_examples=int(os.environ.get("CARROM_DESK_EXAMPLES", "2500")), deadline=None, print_blob=True
)
# A mutant has to fail, not to fail by the smallest example.
settings.register_profile(
    "mutants", settings.get_profile("ci"), max_examples=60, phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that runs every case of the nightly tests."""
    parser.addoption("--nightly", action="store_true", help="run every case of the tests marked nightly")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves of each marked module, and of each marked function, the first case, unless all are asked for."""
    if config.getoption("nightly"):
        return
    smoke: dict[str, pytest.Item] = {}
    later = [item for item in items if (key := _marked(item)) and smoke.setdefault(key, item) is not item]
    config.hook.pytest_deselected(items=later)
    items[:] = [item for item in items if item not in set(later)]


def _marked(item: pytest.Item) -> str:
    """Returns what is marked nightly: the item's function, or else its module."""
    for node, _ in item.iter_markers_with_node("nightly"):
        return item.nodeid.partition("[")[0] if node is item else node.nodeid
    return ""


# What is collected stays until the end: to look through it for what can go is work without an outcome.
gc.disable()


def pytest_collection_finish() -> None:
    """Freezes everything loaded so far, so that garbage collection only looks at the tests' objects, and seldom."""
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)
    gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Compiles the translations before any test, in the main process."""
    share_memory_between_threads()
    if not hasattr(config, "workerinput"):
        build_words()


@pytest.fixture(scope="session", autouse=True)
def _nobodys_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Prevents tests from reading or writing the user's own data."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("CARROM_DESK_DATABASE", raising=False)
        for variable, folder in homes(home).items():
            if variable not in {"HOME", "USERPROFILE"}:
                patch.setenv(variable, folder)
        if "XDG_RUNTIME_DIR" not in os.environ:  # Qt warns where nobody has logged in
            runtime = home / "runtime"
            runtime.mkdir(mode=0o700)
            patch.setenv("XDG_RUNTIME_DIR", str(runtime))
        yield


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Starts every test in English, and checks that it leaves no other language behind."""
    with said_as(ENGLISH):
        yield


@pytest.fixture(scope="session")
def memory() -> Memory:
    """The memory of this worker."""
    return Memory()


@pytest.fixture(autouse=True)
def _little_memory(memory: Memory) -> Iterator[None]:
    """Fails the test at which a worker uses too much memory: it or earlier ones keep too much."""
    before, collections = memory.peak_mb(), gc.get_threshold()
    yield
    gc.set_threshold(*collections)  # a command collects rarely, as its process soon ends
    memory.give_back()
    after = memory.peak_mb()
    takes_pictures = "CARROM_DESK_SCREENSHOTS" in os.environ  # of windows on the largest screens
    if before <= MOST_MEMORY_MB < after and not takes_pictures:
        pytest.fail(f"All tests together took {before} MB until here, and now {after}: more than {MOST_MEMORY_MB}.")


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[QtBot]:
    """Replaces pytest-qt's bot, which gives up after five seconds and keeps closed windows until an event loop runs."""
    yield PatientBot(request)
    delete_closed()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Returns a PostgreSQL server for the tests; those that need it are marked `needs_postgres`."""
    with running_server() as server:
        yield server


@pytest.fixture
def log(tmp_path: Path) -> Iterator[LogFile]:
    """Returns the program's log, in a folder of the test."""
    handler = start_log(tmp_path / "logs")
    yield handler
    logging.getLogger("carrom_desk").removeHandler(handler)
    with suppress(OSError):  # the disk of a test may be full
        handler.close()
