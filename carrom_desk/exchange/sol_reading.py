"""The text of a file of SoL's, read strictly: a YAML stream or one JSON array, either way a list of documents."""

import re
from collections.abc import Hashable

import yaml

from carrom_desk.match.document import parse_json, quoted
from carrom_desk.match.problems import DocumentProblem, InvalidDocument

LONGEST_JSON = 50_000_000
"""Characters."""
LONGEST_YAML = 5_000_000
"""Characters; YAML takes some five seconds a million."""
DEEPEST = 20
"""Levels of lists and objects within each other; SoL's files have five."""


PLAIN_VALUES = (
    ("null", r"~|null|Null|NULL|", ("~", "n", "N", "")),
    ("bool", r"true|True|TRUE|false|False|FALSE", ("t", "T", "f", "F")),
    ("int", r"[-+]?(?:0|[1-9][0-9]*)", tuple("-+0123456789")),
    ("float", r"[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?", tuple("-+.0123456789")),
)
"""What YAML 1.2 takes a value without quotes for: its kind, how it is written, what it begins with.

By YAML 1.1, which PyYAML goes by, a player called "No" would be false, "10:30" a number and a day no text.
"""

KINDS = frozenset(f"tag:yaml.org,2002:{kind}" for kind in ("null", "bool", "int", "float", "str", "seq", "map"))
TEXT = "tag:yaml.org,2002:str"


def documents_of(text: str) -> list[object]:
    """The documents in a text.

    Raises:
        InvalidDocument: it is neither YAML nor JSON, or not such as SoL writes, with the place.
    """
    text = text.removeprefix("\ufeff")
    if not text.startswith("["):
        return _yaml_documents(text)
    if len(text) > LONGEST_JSON:
        raise _invalid("This file is too large to be read.")
    found = parse_json(text)
    assert isinstance(found, list)
    return found


def _yaml_documents(text: str) -> list[object]:
    if len(text) > LONGEST_YAML:
        raise _invalid("This file is too large to be read as YAML. Have it written with fewer tourneys.")
    try:
        return list(yaml.load_all(text, _Loader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = "" if mark is None else f" at line {mark.line + 1}, column {mark.column + 1}"
        raise _invalid(f"This is not YAML as SoL writes it: {error.problem or error.context}{place}.") from error
    except yaml.YAMLError as error:
        raise _invalid("This is not YAML: it holds characters that no text has.") from error
    except (KeyError, ValueError) as error:  # of a value that is not what its own tag says, and of a number too long
        raise _invalid("This is not YAML as SoL writes it: a value cannot be read.") from error


def _invalid(sentence: str) -> InvalidDocument:
    return InvalidDocument((DocumentProblem("", sentence),))


def _resolvers() -> dict[str, list[tuple[str, re.Pattern[str]]]]:
    """PyYAML's table of plain values: by the first character, their kinds and how they are written."""
    found: dict[str, list[tuple[str, re.Pattern[str]]]] = {}
    for kind, pattern, beginnings in PLAIN_VALUES:
        for first in beginnings:
            found.setdefault(first, []).append((f"tag:yaml.org,2002:{kind}", re.compile(f"(?:{pattern})$")))
    return found


class _Loader(yaml.SafeLoader):
    """YAML with JSON's kinds of values only, and nothing that grows when it is read."""

    yaml_implicit_resolvers = _resolvers()
    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """Refuse aliases, by which a short text stands for an endless one, endless depth, and other kinds."""
        self.depth += 1
        is_alias = self.check_event(yaml.AliasEvent)
        mark = self.current_event.start_mark
        if is_alias:
            raise yaml.MarkedYAMLError(problem="something stands for another place", problem_mark=mark)
        if self.depth > DEEPEST:
            raise yaml.MarkedYAMLError(problem="it goes too deep", problem_mark=mark)
        node = super().compose_node(parent, index)
        if node is not None and node.tag not in KINDS:
            raise yaml.MarkedYAMLError(problem=f"there is no {quoted(node.tag)} here", problem_mark=mark)
        self.depth -= 1
        return node

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        """Refuse a key that is there twice, or is no text."""
        keys = set()
        for key, _ in node.value:
            if key.tag != TEXT:
                raise yaml.MarkedYAMLError(problem="a key is no text", problem_mark=key.start_mark)
            if key.value in keys:
                problem = f"the key {quoted(key.value)} is there twice"
                raise yaml.MarkedYAMLError(problem=problem, problem_mark=key.start_mark)
            keys.add(key.value)
        return super().construct_mapping(node, deep)
