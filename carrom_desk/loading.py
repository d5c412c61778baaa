"""Makes the program's modules load faster."""

import dataclasses
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError
from functools import cache
from operator import attrgetter, eq, ge, gt, le, lt
from reprlib import recursive_repr
from types import FunctionType
from typing import Any

_OWN = "self"
_write_initialisation = vars(dataclasses)["_init_fn"]
_SIGNS = {"==": eq, "<": lt, "<=": le, ">": gt, ">=": ge}


def lighten_dataclasses() -> None:
    """Lets all dataclasses made from now on share the code that makes, compares, hashes and represents them, and that
    refuses changes.

    Python before 3.13 writes and compiles it again for each class. A start would take a tenth longer and a report a
    fifth: too much to wait for, so this stays although it replaces private functions. What a dataclass does stays the
    same; once 3.13 is the oldest supported, this goes.
    """
    if sys.version_info < (3, 13):
        shared = {
            "_init_fn": _initialisation,
            "_hash_fn": _hashing,
            "_repr_fn": _representation,
            "_cmp_fn": _comparison,
        }
        vars(dataclasses).update(_frozen_get_del_attr=_refusals, **shared)


def _initialisation(
    fields: Sequence[Field[Any]],
    by_place: Sequence[Field[Any]],
    by_name: Sequence[Field[Any]],
    frozen: bool,
    has_post_init: bool,
    own_name: str,
    names: dict[str, Any],
    slots: bool,
) -> Callable[..., None]:
    """Returns the usual code for as many fields, with their names put in. Unusual fields are left to `dataclasses`."""
    is_given = [each.default is not MISSING for each in fields]
    is_usual = (
        frozen
        and not (by_name or has_post_init)
        and own_name == _OWN
        and is_given == sorted(is_given)
        and all(each.init and each.default_factory is MISSING and "InitVar" not in str(each.type) for each in fields)
    )
    if not is_usual:
        made: Callable[..., None] = _write_initialisation(
            fields, by_place, by_name, frozen, has_post_init, own_name, names, slots
        )
        return made
    usual = _assigning(len(fields))
    code, own = usual.__code__, tuple(each.name for each in fields)
    said = dict(zip(code.co_varnames[1:], own, strict=True))
    code = code.replace(co_varnames=(_OWN, *own), co_consts=tuple(said.get(each, each) for each in code.co_consts))
    defaults = tuple(each.default for each in fields if each.default is not MISSING)
    init = FunctionType(code, names, "__init__", defaults, usual.__closure__)
    init.__annotations__ = {**{each.name: each.type for each in fields}, "return": None}
    return init


@cache
def _assigning(count: int) -> FunctionType:
    """Returns an `__init__` that assigns as many values."""
    values = [f"value_{number}" for number in range(count)]
    lines = [f"assign({_OWN}, {value!r}, {value})" for value in values] or ["pass"]
    head = f"def __init__({', '.join((_OWN, *values))}):"
    made: dict[str, Callable[[object], FunctionType]] = {}
    exec("\n ".join(("def make(assign):", head, *(f" {line}" for line in lines), "return __init__")), made)
    return made["make"](object.__setattr__)


def _refusals(
    made: type[Any], fields: Sequence[Field[Any]], _names: Mapping[str, object]
) -> tuple[Callable[[Any, str, object], None], Callable[[Any, str], None]]:
    refused = frozenset(field.name for field in fields)

    def __setattr__(self: Any, name: str, value: object) -> None:  # noqa: N807 - a method of the class
        if type(self) is made or name in refused:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(made, self).__setattr__(name, value)

    def __delattr__(self: Any, name: str) -> None:  # noqa: N807 - a method of the class
        if type(self) is made or name in refused:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(made, self).__delattr__(name)

    return __setattr__, __delattr__


def _hashing(fields: Sequence[Field[Any]], _names: Mapping[str, object]) -> Callable[[Any], int]:
    hashed = tuple(field.name for field in fields)
    values = attrgetter(*hashed) if hashed else None

    def __hash__(self: Any) -> int:  # noqa: N807 - a method of the class
        found = () if values is None else values(self)
        return hash(found if len(hashed) != 1 else (found,))

    return __hash__


def _comparison(name: str, sign: str, own: str, _other: str, **_names: object) -> Callable[[Any, object], Any]:
    """`own` is such as "(self.name,self.club,)"."""
    names = own.removesuffix(",)").removeprefix("(self.").split(",self.")
    # Of a single name, `attrgetter` would return the value itself.
    values = attrgetter(*(names if len(names) > 1 else names * 2)) if own != "()" else lambda _self: ()
    compare = _SIGNS[sign]

    def method(self: Any, other: Any) -> Any:
        return compare(values(self), values(other)) if other.__class__ is self.__class__ else NotImplemented

    method.__name__ = name
    return method


def _representation(fields: Sequence[Field[Any]], _names: Mapping[str, object]) -> Callable[[Any], str]:
    shown = tuple(field.name for field in fields)

    @recursive_repr()
    def __repr__(self: Any) -> str:  # noqa: N807 - a method of the class
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{type(self).__qualname__}({told})"

    return __repr__
