"""Strict reading of JSON: every problem is collected with its place, and nothing is guessed."""

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import TypeVar

from carrom_desk.match.problems import DocumentProblem, InvalidDocument

T = TypeVar("T")

MOST_NESTED = 50
"""Maximum nesting depth of lists and objects; match files have eight levels."""
TOO_DEEP = "This is nested too deeply to be read."
MOST_VALUES = 4_000_000
"""Maximum number of values in a document; a match has about thirty thousand. Each takes a hundred bytes in
memory.
"""
_TEXT = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
LONGEST_TEXT = 2_000
"""Maximum length of a name, reason or note in characters."""


def parse_json(text: str) -> object:
    """Parses standard JSON: no duplicate keys, no NaN, limited nesting.

    Raises:
        InvalidDocument: it is not JSON; the place is that in the text.
    """
    if _has_too_many_values(text):
        raise InvalidDocument.at("", f"There are more than {MOST_VALUES} values here: too many to read.")
    try:
        value: object = _DECODER.decode(text)
        if text.count("[") + text.count("{") <= MOST_NESTED or not _is_nested_too_deeply(value):
            return value
        fault = TOO_DEEP
    except json.JSONDecodeError as error:
        fault = f"This is not JSON: {error.msg.removesuffix(' at')} at line {error.lineno}, column {error.colno}."
    except RecursionError:
        fault = TOO_DEEP
    except ValueError as error:
        fault = str(error) if isinstance(error, _Fault) else "A number is too long to be read."
    raise InvalidDocument.at("", fault)


def _has_too_many_values(text: str) -> bool:
    """Returns True when a JSON text has more values than are read. Separators within texts are none."""
    if sum(map(text.count, ",[{")) <= MOST_VALUES:
        return False
    return sum(map(_TEXT.sub("", text).count, ",[{")) > MOST_VALUES


def _is_nested_too_deeply(value: object) -> bool:
    """Returns True when a value is nested too deeply; the parser's own limit depends on the version of Python."""
    level = [value]
    for _ in range(MOST_NESTED):
        level = [
            inner
            for outer in level
            if isinstance(outer, list | dict)
            for inner in (outer if isinstance(outer, list) else outer.values())
        ]
        if not level:
            return False
    return True


class _Fault(ValueError):
    """A problem that JSON's grammar allows but this program does not."""


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise _Fault(f"The key {quoted(twice)} appears twice in one object.")
    return found


def _refuse_constant(name: str) -> object:
    raise _Fault(f"{name} is not a number in JSON.")


_DECODER = json.JSONDecoder(object_pairs_hook=_without_doubles, parse_constant=_refuse_constant)


def quoted(value: object) -> str:
    """Returns a value for use in a message: as shortened JSON, or for a list or object its kind."""
    if isinstance(value, list | dict):
        return kind(value)
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= 40 else text[:37] + "…"


