"""Keeps `resources/i18n/*.po` up to date with the sources, and compiles them.

python packaging/translations.py [NEW LANGUAGE…]   merge new sentences; start a language, by its ISO 639 code
python packaging/translations.py --compile         compile translations newer than their `.mo`
"""

import copy
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from babel.core import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

CHECKOUT = Path(__file__).resolve().parent.parent
I18N = CHECKOUT / "resources/i18n"
KEYWORDS: Mapping[str, tuple[int | tuple[int, int] | tuple[int, str], ...] | None] = {
    "_": None,
    "N_": None,
    "NN_": (1, 2),
    "NP_": ((1, "c"), 2),
    "NNP_": ((1, "c"), 2, 3),
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
}
"""Functions of `carrom_desk.i18n`, with the positions of context, sentence and plural form."""
OF_QT = "Qt "
"""Prefix of the context of Qt's own texts, which are not in our sources."""
PROGRESS = "Progress"
"""Context of a number added when compiling: the percentage of translated sentences."""
_new_catalog = partial(
    Catalog,
    project="Carrom",  # Babel writes project and version, which would change in every file
    version="Desk",
    msgid_bugs_address="maintainers@carromdesk.org",
    last_translator="Carrom Desk contributors",
    language_team="Carrom Desk contributors",
)
_CHANGING = re.compile(r'^"(POT-Creation-Date|PO-Revision-Date|Generated-By): .*\n', re.MULTILINE)
"""Headers that would change in every run."""


def marked(folder: str) -> Iterator[tuple[str, int, str | tuple[str, ...], list[str], str | None]]:
    """Yields every sentence marked in a folder: its file, line, text, comments and context."""
    methods, options = [("**.py", "python"), ("**.html", "jinja2")], {"**.html": {"silent": "false"}}
    return extract_from_dir(
        CHECKOUT / folder, methods, options, KEYWORDS, comment_tags=("Translators:",), strip_comment_tags=True
    )


def template() -> Catalog:
    """Extracts every sentence marked in the sources and in the templates of pages."""
    found = Catalog(project="Carrom Desk", charset="utf-8")
    for _file, _line, message, comments, context in (*marked("carrom_desk"), *marked("resources/templates")):
        found.add(message, auto_comments=comments, context=context)
    return found


def of_qt(catalog: Catalog) -> list[Message]:
    """Returns Qt's texts in a catalog."""
    return [each for each in catalog if (each.context or "").startswith(OF_QT)]


def wanted_of_qt(code: str, catalog: Catalog) -> list[Message]:
    """Returns Qt's texts that a language must translate: those it has, and all if Qt has no translation."""
    pyside = find_spec("PySide6")
    folders = pyside.submodule_search_locations if pyside is not None else None
    is_known = any(Path(folder, f"Qt/translations/qtbase_{code}.qm").exists() for folder in folders or ())
    return of_qt(catalog) if is_known else [each for file in files() for each in of_qt(read(file))]


def files() -> list[Path]:
    """Returns the translation files, one for each language."""
    return sorted(I18N.glob("*.po"))


def read(file: Path) -> Catalog:
    """Reads the translations of a language."""
    with file.open("rb") as opened:
        return read_po(opened, ignore_obsolete=True)


def write(file: Path, catalog: Catalog) -> None:
    """Writes the translations of a language."""
    made = file.with_suffix(f".{os.getpid()}")
    with made.open("wb") as opened:
        write_po(opened, catalog, width=120, no_location=True, ignore_obsolete=True)
    made.write_text(_CHANGING.sub("", made.read_text(encoding="utf-8")), encoding="utf-8")
    made.replace(file)


def begin(code: str) -> None:
    """Starts a language without translations and with empty terms."""
    try:
        catalog = _new_catalog(Locale.parse(code))
    except UnknownLocaleError:
        catalog = _new_catalog()
    write(I18N / f"{code}.po", catalog)
    known = next(I18N.glob("*.toml")).read_text(encoding="utf-8")
    empty = re.sub(r' = (".*"|\'.*\')( *#.*)?$', ' = ""', known, flags=re.MULTILINE)
    (I18N / f"{code}.toml").write_text(re.sub(r"^#.*\n", "", empty, flags=re.MULTILINE), encoding="utf-8")


def update(new: Iterable[str]) -> None:
    """Merges new sentences from the sources, and drops those that are gone."""
    for code in new:
        if not (I18N / f"{code}.po").exists():
            begin(code)
    found = template()
    for file in files():
        catalog, wanted = read(file), copy.deepcopy(found)
        for each in wanted_of_qt(file.stem, catalog):
            wanted.add(each.id, context=each.context)
        catalog.update(wanted, no_fuzzy_matching=True)
        write(file, catalog)
        sys.stderr.write(f"{file.stem}: {progress(catalog)} % translated\n")


def progress(catalog: Catalog) -> int:
    """Returns the percentage of translated sentences, rounded down."""
    done = [is_translated(each.string) for each in catalog if each.id and not (each.context or "").startswith(OF_QT)]
    return 100 * sum(done) // max(1, len(done))


def is_translated(string: str | Sequence[str] | None) -> bool:
    """Returns True when all forms of a sentence are translated."""
    return bool(string) and all(string or ())


def compile_words(file: Path, target: Path) -> None:
    """Compiles the translations of a language, without untranslated sentences, which are shown in English."""
    catalog = read(file)
    done = progress(catalog)
    for each in list(catalog):
        if each.id and not is_translated(each.string):
            catalog.delete(each.id, each.context)
    catalog.add("100", str(done), context=PROGRESS)
    # Otherwise Babel writes the minute of compiling, and no two builds of a commit are the same.
    catalog.creation_date = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), UTC)
    made = target.with_suffix(f".{os.getpid()}")
    with made.open("wb") as opened:
        write_mo(opened, catalog)
    made.replace(target)  # at once: a desk may be reading it


def build() -> None:
    """Compiles the translations that are out of date."""
    for file in files():
        target = file.with_suffix(".mo")
        if not target.exists() or target.stat().st_mtime_ns <= file.stat().st_mtime_ns:
            compile_words(file, target)


if __name__ == "__main__":
    if "--compile" not in sys.argv:
        update(sys.argv[1:])
    build()
