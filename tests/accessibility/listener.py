"""Writes down what is announced to a screen reader's user, wherever the keyboard is: `python3 listener.py FILE`.

It is a program of its own, for one that waits for events keeps what it has seen of a window, and looks no more.
"""

import sys
from pathlib import Path

import pyatspi


def listen(file: Path) -> None:
    """Writes a line for each announcement, until it is ended."""

    def write(event: object) -> None:
        with file.open("a", encoding="utf-8") as heard:
            heard.write(" ".join(str(getattr(event, "any_data", "")).split()) + "\n")

    file.touch()
    pyatspi.Registry.registerEventListener(write, "object:announcement")
    pyatspi.Registry.start()


if __name__ == "__main__":
    listen(Path(sys.argv[1]))
