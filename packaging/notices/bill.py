"""The bill of materials of a package, in CycloneDX's JSON: every part with its version, licence and hashes."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from notices import Part

Component = dict[str, object]

_IN_WINDOWS = re.compile(rb"F\0i\0l\0e\0V\0e\0r\0s\0i\0o\0n\0\0\0(?:\0\0)?((?:[0-9.,]\0)+)")
"""A version as a library for Windows states it, in UTF-16."""


_BINARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""Magic numbers of programs and libraries: Linux, Windows, macOS, and macOS for several processors."""


def is_binary(path: Path) -> bool:
    """Returns True for a program or a library."""
    with path.open("rb") as file:
        return file.read(4).startswith(_BINARY)


def version_in(file: Path, pattern: str) -> str:
    """Returns the version that a library states in its name or in its bytes; empty if it states none.

    `pattern` has the version as its group.
    """
    named = re.search(pattern, file.name)
    if named is not None:
        return named[1]
    content = file.read_bytes()
    found = re.search(pattern.encode(), content)
    if found is not None:
        return found[1].decode("ascii")
    stated = _IN_WINDOWS.search(content)
    return "" if stated is None else stated[1].decode("utf-16-le").replace(",", ".")


def bill(parts: Iterable["Part"], version: str, folder: Path, locked: Mapping[str, list[str]]) -> str:
    """Returns the bill; `locked` has the hashes of the wheels that may be installed, by `name==version`.

    The first part is the program itself.
    """
    own, *others = parts
    program: Component = {
        **_component(own, folder, {}),
        "type": "application",
        "name": "carrom-desk",
        "version": version,
    }
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": program},
        "components": [_component(part, folder, locked) for part in others],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _component(part: "Part", folder: Path, locked: Mapping[str, list[str]]) -> Component:
    made: Component = {"type": "library", "name": part.name}
    if part.version:
        made["version"] = part.version
    if part.is_wheel:
        key = f"{_canonical(part.name)}=={part.version}"
        made["purl"] = f"pkg:pypi/{key.replace('==', '@')}"
        made["hashes"] = [_hash(each) for each in locked.get(key, ())]
    made["licenses"] = [{"license": {"name": part.licence}}]
    inside = [*_inside(part.contains), *(_file(folder, name) for name in part.files if is_binary(folder / name))]
    return {**made, "components": inside} if inside else made


def _inside(contained: Iterable[str]) -> Iterator[Component]:
    """Yields the parts of a part, which are written as "name 1.2.3 (licence)"."""
    for each in sorted(set(contained)):
        found = re.fullmatch(r"(.*?)(?: (\d\S*))? \((.*)\)", each)
        if found is not None:
            versions = {"version": found[2]} if found[2] else {}
            yield {"type": "library", "name": found[1], **versions, "licenses": [{"license": {"name": found[3]}}]}


def _file(folder: Path, name: str) -> Component:
    content = (folder / name).read_bytes()
    return {"type": "file", "name": name, "hashes": [_hash(hashlib.sha256(content).hexdigest())]}


def _hash(content: str) -> dict[str, str]:
    return {"alg": "SHA-256", "content": content}


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked_hashes(lock: Path) -> dict[str, list[str]]:
    """Returns the SHA-256 sums in a lock, by `name==version`."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in lock.read_text(encoding="utf-8").splitlines():
        if (wheel := re.match(r"([\w.-]+)==([\w.+-]+)", line)) is not None:
            key = f"{_canonical(wheel[1])}=={wheel[2]}"
        found.setdefault(key, []).extend(re.findall(r"--hash=sha256:(\w+)", line))
    return found
