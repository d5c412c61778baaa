"""Writes all pictures side by side in one page: `python -m tests.screenshots.gallery FOLDER`."""

import json
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

from .scenes import SCENES

_STYLE = (
    "body{font:15px sans-serif;margin:24px;background:#eee}figure{display:inline-block;margin:6px;vertical-align:top}"
    "img{width:440px;border:1px solid #888;background:#fff}figcaption{max-width:440px}b{color:#a00000}"
)


def page(pictures: Sequence[str], found: dict[str, list[str]]) -> str:
    """Renders all pictures, view by view, with their faults."""
    parts = [f"<!doctype html><meta charset=utf-8><title>The desk</title><style>{_STYLE}</style><h1>The desk</h1>"]
    for scene in SCENES:
        parts.append(f"<h2>{escape(scene.title)}</h2>")
        for picture in pictures:
            name, _, look = picture.removesuffix(".png").partition("--")
            if name == scene.name:
                parts.append(_figure(picture, look, found.get(picture.removesuffix(".png"), [])))
    return "\n".join(parts)


def _figure(picture: str, look: str, found: Sequence[str]) -> str:
    wrong = "".join(f"<br><b>{escape(line)}</b>" for line in found)
    image = f'<a href="{escape(picture)}"><img loading="lazy" src="{escape(picture)}" alt="{escape(picture)}"></a>'
    return f"<figure>{image}<figcaption>{escape(look)}{wrong}</figcaption></figure>"


def main(arguments: Sequence[str]) -> int:
    """Writes the page and prints the faults; returns 1 if there are any."""
    folder = Path(arguments[0])
    pictures = sorted(path.name for path in folder.glob("*.png"))
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.json")):
        found |= json.loads(path.read_text(encoding="utf-8"))
    (folder / "index.html").write_text(page(pictures, found), encoding="utf-8")
    for picture, lines in found.items():
        for line in lines:
            sys.stdout.write(f"{picture}: {line}\n")
    wrong = sum(map(bool, found.values()))
    sys.stdout.write(f"{len(pictures)} pictures, {wrong} with faults: {folder / 'index.html'}\n")
    return 1 if wrong or not pictures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
