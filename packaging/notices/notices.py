"""Writes and checks the licences of everything that a package contains.

    notices.py write FOLDER SITE-PACKAGES [--debian FILE] [--bill FILE VERSION]
    notices.py check FOLDER

Licences of wheels are read from their metadata in SITE-PACKAGES, those of Linux libraries from the system's packages,
and the rest from parts.toml. The notices go into Carrom Desk's folder of licences, where the program shows them. With
--debian they are also written as Debian's copyright file, which names the system's copies of long licences instead of
repeating them. With --bill the same parts are written as a bill of materials.
"""

import argparse
import json
import platform
import re
import shutil
import subprocess
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from importlib.metadata import Distribution, distributions
from pathlib import Path

from bill import bill, is_binary, locked_hashes, version_in

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
TEXTS = HERE / "texts"
PLACE = "carrom_desk/_resources/licences/notices.txt"

_SHARED = {
    "Apache-2.0": "Apache-2.0", "CC0-1.0": "CC0-1.0", "MPL-2.0": "MPL-2.0",
    "GPL-2": "GPL-2.0-only", "GPL-3": "GPL-3.0-only", "GPL": "GPL-3.0-only",
    "LGPL-2": "LGPL-2.0-only", "LGPL-2.1": "LGPL-2.1-only", "LGPL-3": "LGPL-3.0-only", "LGPL": "LGPL-3.0-only",
}  # fmt: skip
"""Licences included in every Debian, with our names for them."""
_COPIES = Path("/usr/share/common-licenses")
_APACHE = re.compile(r"(?s)\n *Apache License\n.*?(END OF TERMS AND CONDITIONS|limitations under the License\.)")
_GNU = re.compile(
    r"(?s)\n *GNU (?P<lesser>LESSER |LIBRARY )?GENERAL PUBLIC LICENSE\n *Version (?P<version>\d(\.1)?)"
    r".*?(Library\.|Program\.|ordinary GPL)\n"
)
_SOURCES = ("source", "source code", "code", "repository", "github", "", "homepage", "home")
"""Names of the source link in the metadata of wheels, preferred first; the empty one is the home page."""
_RULE = "-" * 80


@dataclass(slots=True)
class Part:
    """A component by others, or by us, with its files."""

    name: str
    licence: str
    source: str = ""
    changes: str = ""
    texts: list[str] = field(default_factory=list)
    contains: list[str] = field(default_factory=list)
    """Components inside its libraries, each with its licence."""
    patterns: tuple[str, ...] = ()
    files: list[str] = field(default_factory=list)
    """Names in the package's folder."""
    version: str = ""
    stated: str = ""
    """Pattern of the version that its files state; empty if they state none."""
    is_wheel: bool = False

    def identifiers(self) -> set[str]:
        """Returns its licences of which a text exists."""
        words = re.findall(r"[A-Za-z0-9.+-]+", " ".join([self.licence, *self.contains]))
        shared = re.findall(rf"{_COPIES}/([A-Z0-9.-]*[A-Z0-9])", " ".join(self.texts))
        return {word for word in (*words, *(_SHARED.get(name, "") for name in shared)) if _text_of(word).is_file()}

    def __str__(self) -> str:
        lines = [_RULE, f"{self.name} {self.version}".rstrip(), f"Licence: {self.licence}"]
        lines += [f"Source: {self.source}"] if self.source else []
        lines += [f"Changes: {self.changes}"] if self.changes else []
        for title, names in (
            ("Contains", self.contains),
            ("Files", sorted(name.rpartition("/")[2] for name in self.files)),
        ):
            if names:
                lines += textwrap.wrap(f"{title}: {', '.join(names)}", 110, subsequent_indent="  ",
                                       break_long_words=False, break_on_hyphens=False)  # fmt: skip
        return "\n".join([*lines, "", *(f"{text.strip()}\n" for text in self.texts)])


