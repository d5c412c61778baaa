"""Declarative JSON codecs, used for both reading and writing.

A dataclass becomes an object with its fields as keys, except those that do not count in a comparison. The codecs of
the fields follow from their types, except for bounds and the like, which are given explicitly.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, dataclass, fields, replace
from enum import StrEnum
from functools import partial
from types import MappingProxyType, NoneType
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

from carrom_desk.match.setup import Bounds

from .document import LONGEST_TEXT, Members, Node

T = TypeVar("T")
U = TypeVar("U")
E = TypeVar("E", bound=StrEnum)
_ALWAYS_WRITTEN = object()
_MOST_KNOWN = 1_000
"""Maximum number of equal objects of a kind that are read once."""
_MOST_LISTED = 12
"""Maximum number of known names listed in the message about an unknown one."""


@dataclass(frozen=True, slots=True)
class Shape(Generic[T]):
    """Codec for one kind of JSON value."""

    read: Callable[[Node], T]
    """Reads a node; a problem is added to the document, and the substitute returned."""
    write: Callable[[T], Any]
    substitute: T
    """Placeholder for a missing or invalid value, so that the rest of the document can still be read."""
    left_out: object = _ALWAYS_WRITTEN
    """Value that is not written."""

    def without(self, value: object) -> "Shape[T]":
        """Returns a shape that omits this value when writing."""
        return replace(self, left_out=value)


def _itself(value: Any) -> Any:
    return value


def whole(low: int, high: int, substitute: int | None = None) -> Shape[int]:
    """Integers within bounds."""
    usual = low if substitute is None else substitute
    return Shape(partial(Node.integer, low=low, high=high, default=usual), _itself, usual)


def flag(*, substitute: bool = False) -> Shape[bool]:
    return Shape(partial(Node.boolean, default=substitute), _itself, substitute)


def text(longest: int = LONGEST_TEXT, *, needed: bool = False) -> Shape[str]:
    """Texts that can be stored; not blank with `needed`."""
    return Shape(partial(Node.text, needed=needed, longest=longest), _itself, "")


def one_of(values: Mapping[str, T]) -> Shape[T]:
    """A fixed set of values by name."""
    first, names = next(iter(values.values())), {value: name for name, value in values.items()}
    are_listed = len(values) <= _MOST_LISTED
    return Shape(partial(Node.one_of, values=values, default=first, are_listed=are_listed), names.__getitem__, first)


def choice(names: type[E]) -> Shape[E]:
    """Members of an enum by value."""
    return one_of({member.value: member for member in names})


def maybe(shape: Shape[T]) -> Shape[T | None]:
    """Returns a shape that also accepts null."""
    return Shape(
        lambda node: None if node.value is None else shape.read(node),
        lambda value: None if value is None else shape.write(value),
        None,
    )


def several(shape: Shape[T], most: int) -> Shape[tuple[T, ...]]:
    """Lists of a shape."""
    return Shape(
        lambda node: tuple(shape.read(each) for each in node.items(most=most)),
        lambda values: [shape.write(each) for each in values],
        (),
    )


def converted(shape: Shape[T], made: Callable[[T], U], back: Callable[[U], T]) -> Shape[U]:
    """Returns a shape whose JSON form is that of another value."""
    return Shape(lambda node: made(shape.read(node)), lambda value: shape.write(back(value)), made(shape.substitute))


@dataclass(frozen=True, slots=True)
class _Member:
    """A field of a dataclass as a member of an object."""

    attribute: str
    key: str
    shape: Shape[Any]
    usual: Any
    """Default if the object lacks the key."""


@dataclass(frozen=True, slots=True)
class OnlyWith:
    """Rule that an object has a member only if another one has a value."""

    key: str
    other: str
    value: StrEnum
    fault: str
    """Sentence on the rule."""

    def check(self, found: Members) -> None:
        """Adds a problem to the document if the rule is broken."""
        if self.key in found and found[self.other].value != self.value:
            found[self.key].fault(self.fault)


class Record(Generic[T]):
    """A dataclass as an object."""

    def __init__(
        self,
        made: type[T],
        shapes: Mapping[str, Shape[Any]] = MappingProxyType({}),
        *,
        unwritten: Collection[str] = (),
        needed: Collection[str] = (),
        optional: Collection[str] = (),
        keys: Mapping[str, str] = MappingProxyType({}),
        writes_none: bool = True,
        only_with: OnlyWith | None = None,
    ) -> None:
        """Derives the codec of a dataclass; fields without a default are required.

        Args:
            made: the dataclass.
            shapes: shapes that do not follow from a field's type.
            unwritten: fields that are not part of the object.
            needed: fields that are required although they have a default.
            optional: fields that are not required although they have no default.
            keys: keys of fields whose names differ.
            writes_none: write None as null instead of omitting the key.
            only_with: rule for a member of an entry.
        """
        self.made = made
        self._only_with = only_with
        described: Any = made
        written = [field for field in fields(described) if field.compare and field.name not in unwritten]
        self.members = tuple(
            _member(
                field,
                keys.get(field.name, field.name.rstrip("_")),  # names that are Python keywords end with an underscore
                shapes.get(field.name) or shape_of(field.type, writes_none=writes_none),
                writes_none,
            )
            for field in written
        )
        # Flat, since a report writes thousands of them.
        self._written = tuple((one.attribute, one.key, one.shape.write, one.shape.left_out) for one in self.members)
        self._wanted = tuple((one.attribute, one.key, one.shape.read, one.usual) for one in self.members)
        self._is_flat = all(isinstance(one.shape.read, partial) for one in self.members)
        self._known: dict[str, T] = {}
        has_usual = {field.name for field in written if field.default is not MISSING} - {*needed} | {*optional}
        self.optional = tuple(member.key for member in self.members if member.attribute in has_usual)
        self.required = tuple(member.key for member in self.members if member.attribute not in has_usual)

    def values(self, found: Members) -> dict[str, Any]:
        if self._only_with is not None:
            self._only_with.check(found)
        return found.read_all(self._wanted)

    def read(self, node: Node) -> T:
        """Reads an object. Those without objects of their own, mostly counts, repeat, and equal ones are read once."""
        if not self._is_flat:
            return self._read(node)
        found = self._known.get(written := repr(node.value))
        if found is None:
            found = self._read(node)
            if not node.problems and len(self._known) < _MOST_KNOWN:
                self._known[written] = found
        return found

    def _read(self, node: Node) -> T:
        return self.made(**node.mapping(self.required, self.optional).read_all(self._wanted))

    def write(self, value: T) -> dict[str, object]:
        """Writes an object."""
        written = {}
        for attribute, key, write, left_out in self._written:
            each = getattr(value, attribute)
            if each != left_out:
                written[key] = each if write is _itself else write(each)
        return written

    @property
    def shape(self) -> Shape[T]:
        return Shape(self.read, self.write, self.made(**{each.attribute: each.usual for each in self.members}))


def _member(field: Field[Any], key: str, shape: Shape[Any], writes_none: bool) -> _Member:
    usual = shape.substitute if field.default is MISSING else field.default
    is_left_out = not writes_none and NoneType in get_args(field.type)
    return _Member(field.name, key, shape.without(None) if is_left_out else shape, usual)


def record(made: type[T], /, **shapes: Shape[Any]) -> Shape[T]:
    """Shape of a dataclass; see `Record`."""
    return Record(made, shapes).shape


def shape_of(annotation: Any, *, writes_none: bool = True) -> Shape[Any]:
    """Returns the shape that follows from a field's type."""
    alternatives = [each for each in get_args(annotation) if each is not NoneType]
    if NoneType in get_args(annotation):
        inner = shape_of(alternatives[0])
        return maybe(inner) if writes_none else inner
    if get_origin(annotation) is Annotated:
        return next(whole(each.low, each.high) for each in alternatives if isinstance(each, Bounds))
    if annotation is bool:
        return flag()
    if annotation is str:
        return text()
    assert isinstance(annotation, type), annotation
    assert issubclass(annotation, StrEnum), annotation
    return choice(annotation)
