"""Makes the program's modules load faster."""

import dataclasses
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, FrozenInstanceError
from operator import attrgetter
from reprlib import recursive_repr
from typing import Any


def lighten_dataclasses() -> None:
    """Lets all frozen dataclasses made from now on share the code that refuses changes, hashes and represents them.

    Python before 3.13 writes and compiles it again for each of our two hundred, a tenth of the start. What they do
    stays the same.
    """
    if sys.version_info < (3, 13):
        vars(dataclasses).update(_frozen_get_del_attr=_refusals, _hash_fn=_hashing, _repr_fn=_representation)


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


def _representation(fields: Sequence[Field[Any]], _names: Mapping[str, object]) -> Callable[[Any], str]:
    shown = tuple(field.name for field in fields)

    @recursive_repr()
    def __repr__(self: Any) -> str:  # noqa: N807 - a method of the class
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{type(self).__qualname__}({told})"

    return __repr__
