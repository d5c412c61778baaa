"""Installs the desk as an ordinary user of Windows, tries it, and removes it: try_installer.py INSTALLER

Installs twice, the second time over a file left by an older version. On other systems `--through COMMAND` runs Windows
programs, such as wine. Exits with a message if something is wrong. Needs no package but Python itself.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
CLASSES = r"HKCU\Software\Classes"
LISTED = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\CarromDesk"
PATIENCE_S = 120


class Windows:
    """A Windows system: this one, or Wine."""

    def __init__(self, through: tuple[str, ...]) -> None:
        self.through = through

    def run(self, *command: str, is_checked: bool = True, encoding: str | None = None) -> str:
        """Runs a program to its end and returns its output."""
        return subprocess.run(
            [*self.through, *command], check=is_checked, capture_output=True, encoding=encoding, text=True,
            errors="replace", timeout=600,
        ).stdout  # fmt: skip

    def folder(self, variable: str) -> Path:
        """Returns the folder in an environment variable."""
        if not self.through:
            return Path(os.environ[variable])
        named = self.run("cmd", "/c", f"echo %{variable}%", encoding="cp1252").strip()
        return Path(self.run("winepath", "-u", named, encoding="utf-8").strip())

    def value(self, key: str, name: str = "") -> str:
        """Returns a value of the registry; empty if there is none."""
        told = self.run("reg", "query", key, *(("/v", name) if name else ("/ve",)), is_checked=False)
        line = next((line for line in told.splitlines() if "REG_" in line), "")
        return line.partition("REG_")[2].partition(" ")[2].strip()


def expect(holds: bool, sentence: str) -> None:
    """Exits with a message unless a condition holds."""
    if not holds:
        raise SystemExit(sentence)


def try_installer(installer: Path, windows: Windows) -> None:
    """Installs twice, tests and uninstalls.

    Raises:
        SystemExit: something is wrong.
    """
    home = windows.folder("LOCALAPPDATA") / "Programs/Carrom Desk"
    program, launcher = home / "program", home / "program/carrom-desk.cmd"
    link = windows.folder("APPDATA") / "Microsoft/Windows/Start Menu/Programs/Carrom Desk.lnk"
    windows.run(str(installer), "/S")
    expect(launcher.is_file() and (program / "python/pythonw.exe").is_file(), f"nothing is installed in {home}")
    (program / "of-an-older-version.txt").touch()
    windows.run(str(installer), "/S")
    expect(launcher.is_file(), "the second time nothing was installed")
    expect(not (program / "of-an-older-version.txt").exists(), "a file of an older version is left")
    expect({path.name for path in home.iterdir()} == {"program", "uninstall.exe"}, "something else is in the folder")
    expect(link.is_file(), "it is not in the Start menu")
    if not windows.through:  # Wine does not keep the name
        known = "org.carromdesk.CarromDesk".encode("utf-16-le")
        expect(known in link.read_bytes(), "the taskbar would pin a bare Python")
    expect(windows.value(rf"{CLASSES}\.carrom") == "CarromDesk.Match", "match files are another program's")
    opened = windows.value(rf"{CLASSES}\CarromDesk.Match\shell\open\command")
    expect(opened.endswith('pythonw.exe" -X utf8 -m carrom_desk open "%1"'), f"a match file is opened by {opened}")
    for name in ("DisplayName", "DisplayVersion", "DisplayIcon", "Publisher", "QuietUninstallString", "EstimatedSize"):
        expect(windows.value(LISTED, name) != "", f"the list of programs lacks {name}")
    windows.run(str(launcher), "--version")
    # Not by the launcher: ending that would leave the hall's hub running, whose folder could not be removed.
    desk = (*windows.through, str(program / "python/python.exe"), "-X", "utf8", "-m", "carrom_desk")
    subprocess.run([sys.executable, str(CHECKOUT / "packaging/try_desk.py"), *desk], check=True)
    windows.run(str(home / "uninstall.exe"), "/S")
    deadline = time.monotonic() + PATIENCE_S
    while home.exists() and time.monotonic() < deadline:  # the uninstaller goes on as a copy of itself
        time.sleep(0.5)
    expect(not home.exists(), f"something is left in {home}")
    expect(not link.exists(), "it is still in the Start menu")
    expect(windows.value(LISTED, "DisplayName") == "", "it is still in the list of programs")
    expect(windows.value(rf"{CLASSES}\.carrom") == "", "match files are still opened by it")
    sys.stdout.write("installed, upgraded and removed\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Tries the installer for Windows.")
    parser.add_argument("installer", type=Path)
    parser.add_argument("--through", default="")
    words = parser.parse_args()
    try_installer(words.installer.resolve(), Windows(tuple(words.through.split())))
