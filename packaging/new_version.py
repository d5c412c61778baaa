"""Sets the version in all files that contain it: new_version.py VERSION DATE

These are the program, the changelog, whose section “Unreleased” gets this heading, and the metadata for software
centres. Without that section there is nothing to release.
"""

import re
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]


def write(version: str, date: str, checkout: Path = CHECKOUT) -> None:
    """Writes a version and its date.

    Raises:
        SystemExit: the version or date is invalid, or a file has no place for it; nothing is written.
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        raise SystemExit(f"{version} of {date} is no version such as 1.2.3 of a date such as 2026-11-23.")
    release = f'<release version="{version}" date="{date}"/>'
    places = {
        "carrom_desk/__init__.py": (r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"'),
        "CHANGELOG.md": (r"(?m)^## Unreleased$", f"## {version} ({date})"),
        "packaging/linux/org.carromdesk.CarromDesk.metainfo.xml": ("<releases>\n", f"<releases>\n    {release}\n"),
    }
    written = {}
    for name, (pattern, words) in places.items():
        text, count = re.subn(pattern, words, (checkout / name).read_text(encoding="utf-8"), count=1)
        if not count:
            raise SystemExit(f"{name} has no place for a version.")
        written[name] = text
    for name, text in written.items():
        (checkout / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2])
