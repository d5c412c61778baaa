"""Writes down what is announced to a screen reader's user, and what gets the keyboard: `python3 listener.py FILE`.

The names of what gets the keyboard are in focused.txt beside the file.

It is a program of its own, for one that waits for events keeps what it has seen of a window, and looks no more.
"""

import sys
from pathlib import Path
from typing import Any

import pyatspi


def listen(file: Path) -> None:
    """Writes a line for each announcement, until it is ended."""

    def write(event: object) -> None:
        with file.open("a", encoding="utf-8") as heard:
            heard.write(" ".join(str(getattr(event, "any_data", "")).split()) + "\n")

    def write_focused(event: Any) -> None:
        with (file.parent / "focused.txt").open("a", encoding="utf-8") as focused:
            if event.detail1:
                focused.write(f"{event.source.name}\n")

    file.touch()
    (file.parent / "focused.txt").touch()
    pyatspi.Registry.registerEventListener(write, "object:announcement")
    pyatspi.Registry.registerEventListener(write_focused, "object:state-changed:focused")
    pyatspi.Registry.start()


if __name__ == "__main__":
    listen(Path(sys.argv[1]))
