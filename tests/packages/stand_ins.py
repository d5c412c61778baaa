"""A checkout with the packaging only, and stand-ins for programs that scripts call."""

import hashlib
import shutil
import subprocess
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
VERSIONED = (
    "carrom_desk/__init__.py",
    "CHANGELOG.md",
    "packaging/linux/org.carromdesk.CarromDesk.metainfo.xml",
    "resources/manual/en/commands.md",
)
"""Files that name the version."""


def script(path: Path, text: str) -> Path:
    """A program that is a script of the shell."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}", encoding="utf-8")
    path.chmod(0o755)
    return path


def run(folder: Path, *command: str | Path, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """Runs a command with the stand-ins in the folder `tools`; its home is the folder."""
    environment = {"PATH": f"{folder / 'tools'}:/usr/local/bin:/usr/bin:/bin", "HOME": str(folder), **surroundings}
    return subprocess.run(
        [*map(str, command)], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def copied(folder: Path) -> Path:
    """A checkout with the packaging only."""
    root = folder / "a desk"
    shutil.copytree(CHECKOUT / "packaging", root / "packaging")
    shutil.copy(CHECKOUT / "pyproject.toml", root)
    return root


def set_up(root: Path, python: str) -> None:
    """Gives a checkout an environment for tests, whose Python is this script."""
    for name in ("python", "carrom-desk"):
        script(root / ".venv/bin" / name, python)
    known = hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()
    (root / ".venv/carrom-desk.stamp").write_text(f"test\n{known} {root}\n", encoding="utf-8")


def copy_versioned(root: Path) -> None:
    """Copies the files that name the version into a checkout."""
    for name in VERSIONED:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CHECKOUT / name, root / name)
