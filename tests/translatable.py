"""Everything in the sources that is to be translated, read without Qt's tools."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

CHECKOUT = Path(__file__).parent.parent
CALLS = CHECKOUT / "carrom_desk/rules/call_text.py"
"""What the umpire calls: translated by itself."""
SAYING = CHECKOUT / "carrom_desk/gui/languages.py"
"""Looks up what is marked elsewhere: the one place that translates what is no literal."""


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """One string, as Qt looks it up."""

    context: str
    source: str
    comment: str = ""
    is_counted: bool = False
    """Whether it has a form for each plural of the language."""


def messages_of(source: str) -> set[Message]:
    """The strings of one module."""
    return set(_messages(ast.parse(source), ""))


@cache
def _by_file() -> dict[Path, tuple[Message, ...]]:
    """The strings of every module, each as often as it is written."""
    files = (path for path in sorted((CHECKOUT / "carrom_desk").rglob("*.py")) if path != SAYING)
    return {path: tuple(_messages(ast.parse(path.read_text(encoding="utf-8")), "")) for path in files}


def window_messages() -> set[Message]:
    """Every string of the program but the calls."""
    return {message for path, found in _by_file().items() if path != CALLS for message in found}


def call_messages() -> set[Message]:
    """Every call."""
    return set(_by_file()[CALLS])


def _messages(node: ast.AST, name: str) -> Iterator[Message]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            found = _message(child, name)
            if found is not None:
                yield found
        yield from _messages(child, child.name if isinstance(child, ast.ClassDef) else name)


def _message(call: ast.Call, name: str) -> Message | None:
    function = call.func
    words = [each.value if isinstance(each, ast.Constant) else None for each in call.args]
    if isinstance(function, ast.Name) and function.id == "QT_TRANSLATE_NOOP":
        context, text, *rest = words
        return Message(str(context), str(text), str(rest[0]) if rest else "", len(rest) > 1)
    if not isinstance(function, ast.Attribute):
        return None
    if function.attr == "tr":
        context, rest = name, words
    elif function.attr == "translate" and isinstance(function.value, ast.Name) and "Application" in function.value.id:
        context, rest = str(words[0]), words[1:]
    else:
        return None
    return Message(context, str(rest[0]), str(rest[1]) if len(rest) > 1 else "", len(rest) > 2)


def occurrences() -> dict[str, list[str]]:
    """Where every text for people is written, the same text as often as it is."""
    found: dict[str, list[str]] = {}
    for path, messages in _by_file().items():
        for message in messages:
            found.setdefault(message.source, []).append(str(path.relative_to(CHECKOUT)))
    return found
