"""Tests for faster loading of modules."""

import dataclasses
import sys
from dataclasses import FrozenInstanceError, InitVar, dataclass, field
from inspect import signature

import pytest

from carrom_desk.loading import lighten_dataclasses

SHARED = ("_init_fn", "_frozen_get_del_attr", "_hash_fn", "_repr_fn", "_cmp_fn")


@pytest.mark.parametrize("is_light", [False, True])
def test_a_light_dataclass_behaves_like_any_other(monkeypatch: pytest.MonkeyPatch, is_light: bool) -> None:
    known = vars(dataclasses)
    for name in SHARED if sys.version_info < (3, 13) else ():
        monkeypatch.setitem(known, name, known[name])
    if is_light:
        lighten_dataclasses()

    @dataclass(frozen=True, slots=True)
    class Man:
        place: int
        others: list["Man"] = field(default_factory=list)
        secret: str = field(default="", repr=False)

    @dataclass(frozen=True, slots=True, order=True)
    class One:
        text: str

    @dataclass(frozen=True, slots=True)
    class Pair(One):
        number: int

    @dataclass(frozen=True, slots=True)
    class Nothing: ...

    @dataclass(frozen=True, kw_only=True)
    class Named:
        number: int = 1
        asked: InitVar[int] = 2

        def __post_init__(self, asked: int) -> None:
            object.__setattr__(self, "seen", asked)

    @dataclass(frozen=True, slots=True)
    class Usual:
        text: str
        number: int = 7
        other: str | None = None

    assert (Usual("a"), Usual("a", other="b")) == (Usual(text="a", number=7, other=None), Usual("a", 7, "b"))
    assert str(signature(Usual)) == "(text: str, number: int = 7, other: str | None = None) -> None"
    with pytest.raises(TypeError, match=r"Usual\.__init__\(\) missing 1 required positional argument: 'text'"):
        Usual(number=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="non-default argument 'second' follows default argument"):
        dataclasses.make_dataclass("Wrong", [("first", int, 1), "second"], frozen=True)
    assert (vars(Named(asked=3)), vars(Named(number=4))) == ({"number": 1, "seen": 3}, {"number": 4, "seen": 2})

    man = Man(1)
    man.others.append(man)

    assert repr(man).endswith("Man(place=1, others=[...])")
    assert man == Man(1, man.others)
    assert man != Man(1)
    assert (One("a") == One("a"), One("a") == Pair("a", 2), Pair("a", 2) == Pair("a", 3)) == (True, False, False)
    assert (One("a") < One("b"), One("b") <= One("a"), Nothing() == Nothing()) == (True, False, True)
    assert One(nan := float("nan")) == One(nan)  # type: ignore[arg-type]
    assert (hash(Nothing()), hash(One("a")), hash(Pair("a", 2))) == (hash(()), hash(("a",)), hash(("a", 2)))
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'secret'"):
        man.secret = "told"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'place'"):
        del man.place
