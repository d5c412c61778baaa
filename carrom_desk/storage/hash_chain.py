"""The chain of hashes over a match: a later change to any stored entry shows.

Each entry's hash covers its payload and the hash before it; the first covers the setup. Whoever rewrites an entry must
rewrite all hashes after it, and then no longer agrees with a copy made before. It is proof against slips and silent
changes, not against somebody who forges the whole database and every backup.
"""

import json
from collections.abc import Mapping
from hashlib import sha256


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