class Node:
    """Value in a document, with its place and the document's list of problems."""

    __slots__ = ("_key", "_outer", "_problems", "value")

    def __init__(self, value: object, at: str | int = "", outer: "Node | None" = None) -> None:
        """Wraps a value; `at` is its JSON Pointer, or its key in an outer value."""
        self.value = value
        self._key = at
        self._outer = outer
        self._problems: list[DocumentProblem] = [] if outer is None else outer._problems

    @property
    def at(self) -> str:
        """JSON Pointer, with keys escaped according to RFC 6901 and invalid Unicode replaced."""
        if self._outer is None:
            return str(self._key)
        token = str(self._key).replace("~", "~0").replace("/", "~1").encode("utf-8", "backslashreplace").decode("utf-8")
        return f"{self._outer.at}/{token}"

    @property
    def problems(self) -> tuple[DocumentProblem, ...]:
        """All problems found in the document so far."""
        return tuple(self._problems)

    @property
    def is_stored(self) -> bool:
        """True within a document of the database, where rules of a later version are kept."""
        return False if self._outer is None else self._outer.is_stored

    def fault(self, sentence: str, at: str | None = None) -> None:
        """Adds a problem at this place or another one."""
        self._problems.append(DocumentProblem(self.at if at is None else at, sentence))

    def finish(self) -> None:
        """Raises an error if any problem was found.

        Raises:
            InvalidDocument: with every problem found.
        """
        if self._problems:
            raise InvalidDocument(self.problems)

    def child(self, key: str | int, value: object) -> "Node":
        return Node(value, key, self)

    def with_value(self, value: object) -> "Node":
        """Returns the node at the same place with another value."""
        return Node(value, self._key, self._outer)

    def mapping(self, required: Collection[str] = (), optional: Collection[str] = ()) -> "Members":
        """Returns the members of an object; missing and unknown keys are problems."""
        if not isinstance(self.value, dict):
            self.fault(f"This must be an object, not {kind(self.value)}.")
            return Members(self, {})
        values, known = self.value, {*required, *optional}
        if not values.keys() <= known:
            for key in values:
                if key not in known:
                    self.child(key, None).fault("This key is not known here.")
            values = {key: value for key, value in values.items() if key in known}
        for key in required:
            if key not in values:
                self.child(key, None).fault("This key is missing.")
        return Members(self, values)

    def items(self, most: int | None = None) -> Iterator["Node"]:
        """Yields the items of an array."""
        if not isinstance(self.value, list):
            self.fault(f"This must be a list, not {kind(self.value)}.")
            return
        if most is not None and len(self.value) > most:
            self.fault(f"This list has more than {most} items.")
            return
        for place, value in enumerate(self.value):
            yield self.child(place, value)

    def integer(self, low: int, high: int, default: int = 0) -> int:
        """Returns an integer within bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.fault(f"This must be a whole number from {low} to {high}, not {kind(self.value)}.")
            return default
        if not low <= self.value <= high:
            self.fault(f"This must be from {low} to {high}; it is {quoted(self.value)}.")
            return default
        return self.value

    def boolean(self, *, default: bool = False) -> bool:
        if not isinstance(self.value, bool):
            self.fault(f"This must be true or false, not {kind(self.value)}.")
            return default
        return self.value

    def text(self, *, needed: bool = False, longest: int = LONGEST_TEXT) -> str:
        """Returns a text that can be stored; with `needed` it must not be blank."""
        if not isinstance(self.value, str):
            self.fault(f"This must be a text, not {kind(self.value)}.")
            return ""
        if len(self.value) > longest:
            self.fault(f"This text is too long: at most {longest} characters.")
            return ""
        if not is_storable(self.value):
            self.fault("This text contains characters that cannot be stored.")
            return ""
        if needed and not self.value.strip():
            self.fault("This text must not be empty.")
        return self.value

    def one_of(self, values: Mapping[str, T], default: T, *, are_listed: bool = True) -> T:
        """Returns the value with this name; the message for an unknown name lists the known ones."""
        found = values.get(self.value) if isinstance(self.value, str) else None
        if found is None:
            known = f"; known are {', '.join(values)}" if are_listed else ""
            self.fault(f"{quoted(self.value)} is not known here{known}.")
            return default
        return found


class StoredNode(Node):
    """A document of the database."""

    __slots__ = ()

    @property
    def is_stored(self) -> bool:
        return True


class Members:
    """Members of an object by key.

    A missing one reads as its default: the problem was already recorded, and the rest is still read.
    """

    __slots__ = ("_outer", "_values")

    def __init__(self, outer: Node, values: Mapping[str, object]) -> None:
        self._outer = outer
        self._values = values

    def read_all(self, wanted: Iterable[tuple[str, str, Callable[[Node], T], T]]) -> dict[str, T]:
        """Reads members, each given by the name of its result, its key, how it is read, and its default."""
        values, outer = self._values, self._outer
        return {
            name: read(Node(values[key], key, outer)) if key in values else usual for name, key, read, usual in wanted
        }

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def __getitem__(self, key: str) -> Node:
        return self._outer.child(key, self._values[key]) if key in self._values else Node(None)


def is_storable(text: str) -> bool:
    """Returns True when a text can be stored and written again: valid Unicode without NUL."""
    try:
        return b"\0" not in text.encode("utf-8")
    except UnicodeEncodeError:
        return False


def kind(value: object) -> str:
    """Returns the kind of a JSON value in words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    names = {int: "a number", float: "a number with a fraction", str: "a text", list: "a list", dict: "an object"}
    return names.get(type(value), "something else")
