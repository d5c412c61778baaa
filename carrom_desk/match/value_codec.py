"""Frozen values as JSON and back, by the fields that their classes declare.

A value is a list of its class's name and its fields, an enum's member its value, a tuple a list; a tuple of such values
that is met again is an object that says which it was, as the history in a state is that of the state before it. Reading
goes by the declared types and by nothing that is written: a text from a stranger can make no other class, call nothing,
and put no value where its type does not belong. Not pickle, which even with a list of allowed classes lets a text set
attributes of those classes. Nothing here bears a version: who keeps such a text keeps with it which program wrote it.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

Read = Callable[[Any], object]
"""Makes a value of what JSON holds; raises ValueError, LookupError, TypeError or RecursionError for anything else."""
_AGAIN = "again"
_PLAIN = (int, str, bool, NoneType)


def written(value: object, given: type) -> object:
    """A value as JSON has it; the one value of the class `given`, wherever it is met, as null: whoever reads has it."""
    return _Writer(given).written(value)


class InvalidValue(Exception):
    """A document that is no such value."""


class _Writer:
    def __init__(self, given: type) -> None:
        self._given = given
        self._tuples: dict[int, int] = {}
        """The places of the tuples written so far, by what tells them apart while the value lives."""

    def written(self, value: object) -> object:
        if isinstance(value, Enum):
            return value.value
        if isinstance(value, _PLAIN):
            return value
        if isinstance(value, tuple):
            return self._tuple(value)
        if isinstance(value, self._given):
            return None
        assert is_dataclass(value), f"there is no way to write {value!r}"
        return [type(value).__name__, *(self.written(getattr(value, field.name)) for field in fields(value))]

    def _tuple(self, values: tuple[object, ...]) -> object:
        if id(values) in self._tuples:
            return {_AGAIN: self._tuples[id(values)]}
        found = [self.written(each) for each in values]
        if values and is_dataclass(values[0]):
            self._tuples[id(values)] = len(self._tuples)
        return found


class ValueReader:
    """Reads values of one class, and of those that its fields declare."""

    def __init__(self, kind: type, given: type) -> None:
        """Read values of a kind; of `given`, itself a class, there is one value, which every reading is told."""
        self._given = given
        self._value: object = None
        self._tuples: list[tuple[Read, object]] = []
        self._readers: dict[object, Read] = {}
        self._read = self._reader(kind, {})

    def read(self, document: object, given: object) -> Any:
        """The value that a document holds.

        Raises:
            InvalidValue: it is no such value.
        """
        self._value, self._tuples = given, []
        try:
            return self._read(document)
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            raise InvalidValue from error

    def _reader(self, hint: Any, variables: Mapping[Any, Any]) -> Read:
        hint = variables.get(hint, hint) if isinstance(hint, TypeVar) else hint
        hint = hint.__supertype__ if isinstance(hint, NewType) else hint
        if hint not in self._readers:
            self._readers[hint] = self._made(hint)
        return self._readers[hint]

    def _made(self, hint: Any) -> Read:
        origin = get_origin(hint) or hint
        if hint is self._given:
            return self._read_given
        if hint in _PLAIN:
            return _reader_of_plain(hint)
        if origin in (Union, UnionType):
            return self._reader_of_union(get_args(hint))
        if origin is tuple:
            return self._reader_of_tuple(self._reader(get_args(hint)[0], {}))
        if issubclass(origin, Enum):
            return {member.value: member for member in origin}.__getitem__
        return self._reader_of_class(hint, origin)

    def _read_given(self, document: object) -> object:
        if document is not None:
            raise ValueError(document)
        return self._value

    def _reader_of_union(self, hints: tuple[Any, ...]) -> Read:
        """None, or one of several classes by its name, or one value of another kind."""
        known = [hint for hint in hints if hint is not NoneType]
        may_be_none = len(known) < len(hints)
        by_name = {hint.__name__: self._reader(hint, {}) for hint in known}
        only = self._reader(known[0], {}) if len(known) == 1 else None

        def read(document: Any) -> object:
            if document is None and may_be_none:
                return None
            return only(document) if only is not None else by_name[document[0]](document)

        return read

    def _reader_of_tuple(self, read_one: Read) -> Read:
        def read(document: Any) -> object:
            if type(document) is dict:
                reader, value = self._tuples[document[_AGAIN]]
                if reader is not read:
                    raise ValueError(document)
                return value
            if type(document) is not list:
                raise ValueError(document)
            found = tuple([read_one(each) for each in document])
            if found and is_dataclass(found[0]):
                self._tuples.append((read, found))
            return found

        return read

    def _reader_of_class(self, hint: Any, kind: Any) -> Read:
        readers: list[Read] = []

        def read(document: Any) -> object:
            if type(document) is not list or document[0] != kind.__name__:
                raise ValueError(document)
            values = document[1:]
            return kind(*[read_one(value) for read_one, value in zip(readers, values, strict=True)])

        self._readers[hint] = read  # a state holds states: its fields ask for it
        variables = dict(zip(getattr(kind, "__parameters__", ()), get_args(hint), strict=True))
        hints = get_type_hints(kind)
        readers += [self._reader(hints[field.name], variables) for field in fields(kind)]
        return read


def _reader_of_plain(kind: type) -> Read:
    def read(document: object) -> object:
        if type(document) is not kind:
            raise ValueError(document)
        return document

    return read
