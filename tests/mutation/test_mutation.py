"""Mutants: how they are made, loaded, and listed as equivalent."""

import importlib
import sys
from pathlib import Path

import pytest

from tests.mutation.listed import equivalents, has_reason
from tests.mutation.trial import ChangedModule

SOURCE = '''"""Text with 1 number."""

from dataclasses import dataclass

LIMIT = 3


@dataclass(frozen=True)
class Owed:
    men: int = 0


def may_place(men: int, passed: bool) -> bool:
    return men < LIMIT and not passed
'''


def test_what_is_listed_as_equivalent_stands_in_the_sources() -> None:
    """A changed line has to be judged again."""
    stale = [
        each
        for each in equivalents()
        if each.line not in " ".join(Path(each.file).read_text("utf-8").split()) or not each.reason
    ]

    assert stale == []
    assert all(has_reason(Path(each.file), each.line, each.mutant) for each in equivalents())
    assert not has_reason(Path("carrom_desk/rules/judge.py"), "MEN = 1", "MEN = 2")


def test_a_changed_module_is_loaded_in_place_of_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "mutation_sample"
    package.mkdir()
    for name in ("__init__", "first", "second"):
        (package / f"{name}.py").write_text("MEN = 1\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(
        sys, "meta_path", [ChangedModule(Path("mutation_sample/first.py"), "MEN = 2\n"), *sys.meta_path]
    )

    first, second = (importlib.import_module(f"mutation_sample.{name}") for name in ("first", "second"))

    assert (first.MEN, second.MEN) == (2, 1)
    assert (package / "first.py").read_text("utf-8") == "MEN = 1\n"


def test_sites_are_drawn_alike_and_each_changes_one_line(tmp_path: Path) -> None:
    pytest.importorskip("cosmic_ray", reason="comes with the extra `mutation`")
    from tests.mutation.sites import mutated, sampled, sites_of

    file = tmp_path / "sample.py"
    file.write_text(SOURCE, "utf-8")
    mutants = {(mutant.before, mutant.after) for mutant in map(mutated, sites_of(file))}

    assert mutants == {
        ("LIMIT = 3", "LIMIT = 4"),
        ("LIMIT = 3", "LIMIT = 2"),
        ("men: int = 0", "men: int = 1"),
        ("men: int = 0", "men: int = -1"),
        ("return men < LIMIT and not passed", "return men < LIMIT or not passed"),
        ("return men < LIMIT and not passed", "return men < LIMIT and passed"),
        ("return men < LIMIT and not passed", "return men <= LIMIT and not passed"),
        ("return men < LIMIT and not passed", "return men >= LIMIT and not passed"),
    }
    assert len(sampled([file], 3)) == 3
    assert sampled([file], 3) == sampled([file], 3)
