"""Checks that an app for macOS is complete: check_app.py APP

Checks the metadata that macOS reads before starting the app, and the resources needed to serve a hall. Runs on every
system.
"""

import plistlib
import sys
from collections.abc import Iterator
from pathlib import Path

NEEDED = (
    "zxingcpp*.so", "_psycopg*.so", "_rust*.so", "zeroconf", "libqcocoa.dylib", "carrom_desk/_resources/hall",
    "notices.txt",
)  # fmt: skip
"""Resources of a hall and a window; Python modules are inside the program."""


def faults(app: Path, needed: tuple[str, ...] = NEEDED) -> Iterator[str]:
    """Yields the faults of the app, each a sentence; `needed` are patterns of required files."""
    contents = app / "Contents"
    try:
        info = plistlib.loads((contents / "Info.plist").read_bytes())
    except (OSError, plistlib.InvalidFileException) as error:
        yield f"Info.plist cannot be read: {error}."
        return
    program = contents / "MacOS" / str(info.get("CFBundleExecutable"))
    if not program.is_file() or not program.stat().st_mode & 0o111:
        yield f"There is no program {program}."
    icon = str(info.get("CFBundleIconFile", ""))
    if not (icon and (contents / "Resources" / icon).is_file()):
        yield "It has no icon of its own."
    if info.get("LSBackgroundOnly") or info.get("LSUIElement"):
        yield "It would start in the background, without a place in the Dock and without a menu."
    if info.get("NSHighResolutionCapable") is not True:
        yield "It would be blurred on a Retina screen."
    kinds = {kind for document in info.get("CFBundleDocumentTypes", ()) for kind in document["LSItemContentTypes"]}
    endings = {
        ending
        for kind in info.get("UTExportedTypeDeclarations", ())
        if kind["UTTypeIdentifier"] in kinds
        for ending in kind["UTTypeTagSpecification"]["public.filename-extension"]
    }
    if "carrom" not in endings:
        yield "It does not open .carrom files."
    for pattern in needed:
        if not any(contents.rglob(pattern)):
            yield f"{pattern} is missing."


if __name__ == "__main__":
    found = list(faults(Path(sys.argv[1]), tuple(sys.argv[2:]) or NEEDED))
    raise SystemExit("\n".join(found) if found else 0)
