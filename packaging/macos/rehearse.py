"""Assembles the app for macOS on another system: rehearse.py FOLDER ICON TARGET

FOLDER is the output of PyInstaller on this system, TARGET the folder for the app. PyInstaller lays out the app as on
macOS, without signing and universal libraries. The app has the right structure, but does not run.
"""

import os
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PyInstaller.building import osx
from PyInstaller.config import CONF

from carrom_desk import __version__

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))
import app


def assemble(folder: Path, icon: Path, target: Path) -> None:
    """Assembles the app from a folder of another system."""
    internal = folder / "_internal"
    contents: list[tuple[str, str, str]] = [("carrom-desk", str(folder / "carrom-desk"), "EXECUTABLE")]
    for file in sorted(internal.rglob("*")):
        if file.is_file() and not file.is_symlink():
            kind = "BINARY" if ".so" in file.name else "DATA"
            contents.append((file.relative_to(internal).as_posix(), str(file), kind))
    made: Any = osx
    made.is_darwin, made.BUNDLE.upx_exclude = True, []
    made.osxutils = SimpleNamespace(sign_binary=lambda *_words, **_more: None)
    made.process_collected_binary = lambda source, *_words, **_more: source
    CONF.update(distpath=str(target), workpath=str(target), specpath=str(HERE), noconfirm=True)
    os.environ.setdefault("PYTHONHASHSEED", "0")
    shutil.rmtree(target / app.NAME, ignore_errors=True)
    settings = {"icon": str(icon.resolve()), "bundle_identifier": app.IDENTIFIER, "info_plist": app.info(__version__)}
    osx.BUNDLE(contents, name=app.NAME, **settings)


if __name__ == "__main__":
    assemble(*map(Path, sys.argv[1:]))
