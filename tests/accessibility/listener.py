"""Records announcements to a screen reader and focus changes: `python3 listener.py FILE`.

The names of focused controls go to focused.txt beside the file. A separate program, since one that waits for events
caches what it has seen of a window.
"""

import sys
from pathlib import Path
from typing import Any

import pyatspi


def listen(file: Path) -> None:
    """Writes a line for each announcement until terminated."""

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
