"""Finds the glibc version that the libraries and programs of a folder need: glibc.py FOLDER [NEWEST]

Prints the newest version required by any of them, for the dependencies of a package. Fails if it is newer than NEWEST,
and lists the files.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

Version = tuple[int, ...]


def needs(folder: Path) -> Iterator[tuple[Version, Path]]:
    """Yields each ELF file in the folder that requires a glibc, with its newest version."""
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
        SystemExit: it is newer than allowed, or no file in the folder requires a glibc.
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
