"""Finds strings that would never be translated.

Babel extracts literals that are direct arguments of `_("…")` and the other functions of `carrom_desk.i18n`. It silently
ignores any other form, which then appears in English in every language.
"""

import ast
from collections.abc import Iterator, Sequence

from tests.translatable import DIALECT

_OF_QT = {"tr", "QT_TR_NOOP", "QT_TRANSLATE_NOOP"}
_APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}


def lost_strings(source: str) -> list[str]:
    """Returns every form in this source that Babel ignores, as `line: reason`, in order of lines."""
    nodes = list(ast.walk(ast.parse(source)))  # once, as a walk takes longer than any of the searches
    found = [*_not_literal(nodes), *_within_f_strings(nodes), *_under_another_name(nodes), *_shadowed(nodes)]
    found += _in_the_dialect_of_qt(nodes)
    return [f"{line}: {reason}" for line, reason in sorted(set(found))]


def _marking(node: ast.AST) -> int:
    """Returns how many leading arguments of the call must be literals; 0 if it marks nothing."""
    return DIALECT.get(node.func.id, 0) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else 0


def _not_literal(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    for node in nodes:
        if isinstance(node, ast.Call) and (wanted := _marking(node)):
            leading = node.args[:wanted]
            literal = [isinstance(argument, ast.Constant) and isinstance(argument.value, str) for argument in leading]
            if len(leading) < wanted or not all(literal):
                yield node.lineno, "not a literal"


def _within_f_strings(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    for text in nodes:
        if isinstance(text, ast.JoinedStr):
            for node in ast.walk(text):
                if isinstance(node, ast.Call) and _marking(node):
                    yield node.lineno, "within an f-string"


def _under_another_name(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    for node in ast.iter_child_nodes(nodes[0]):
        if isinstance(node, ast.FunctionDef) and node.name in DIALECT:
            yield node.lineno, "under another name"
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Load()):
                lost = name in DIALECT and id(node) not in called
            case ast.alias(name=name, asname=str()):
                lost = name in DIALECT
            case _:
                continue
        if lost:
            yield node.lineno, "under another name"


def _shadowed(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yields the functions in which `_` is a local variable and translates nothing."""
    for function in nodes:
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        inside = list(_in_scope(function))
        is_bound = any(
            isinstance(node, ast.Name) and node.id == "_" and isinstance(node.ctx, ast.Store) for node in inside
        )
        for node in inside:
            if is_bound and isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
                yield node.lineno, "shadowed"


def _in_scope(node: ast.AST) -> Iterator[ast.AST]:
    """Yields the nodes of a function itself; a comprehension has its own scope."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.comprehension):
            yield child
            yield from _in_scope(child)


def _in_the_dialect_of_qt(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    for node in nodes:
        match node:
            case ast.Attribute(attr="translate", value=ast.Name(id=name) | ast.Attribute(attr=name)):
                is_found = name in _APPLICATIONS
            case ast.Attribute(attr=name) | ast.Name(id=name):
                is_found = name in _OF_QT
            case _:
                continue
        if is_found:
            yield node.lineno, "in the dialect of Qt"