def collect(folder: Path, site: Path) -> list[Part]:
    """Returns every component of the package in a folder, with its files.

    Raises:
        SystemExit: the origin of a file or the licence of a component is unknown; lists all of them.
    """
    known = tomllib.loads((HERE / "parts.toml").read_text(encoding="utf-8"))
    wheels = {each.name.lower().replace("-", "_"): each for each in distributions(path=[str(site)])}
    brought = {
        name: _of_wheel(wheel, known["wheels"].get(name, {}), known["inside"]) for name, wheel in sorted(wheels.items())
    }
    if unstated := [
        f"{part.name} {part.version}: {each}" for part in brought.values() for each in part.contains if each[-1] != ")"
    ]:
        raise SystemExit("Name the licences of these in packaging/notices/parts.toml:\n" + "\n".join(unstated))
    owners = {str(file): name for name, wheel in wheels.items() for file in wheel.files or ()}
    parts, systems, orphans = [_of_table(each) for each in known["part"]], dict[str, Part](), list[str]()
    for name in _files(folder):
        part = next((part for part in parts if any(fnmatch(name, pattern) for pattern in part.patterns)), None)
        part = part or next((brought[owners[tail]] for tail in _tails(name) if tail in owners), None)
        part = part or _of_system(name, systems)
        if part is None:
            orphans.append(name)
        else:
            part.files.append(name)
    if orphans:
        raise SystemExit("Name the origin of these files in packaging/notices/parts.toml:\n" + "\n".join(orphans))
    for part in parts:
        stated = (version_in(folder / name, part.stated) for name in part.files if part.stated)
        part.version = next((version for version in stated if version), "")
        if part.name == "Python" and not part.version:  # frozen by the one that runs here
            part.version = platform.python_version()
    brought.pop("carrom_desk", None)
    own = parts.pop()
    own.texts = [(CHECKOUT / "LICENSE").read_text(encoding="utf-8")]
    found = sorted((*parts, *systems.values()), key=lambda part: part.name.lower())
    return [own, *(part for part in found if part.files), *brought.values()]


def written(parts: Iterable[Part], *, with_copies: bool) -> str:
    """Returns the text of the notices; without copies, licences included in Debian are only named."""
    parts = list(parts)
    wanted = sorted(set().union(*(part.identifiers() for part in parts)))
    ends = [_RULE, "The licences named above", ""]
    for name in wanted:
        ends += [_RULE, name, "", _text_of(name).read_text(encoding="utf-8")]
    text = "\n".join([*map(str, parts), *ends])
    return text if with_copies else _named_only(text)


def check(folder: Path) -> list[str]:
    """Returns the files that the notices do not cover: programs, libraries, fonts, flags, icons and sounds."""
    found = {path.resolve() for path in folder.rglob(PLACE)}
    if len(found) != 1:
        return [f"{len(found)} files of notices instead of one"]
    text = found.pop().read_text(encoding="utf-8")
    named = set(re.split(r",\s+|\s*\n", "\n".join(re.findall(r"^Files: ((?:.*\n)(?:  .*\n)*)", text, re.MULTILINE))))
    covered = ("/_resources/fonts/", "/_resources/flags/", "/_resources/icons/", "/_resources/sounds/")
    return [
        name
        for name in _files(folder)
        if (any(each in name for each in covered) or is_binary(folder / name)) and name.rpartition("/")[2] not in named
    ]


def _of_table(table: dict[str, list[str]]) -> Part:
    texts = [TEXTS / name for name in table.get("texts", ())]
    texts += [CHECKOUT / "resources/licences" / name for name in table.get("ours", ())]
    name, licence, source, changes = (str(table.get(key, "")) for key in ("name", "licence", "source", "changes"))
    whole = [file.read_text(encoding="utf-8") for file in texts]
    contains = [*table.get("contains", ())]
    stated = str(table.get("version", ""))
    return Part(name, licence, source, changes, whole, contains, patterns=(*table["files"],), stated=stated)


def _of_wheel(wheel: Distribution, more: dict[str, str], inside: dict[str, str]) -> Part:
    about = wheel.metadata
    classified = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier", []) if "OSI Approved" in line]
    stated = about.get_all("License-Expression") or classified or about.get_all("License", [""])
    licence = more.get("licence") or "; ".join(stated)
    texts, contains = [], list[str]()
    for file in wheel.files or ():
        path = Path(str(wheel.locate_file(file)))
        if ".dist-info" not in str(file) or not path.is_file():
            continue
        if re.match(r"(?i)(licen[cs]e|copying|notice|authors)", path.name):
            texts.append(path.read_text(encoding="utf-8", errors="replace"))
        elif "/sboms/" in str(file):
            contains += _components(json.loads(path.read_text(encoding="utf-8")), wheel.name, inside)
    pages = {"": "".join(about.get_all("Home-page", []))}
    for each in about.get_all("Project-URL", []):
        label, _, page = each.partition(", ")
        pages[label.lower()] = page
    source = next((pages[label] for label in _SOURCES if pages.get(label)), "")
    changes = more.get("changes", "")
    return Part(wheel.name, licence, source, changes, texts, contains, version=wheel.version, is_wheel=True)


