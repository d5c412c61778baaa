"""Sets the version in all files that contain it: new_version.py VERSION DATE

These are the program, the changelog, the metadata for software centres, the man page, and the example in the manual. In
the changelog the section “Unreleased” gets this heading; without it, a section says that nobody will notice a change.
A version that is there already gets another date, as long as it is the newest.
"""

import re
import runpy
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]


def write(version: str, date: str, checkout: Path = CHECKOUT) -> None:
    """Writes a version and its date.

    Raises:
        SystemExit: the version or date is invalid, the version is older than the one here, or a file has no place for
            it; nothing is written.
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        raise SystemExit(f"{version} of {date} is no version such as 1.2.3 of a date such as 2026-11-23.")
    release = f'<release version="{version}" date="{date}"/>'
    newest = runpy.run_path(str(checkout / "carrom_desk/__init__.py"))["__version__"]
    if [*map(int, version.split("."))] < [*map(int, newest.split("."))]:
        raise SystemExit(f"{version} is older than {newest}, which is written here.")
    known, heading = re.escape(version), f"## {version} ({date})"
    places: dict[str, tuple[tuple[str, str], ...]] = {
        "carrom_desk/__init__.py": ((r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"'),),
        "CHANGELOG.md": (
            (rf"\A([^#]*# .*\n[^#]*)## (?:Unreleased|{known} \(.*\))\n", rf"\g<1>{heading}\n"),
            (r"\A([^#]*# .*\n[^#]*)## ", rf"\g<1>{heading}\n\nNothing that a user notices.\n\n## "),
        ),
        "packaging/linux/org.carromdesk.CarromDesk.metainfo.xml": (
            (rf'<releases>\n    <release version="{known}" .*/>\n', f"<releases>\n    {release}\n"),
            ("<releases>\n", f"<releases>\n    {release}\n"),
        ),
        "packaging/linux/carrom-desk.1": ((r'(?m)^\.TH CARROM-DESK 1 "[\d-]*"', f'.TH CARROM-DESK 1 "{date}"'),),
        "resources/manual/en/commands.md": ((r"(?m)^carrom-desk \d+\.\d+\.\d+$", f"carrom-desk {version}"),),
    }
    written = {}
    for name, patterns in places.items():
        before = (checkout / name).read_text(encoding="utf-8")
        tried = (re.subn(pattern, words, before, count=1) for pattern, words in patterns)
        text = next((text for text, count in tried if count), None)
        if text is None:
            raise SystemExit(f"{name} has no place for a version.")
        written[name] = text
    for name, text in written.items():
        (checkout / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2])
