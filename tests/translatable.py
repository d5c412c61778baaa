"""All translatable texts in the sources, as extracted by Babel."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from carrom_desk.i18n import Words
from tests.words_built import CHECKOUT, tool

PACKAGE = CHECKOUT / "carrom_desk"
DIALECT = {"_": 1, "N_": 1, "NN_": 2, "NP_": 2, "NNP_": 3, "ngettext": 2, "pgettext": 2}
"""Functions of `carrom_desk.i18n` that mark sentences, with their number of literal arguments."""
_WITH_CONTEXT = {"NP_", "NNP_", "pgettext"}


@cache
def extracted(folder: str = "carrom_desk") -> tuple[tuple[str, Words], ...]:
    """Returns every sentence that Babel extracts from a folder with its file, including repetitions."""
    found = tool().marked(folder)
    return tuple((name, _words(message, context)) for name, _line, message, _comments, context in found)


def _words(message: str | tuple[str, ...], context: str | None) -> Words:
    one, several = (message, "") if isinstance(message, str) else message
    return Words(one, several, context or "")


def sentences() -> set[Words]:
    """Returns every sentence of the program."""
    return {words for _, words in (*extracted(), *extracted("resources/templates"))}


def marked(source: str) -> Iterator[Words]:
    """Yields the sentences marked in a module, as parsed by Python."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DIALECT:
            texts = [str(ast.literal_eval(each)) for each in node.args[: DIALECT[node.func.id]]]
            context = texts.pop(0) if node.func.id in _WITH_CONTEXT else ""
            yield Words(texts[0], "".join(texts[1:]), context)


def modules() -> list[Path]:
    """Returns every module of the program except for the one that defines the functions."""
    return sorted(set(PACKAGE.rglob("*.py")) - {PACKAGE / "i18n.py"})


def occurrences() -> dict[str, list[str]]:
    """Returns the files of every translatable text, with repetitions."""
    found: dict[str, list[str]] = {}
    for name, words in (*extracted(), *extracted("resources/templates")):
        found.setdefault(words.text, []).append(name)
    return found
