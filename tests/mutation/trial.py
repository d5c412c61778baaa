"""Runs the tests with one changed file, in a separate process."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, ModuleType

# Read once by Qt, which the trials share with the process that starts them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis.stateful
import psycopg
import PySide6.QtTest
import PySide6.QtWidgets
import pytest
import sqlalchemy.orm
import yaml

SHARED = (hypothesis.stateful, psycopg, PySide6.QtTest, PySide6.QtWidgets, sqlalchemy.orm, yaml)
"""Modules loaded once for all trials; the program's own modules are loaded by each."""
SECONDS = 120
"""Processor time after which a trial counts as hanging, in seconds."""
BYTES = 4 * 1024**3
PYTEST = (
    "-x",
    "--assert=plain",
    "-q",
    "-n",
    "0",
    "-p",
    "no:cacheprovider",
    "--nightly",
    "--hypothesis-profile=mutants",
)


class UselessTrial(Exception):
    """The tests fail without a change, so that they prove nothing."""


class _ChangedLoader(SourceFileLoader):
    """Loads a module from changed source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


class ChangedModule(MetaPathFinder):
    """Finds one module by its changed source, and leaves every other to the default finders."""

    def __init__(self, file: Path, source: str) -> None:
        self._name = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
        self._source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = _ChangedLoader(fullname, spec.origin, self._source)
        return spec


def is_killed(file: Path, source: str, tests: Sequence[str]) -> bool:
    """Returns True when a test fails, hangs or cannot be loaded with `source` in place of `file`."""
    process = get_context("fork").Process(target=_run, args=(file, source, tests))
    process.start()
    process.join()
    return process.exitcode != pytest.ExitCode.OK


def check_tests(file: Path, tests: Sequence[str]) -> None:
    """Checks that the tests pass without a change.

    Raises:
        UselessTrial: they do not.
    """
    if is_killed(file, file.read_text("utf-8"), tests):
        raise UselessTrial(f"fails without a change: {' '.join(tests)}")


def _run(file: Path, source: str, tests: Sequence[str]) -> None:
    import resource  # Windows has none

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    sys.meta_path.insert(0, ChangedModule(file, source))
    os._exit(pytest.main([*PYTEST, *tests]))
