"""Assembles the desk for Windows: assemble.py PYTHON.zip SITE-PACKAGES FOLDER

PYTHON.zip is CPython's embeddable distribution, whose programs are signed by the Python Software Foundation; they are
used unchanged to start the desk. SITE-PACKAGES contains the wheels for Windows, from which FOLDER gets the needed
files. If the running Python has the same version, it compiles the modules. Runs on every system.
"""

import compileall
import re
import shutil
import sys
import zipfile
from collections.abc import Collection
from fnmatch import fnmatch
from pathlib import Path
from py_compile import PycInvalidationMode

CHECKOUT = Path(__file__).resolve().parents[2]
LAUNCHER = '@"%~dp0python\\python.exe" -X utf8 -m carrom_desk %*\r\n'
"""Launcher for terminals. The menu starts pythonw.exe, which opens no terminal."""
NEEDED = ("python.exe", "pythonw.exe", "LICENSE.txt")
NEEDLESS = (
    "*.dist-info/RECORD",  # it has hashes of programs that name the folder where this is built
    ".lock", "bin/*", "share/*", "*.pyi", "*/py.typed", "*/include/*", "*/doc/*", "*/tests/*", "babel/messages/*",
    "PySide6/*.exe", "PySide6/*.lib", "PySide6/*.json", "PySide6/typesystems/*", "PySide6/glue/*",
    "PySide6/metatypes/*",
    "PySide6/qml/*", "PySide6/resources/*", "PySide6/scripts/*", "PySide6/lib/*", "PySide6/modules/*",
    "PySide6/pyside6qml*", "PySide6/vcamp140.dll", "PySide6/vcomp140.dll",
    "PySide6/opengl32sw.dll",  # nothing here is drawn by OpenGL
)  # fmt: skip
"""Files of wheels for developers, and for features that Carrom Desk does not use."""
QT = ("Core", "Gui", "Widgets", "Svg", "PrintSupport")
"""Parts of Qt that the desk uses."""
PLUGINS = (
    "platforms/qwindows.dll", "platforms/qoffscreen.dll", "styles/*", "iconengines/*",
    "imageformats/qjpeg.dll", "imageformats/qsvg.dll", "imageformats/qico.dll",
)  # fmt: skip


def assemble(python: Path, site: Path, folder: Path) -> None:
    """Creates the folder.

    Raises:
        SystemExit: the zip is not Python's embeddable distribution.
    """
    with zipfile.ZipFile(python) as files:
        names = files.namelist()
        libraries = [found[1] for name in names if (found := re.fullmatch(r"(python3\d+)\._pth", name))]
        if len(libraries) != 1 or not {*NEEDED, f"{libraries[0]}.zip", f"{libraries[0]}.dll"} <= {*names}:
            raise SystemExit(f"{python} is not Python's distribution for embedding.")
        files.extractall(folder / "python")
    library = libraries[0]
    (folder / "python" / f"{library}._pth").write_text(f"{library}.zip\n.\n../site-packages\n", encoding="utf-8")
    languages = {file.stem for file in (CHECKOUT / "resources/i18n").glob("*.toml")}
    for file in sorted(site.rglob("*")):
        name = file.relative_to(site).as_posix()
        if file.is_file() and is_needed(name, languages):
            target = folder / "site-packages" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
    if library == "python{}{}".format(*sys.version_info):
        compileall.compile_dir(
            folder / "site-packages",
            quiet=2,
            stripdir=str(folder),
            invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
        )
    (folder / "carrom-desk.cmd").write_bytes(LAUNCHER.encode("ascii"))
    for name in ("LICENSE", "README.md", "CHANGELOG.md"):
        shutil.copy(CHECKOUT / name, folder)


def is_needed(name: str, languages: Collection[str]) -> bool:
    """Returns True when the desk needs a file of a wheel, given its languages."""
    if any(fnmatch(name, pattern) for pattern in NEEDLESS):
        return False
    if name.startswith("PySide6/plugins/"):
        return any(fnmatch(name, f"PySide6/plugins/{pattern}") for pattern in PLUGINS)
    if name.startswith("PySide6/translations/"):
        return name in {f"PySide6/translations/qtbase_{code}.qm" for code in languages}
    if name.startswith("babel/locale-data/"):
        return name.rpartition("/")[2] in {f"{code}.dat" for code in (*languages, "root", "en", "en_001", "en_GB")}
    of_qt = re.fullmatch(r"PySide6/Qt6?(\w+)\.(dll|pyd)", name)
    return of_qt is None or of_qt[1] in QT


if __name__ == "__main__":
    assemble(*map(Path, sys.argv[1:]))
