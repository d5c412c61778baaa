"""Finds the strings that would never be translated.

Qt's tools read the source and take out the literals that stand directly in `self.tr("…")` or
`QCoreApplication.translate("Context", "…")`. What is written in any other form is passed over in silence: the program
works, and shows English in every language.
"""

import ast
from collections.abc import Iterator

_APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}
_MARKERS = {"QT_TR_NOOP": 1, "QT_TRANSLATE_NOOP": 2}


def lost_strings(source: str) -> list[str]:
    """Every form in this source that Qt's tools pass over, as `line: reason`, in the order of lines."""
    tree = ast.parse(source)
    found = [*_not_literal(tree), *_within_f_strings(tree), *_under_another_name(tree), *_without_plural(tree)]
    return [f"{line}: {reason}" for line, reason in sorted(set(found))]


def _literals_wanted(call: ast.Call) -> int:
    """How many leading arguments of this call have to be literals; 0 if it translates nothing."""
    function = call.func
    if isinstance(function, ast.Name):
        return _MARKERS.get(function.id, 0)
    if isinstance(function, ast.Attribute):
        if function.attr == "tr":
            return 1
        if _is_translate(function):
            return 2
        return _MARKERS.get(function.attr, 0)
    return 0


def _is_translate(node: ast.Attribute) -> bool:
    """`QCoreApplication.translate`, but not the method of a string or of a painter."""
    owner = node.value
    name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
    return node.attr == "translate" and name in _APPLICATIONS


def _not_literal(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (wanted := _literals_wanted(node)):
            leading = node.args[:wanted]
            literal = [isinstance(argument, ast.Constant) and isinstance(argument.value, str) for argument in leading]
            if len(leading) < wanted or not all(literal):
                yield node.lineno, "not a literal"


def _within_f_strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for text in ast.walk(tree):
        if isinstance(text, ast.JoinedStr):
            for node in ast.walk(text):
                if isinstance(node, ast.Call) and _literals_wanted(node):
                    yield node.lineno, "within an f-string"


def _without_plural(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Only of a method `tr` with a number do Qt's tools learn that there is a form for each plural."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_translate(node.func)):
            continue
        if len(node.args) > 3 or any(keyword.arg == "n" for keyword in node.keywords):
            yield node.lineno, "without plurals"


def _under_another_name(tree: ast.AST) -> Iterator[tuple[int, str]]:
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        match node:
            case ast.Attribute():
                lost = id(node) not in called and (node.attr == "tr" or _is_translate(node))
            case ast.Name():
                lost = id(node) in called and node.id in {"tr", "translate"}
            case ast.FunctionDef():
                lost = node.name == "tr"
            case ast.alias(asname=str()):
                lost = node.name in _APPLICATIONS | _MARKERS.keys()
            case _:
                continue
        if lost:
            yield node.lineno, "under another name"