def _components(bill: dict[str, list[dict[str, object]]], wheel: str, inside: dict[str, str]) -> Iterator[str]:
    """Yields the components in a wheel's own bill of materials with name, version and licence.

    `inside` has the licences missing from such bills.
    """
    for each in bill.get("components", ()):
        name, version = str(each["name"]), each.get("version", "")
        found = re.search(r'"(?:expression|id|name)": "([^"]*)"', json.dumps(each.get("licenses", "")))
        licence = found[1] if found else inside.get(name, "")
        if name.replace("_", "-").lower() != wheel.replace("_", "-").lower():
            yield f"{name} {version} ({licence})" if licence else f"{name} {version}"


def _of_system(name: str, known: dict[str, Part]) -> Part | None:
    """Returns the system package that contains a library as a component; None if there is none."""
    package = _asked("-S", f"*/{name.rpartition('/')[2]}").partition(":")[0]
    if not package:
        return None
    text = Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8", errors="replace")
    version = _asked("-W", "-f", "${Version}", package).strip()
    if text not in known:
        licences = dict.fromkeys(re.findall(r"^License: *(\S[^\n]*)", text, re.MULTILINE))
        known[text] = Part(package, ", ".join(licences) or "see below", texts=[text], version=version)
    elif package not in known[text].name.split(", "):
        known[text].name += f", {package}"  # of the same source, and so of the same version
    return known[text]


def _asked(*words: str) -> str:
    """Returns Debian's list of files and packages; empty if there is none."""
    if shutil.which("dpkg-query") is None:
        return ""
    return subprocess.run(["dpkg-query", *words], capture_output=True, encoding="utf-8", check=False).stdout


def _named_only(text: str) -> str:
    """Returns the text without the licences included in Debian, which are named instead."""
    for name, ours in _SHARED.items():
        whole = _text_of(ours).read_text(encoding="utf-8").strip()
        text = text.replace(whole, f"On Debian systems this licence is in {_COPIES}/{name}.")
    # A wheel writes them with other spaces and margins.
    for pattern in (_APACHE, _GNU):
        text = pattern.sub(_pointer, text)
    return text


def _pointer(found: re.Match[str]) -> str:
    name = (
        f"{'L' if found['lesser'] else ''}GPL-{found['version']}" if "lesser" in found.re.groupindex else "Apache-2.0"
    )
    return f"\nOn Debian systems this licence is in {_COPIES}/{name}.\n"


def _files(folder: Path) -> list[str]:
    """Returns every file by its name in the folder, except for symbolic links and the notices themselves."""
    found = (
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file() and not path.is_symlink()
    )
    return sorted(name for name in found if not name.endswith(PLACE))


def _tails(name: str) -> Iterator[str]:
    """Yields the name, and its endings without leading folders."""
    while name:
        yield name
        name = name.partition("/")[2]


def _text_of(licence: str) -> Path:
    return TEXTS / f"{licence}.txt"


def main() -> None:
    """Writes or checks the notices, depending on the command line."""
    parser = argparse.ArgumentParser(description="Writes and checks the licences of everything in a package.")
    steps = parser.add_subparsers(dest="step", required=True)
    write = steps.add_parser("write")
    for step in (write, steps.add_parser("check")):
        step.add_argument("folder", type=Path)
    write.add_argument("site", type=Path)
    write.add_argument("--debian", type=Path)
    write.add_argument("--bill", nargs=2, metavar=("FILE", "VERSION"))
    words = parser.parse_args()
    if words.step == "check":
        missing = check(words.folder)
        raise SystemExit("\n".join(["Not covered by the notices:", *missing]) if missing else 0)
    parts = collect(words.folder, words.site)
    (place,) = {found.resolve().parents[1] / PLACE for found in words.folder.rglob("carrom_desk/_resources")}
    place.write_text(written(parts, with_copies=True), encoding="utf-8")
    if words.debian:
        words.debian.write_text(written(parts, with_copies=False), encoding="utf-8")
    if words.bill:
        target, version = words.bill
        locked = locked_hashes(CHECKOUT / "packaging/locks/desk.txt")
        Path(target).write_text(bill(parts, version, words.folder, locked), encoding="utf-8")


if __name__ == "__main__":
    main()
