"""Corrupted documents."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

HOSTILE: tuple[Any, ...] = (
    *(None, True, 0, -1, 2**63, 10**400, 1.5, float("nan"), float("inf"), "", [], {}),
    *("=cmd|' /C calc'!A0", "<script>alert(1)</script>", "\u202eabc", "\x00\x07\x1b[31m", "\ud800", "../../etc/passwd"),
    *("x" * 100_000, [[]] * 1_000, "a\nb\rc", "%s%n{0}", "'; DROP TABLE matches; --", "\ufeff", "\u2028"),
)

Spoil = Callable[[str, Random], str]


def spoilt(text: str, random: Random) -> str:
    """Returns a document with one to three faults."""
    for _ in range(random.randint(1, 3)):
        text = random.choice(WAYS)(text, random)
    return text


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


def _overwritten(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + chr(random.choice((0, 7, 34, 44, 91, 125, 0x202E, 0x1F600))) + text[at + 1 :]


def _twice(text: str, random: Random) -> str:
    start = random.randrange(len(text) + 1)
    end = min(len(text), start + random.randrange(200))
    return text[:end] + text[start:end] + text[end:]


def _deep(text: str, random: Random) -> str:
    depth = random.choice((100, 5_000, 200_000))
    at = random.randrange(len(text) + 1)
    return text[:at] + "[" * depth + text[at:]


def _other_value(text: str, random: Random) -> str:
    """Replaces one value anywhere in the document by a hostile one."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return _overwritten(text, random)
    places = _places(document)
    if not places:
        return json.dumps(random.choice(HOSTILE))
    holder, key = random.choice(places)
    match random.randrange(4):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[str(random.choice(HOSTILE))[:200]] = holder.pop(key)
        case 2:
            other_holder, other_key = random.choice(places)
            holder[key] = other_holder[other_key]
        case _:
            holder[key] = random.choice(HOSTILE)
    try:
        return json.dumps(document)
    except (ValueError, RecursionError):  # it holds itself by now
        return text


def _places(document: Any) -> list[tuple[Any, Any]]:
    """Returns every place in a document, as container and key."""
    found: list[tuple[Any, Any]] = []
    left = [document]
    while left:
        holder = left.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else ()
        found += [(holder, key) for key in keys]
        left += [holder[key] for key in keys]
    return found


WAYS: tuple[Spoil, ...] = (_cut, _overwritten, _twice, _deep, *(4 * (_other_value,)))
