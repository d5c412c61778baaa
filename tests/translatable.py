"""Everything in the sources that is to be translated, as Babel extracts it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel.messages.extract import extract_from_dir

from carrom_desk.i18n import Words
from tests.words_built import CHECKOUT, tool

PACKAGE = CHECKOUT / "carrom_desk"
DIALECT = {"_": 1, "N_": 1, "NN_": 2, "NP_": 2, "NNP_": 3, "ngettext": 2, "pgettext": 2}
"""The functions of `carrom_desk.i18n` that mark sentences, with how many of their arguments have to be literals."""
_WITH_CONTEXT = {"NP_", "NNP_", "pgettext"}


@cache
def extracted() -> tuple[tuple[str, Words], ...]:
    """Every sentence that Babel extracts, with its file, as often as it is written."""
    found = extract_from_dir(PACKAGE, keywords=tool().KEYWORDS)
    return tuple((name, _words(message, context)) for name, _line, message, _comments, context in found)


def _words(message: str | tuple[str, ...], context: str | None) -> Words:
    one, several = (message, "") if isinstance(message, str) else message
    return Words(one, several, context or "")


def sentences() -> set[Words]:
    """Every sentence of the program."""
    return {words for _, words in extracted()}


def marked(source: str) -> Iterator[Words]:
    """The sentences that are marked in a module, as Python reads it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DIALECT:
            texts = [str(ast.literal_eval(each)) for each in node.args[: DIALECT[node.func.id]]]
            context = texts.pop(0) if node.func.id in _WITH_CONTEXT else ""
            yield Words(texts[0], "".join(texts[1:]), context)


def modules() -> list[Path]:
    """Every module of the program but the one that defines the dialect."""
    return sorted(set(PACKAGE.rglob("*.py")) - {PACKAGE / "i18n.py"})


def occurrences() -> dict[str, list[str]]:
    """Returns the files of every text for people, each as often as it is written there."""
    found: dict[str, list[str]] = {}
    for name, words in extracted():
        found.setdefault(words.text, []).append(name)
    return found
