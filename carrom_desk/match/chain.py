"""The chain of hashes that proves a log, the same in every database and on every way between two of them.

Each entry's hash covers its payload and the hash before it; the first covers the setup. So a slip, or a change to one
stored entry, shows. There is no key in it: somebody who rewrites a log and all its hashes is seen only by comparing
with a copy that was made before.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a log, or of its beginning: how many entries, and the hash up to there."""

    length: int
    hash: str
    """Of the last entry; of the setup while there is none."""


def canonical(document: Mapping[str, object]) -> str:
    """A document as the one text that is stored and hashed: keys sorted, no spaces, letters as they are."""
    return json.dumps(document, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def first_hash(setup: str) -> str:
    """The hash that a log begins with: that of the match's canonical setup."""
    return _hex("setup", setup)


def next_hash(previous: str, payload: str) -> str:
    """The hash of an entry, from the one before and its canonical payload."""
    return _hex(previous, payload)


def _hex(before: str, text: str) -> str:
    return sha256(f"{before}\n{text}".encode()).hexdigest()
