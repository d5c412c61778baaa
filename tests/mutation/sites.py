"""Sites: places where the source could be slightly wrong, each with the mutated source, as cosmic-ray makes it."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random

from cosmic_ray.ast import get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

SEED = 2026
"""The same sites are drawn at every run, as long as the sources are the same."""
OPERATORS = (
    "AddNot",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "NumberReplacer",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ZeroIterationForLoop",
    "ExceptionReplacer",
    "ReplaceComparisonOperator_Eq_NotEq",
    "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_Lt_GtE",
    "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_LtE_Gt",
    "ReplaceComparisonOperator_Gt_GtE",
    "ReplaceComparisonOperator_Gt_LtE",
    "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_GtE_Lt",
    "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBinaryOperator_Mul_Add",
    "ReplaceBinaryOperator_FloorDiv_Mul",
    "ReplaceBinaryOperator_Mod_Mul",
)
"""Those of cosmic-ray that change what a program does. Not those that change a type annotation (`|`), or swap an
operator for one that hardly differs from another swap."""


@dataclass(frozen=True, slots=True)
class Site:
    """A place and the operator that changes it."""

    file: Path
    line: int
    """From 1."""
    operator: str
    occurrence: int
    """Index of the operator's place in the file, from 0."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file with one change."""

    site: Site
    source: str
    before: str
    """The line or lines that change, without their indentation."""
    after: str


def sites_of(file: Path) -> list[Site]:
    """Every site of a file. Decorators are left out: how a dataclass is stored decides nothing."""
    source = file.read_text("utf-8")
    lines = source.splitlines()
    return [
        Site(file, line, name, occurrence)
        for name in OPERATORS
        for occurrence, line in enumerate(_lines_of(source, name))
        if not lines[line - 1].lstrip().startswith("@")
    ]


def _lines_of(source: str, name: str) -> Iterator[int]:
    """The line of each place of an operator, in its order."""
    operator = get_operator(f"core/{name}")()
    nodes = [get_ast(source)]
    while nodes:
        node = nodes.pop()
        for (line, _), _ in operator.mutation_positions(node):
            yield line
        nodes.extend(reversed(getattr(node, "children", ())))


def sampled(files: Sequence[Path], count: int) -> list[Site]:
    """About `count` sites, and no fewer where there are as many: of each file its share, drawn by chance."""
    found = {file: sites for file in files if (sites := sites_of(file))}
    share = min(1.0, count / max(1, sum(map(len, found.values()))))
    return [
        site
        for file, sites in found.items()
        for site in sorted(
            Random(f"{SEED} {file.name}").sample(sites, math.ceil(len(sites) * share)), key=lambda site: site.line
        )
    ]


def mutated(site: Site) -> Mutant:
    """The file of a site with its one change."""
    source = site.file.read_text("utf-8")
    changed = mutate_code(source, get_operator(f"core/{site.operator}")(), site.occurrence)
    difference = list(unified_diff(source.splitlines(), changed.splitlines(), n=0, lineterm=""))[3:]
    return Mutant(site, changed, _text(difference, "-"), _text(difference, "+"))


def _text(difference: Sequence[str], sign: str) -> str:
    return " ".join(" ".join(line[1:].split()) for line in difference if line.startswith(sign))
