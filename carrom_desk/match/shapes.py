"""How values stand in JSON: a shape is described once, and values are read and written by the description.

A dataclass is an object whose keys are its fields. Their types say most of how they stand there; what a type cannot
say, such as bounds, is given.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, dataclass, fields, replace
from enum import StrEnum
from types import MappingProxyType, NoneType
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

from .document import LONGEST_TEXT, Members, Node

T = TypeVar("T")
U = TypeVar("U")
E = TypeVar("E", bound=StrEnum)
_ALWAYS_WRITTEN = object()
UNREAD = object()
"""What is to be read with its place in the document."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The lowest and the highest of whole numbers; stands in an annotation."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Shape(Generic[T]):
    """How values of one kind stand in JSON."""

    at_once: Callable[[Any], Any]
    """The value of what is as it should be, which nearly everything is; otherwise `UNREAD`."""
    read: Callable[[Node], T]
    """Reads anything; a fault is noted in the document, and read for it is the substitute."""
    write: Callable[[T], Any]
    substitute: T
    """Stands for a value that is missing or faulty, so that the rest of the document is read all the same."""
    left_out: object = _ALWAYS_WRITTEN
    """The value that is not written."""

    def without(self, value: object) -> "Shape[T]":
        """The same, in which this value is not written."""
        return replace(self, left_out=value)


def slowly(read: Callable[[Node], T], write: Callable[[T], Any], substitute: T) -> Shape[T]:
    """A shape of its own, always read with its place in the document."""
    return Shape(lambda _: UNREAD, read, write, substitute)


def _itself(value: Any) -> Any:
    return value


def whole(low: int, high: int, substitute: int | None = None) -> Shape[int]:
    """Whole numbers within bounds."""
    usual = low if substitute is None else substitute

    def at_once(value: Any) -> Any:
        return value if type(value) is int and low <= value <= high else UNREAD

    return Shape(at_once, lambda node: node.integer(low, high, usual), _itself, usual)


def flag(*, substitute: bool = False) -> Shape[bool]:
    """True or false."""

    def at_once(value: Any) -> Any:
        return value if isinstance(value, bool) else UNREAD

    return Shape(at_once, lambda node: node.boolean(default=substitute), _itself, substitute)


def text(longest: int = LONGEST_TEXT, *, needed: bool = False) -> Shape[str]:
    """Texts that can be kept; `needed`: not blank."""

    def at_once(value: Any) -> Any:
        is_plain = isinstance(value, str) and value.isascii() and "\0" not in value and len(value) <= longest
        return value if is_plain and (value.strip() or not needed) else UNREAD

    return Shape(at_once, lambda node: node.text(needed=needed, longest=longest), _itself, "")


def choice(names: type[E]) -> Shape[E]:
    """The members of an enum, by their values."""
    first, known = next(iter(names)), {member.value: member for member in names}

    def at_once(value: Any) -> Any:
        return known.get(value, UNREAD) if isinstance(value, str) else UNREAD

    return Shape(at_once, lambda node: node.choice(names, first), lambda member: member.value, first)


def maybe(shape: Shape[T]) -> Shape[T | None]:
    """The same, or null."""
    return Shape(
        lambda value: None if value is None else shape.at_once(value),
        lambda node: None if node.is_null() else shape.read(node),
        lambda value: None if value is None else shape.write(value),
        None,
    )


def several(shape: Shape[T], most: int) -> Shape[tuple[T, ...]]:
    """A list of them."""

    def at_once(value: Any) -> Any:
        if not isinstance(value, list) or len(value) > most:
            return UNREAD
        found = tuple(map(shape.at_once, value))
        return UNREAD if UNREAD in found else found

    return Shape(
        at_once,
        lambda node: tuple(shape.read(each) for each in node.items(most=most)),
        lambda values: [shape.write(each) for each in values],
        (),
    )


def converted(shape: Shape[T], made: Callable[[T], U], back: Callable[[U], T]) -> Shape[U]:
    """What stands in JSON as another value does."""

    def at_once(value: Any) -> Any:
        found = shape.at_once(value)
        return UNREAD if found is UNREAD else made(found)

    return Shape(
        at_once, lambda node: made(shape.read(node)), lambda value: shape.write(back(value)), made(shape.substitute)
    )


@dataclass(frozen=True, slots=True)
class _Member:
    """A field of a dataclass in an object."""

    attribute: str
    key: str
    shape: Shape[Any]
    usual: Any
    """Its value where the object does not say it."""


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
        writes_none: bool = True,
    ) -> None:
        """Describe a dataclass, whose fields without a default an object has to say.

        Args:
            made: the class.
            shapes: those that a field's type does not say.
            unwritten: its fields that no object says.
            needed: fields with a default that an object has to say all the same.
            optional: fields without a default that an object need not say.
            writes_none: whether None is written, as null; otherwise it is left out.
        """
        self.made = made
        described: Any = made
        written = [field for field in fields(described) if field.name not in unwritten]
        self.members = tuple(
            _member(field, shapes.get(field.name) or shape_of(field.type, writes_none=writes_none), writes_none)
            for field in written
        )
        keys = {field.name: member.key for field, member in zip(written, self.members, strict=True)}
        has_usual = {field.name for field in written if field.default is not MISSING} - {*needed} | {*optional}
        self.optional = tuple(key for name, key in keys.items() if name in has_usual)
        self.required = tuple(key for name, key in keys.items() if name not in has_usual)
        self._known, self._required = frozenset(keys.values()), frozenset(self.required)

    def values(self, found: Members) -> dict[str, Any]:
        """The fields' values, by their names."""
        values = {}
        for member in self.members:
            value = member.usual
            if member.key in found and (value := member.shape.at_once(found.value(member.key))) is UNREAD:
                value = member.shape.read(found[member.key])
            values[member.attribute] = value
        return values

    def at_once(self, value: Any) -> Any:
        """An object in which everything is as it should be; otherwise `UNREAD`."""
        if not isinstance(value, dict) or not self._known.issuperset(value) or not value.keys() >= self._required:
            return UNREAD
        values = {}
        for member in self.members:
            said = member.shape.at_once(value[member.key]) if member.key in value else member.usual
            if said is UNREAD:
                return UNREAD
            values[member.attribute] = said
        return self.made(**values)

    def read(self, node: Node) -> T:
        """Read one."""
        return self.made(**self.values(node.mapping(self.required, self.optional)))

    def write(self, value: T) -> dict[str, object]:
        """Write one."""
        written: dict[str, object] = {}
        for member in self.members:
            said = getattr(value, member.attribute)
            if member.shape.left_out is _ALWAYS_WRITTEN or said != member.shape.left_out:
                written[member.key] = member.shape.write(said)
        return written

    @property
    def shape(self) -> Shape[T]:
        """The shape of its objects."""
        return Shape(
            self.at_once, self.read, self.write, self.made(**{each.attribute: each.usual for each in self.members})
        )


def _member(field: Field[Any], shape: Shape[Any], writes_none: bool) -> _Member:
    usual = shape.substitute if field.default is MISSING else field.default
    is_left_out = not writes_none and NoneType in get_args(field.type)
    # A name that is a word of Python's has a line at its end.
    return _Member(field.name, field.name.rstrip("_"), shape.without(None) if is_left_out else shape, usual)


def record(made: type[T], /, **shapes: Shape[Any]) -> Shape[T]:
    """The objects of a dataclass; see `Record`."""
    return Record(made, shapes).shape


def shape_of(annotation: Any, *, writes_none: bool = True) -> Shape[Any]:
    """What a field's type says of its shape."""
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
