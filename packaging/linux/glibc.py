"""Says which glibc the libraries and programs of a folder need: glibc.py FOLDER [NEWEST]

Prints the newest version that any of them asks for, for what a package depends on. Fails where that is newer than
NEWEST, and names who asks.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

Version = tuple[int, ...]


def needs(folder: Path) -> Iterator[tuple[Version, Path]]:
    """Each file of Linux in the folder that asks for a glibc, with the newest version that it names."""
    for path in folder.rglob("*"):
        if path.is_symlink() or not path.is_file():
            continue
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
        told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, encoding="utf-8", check=True).stdout
        versions = [tuple(map(int, found.split("."))) for found in re.findall(r"\bGLIBC_([0-9.]+)\b", told)]
        if versions:
            yield max(versions), path


def main(folder: str, newest: str = "") -> None:
    """Prints the newest version; see the module.

    Raises:
        SystemExit: it is newer than it may be, or nothing in the folder asks for a glibc.
    """
    found = list(needs(Path(folder)))
    bound = tuple(map(int, newest.split("."))) if newest else (99,)
    if late := [f"{path}: {'.'.join(map(str, version))}" for version, path in found if version > bound]:
        raise SystemExit("\n".join([f"These need a newer glibc than {newest}:", *sorted(late)]))
    if not found:
        raise SystemExit(f"No program or library of Linux in {folder}")
    sys.stdout.write(".".join(map(str, max(version for version, _ in found))) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
