"""Every word that a user sees is there in every language, and nothing else is."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.languages import calls_file, language_of, spoken_languages, window_file
from carrom_desk.languages import SOURCE, language_name, language_of_code, languages
from carrom_desk.reports.languages import plural_form
from carrom_desk.resources import resource_path
from tests.translatable import CALLS, CHECKOUT, Message, call_messages, messages_of, occurrences, window_messages
from tests.words_built import I18N, tool

LANGUAGES = [code for code in languages() if code != SOURCE]
FILES = [f"{name}_{code}" for name in ("carrom-desk", "calls") for code in LANGUAGES]
QTS_FOLDER = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
OF_QT = [f"qt_{code}" for code in LANGUAGES]
"""What Qt itself says, where Qt brings no words of its own."""
FULL_STOPS = {"hi": "।", "mr": ".", "bn": "।", "ur": "۔"}
"""What ends a sentence, where it is another sign than in English."""
CORE = {
    "man",
    "Queen",
    "striker",
    "stroke",
    "turn",
    "game",
    "match",
    "due",
    "foul",
    "technical foul",
    "umpire",
    "chief referee",
}
"""Terms without which nobody could translate further."""
HOW = "Run packaging/translations.sh, and translate what is unfinished in resources/i18n."

Translated = dict[Message, list[str]]


def read(file: Path) -> Iterator[tuple[Message, ET.Element]]:
    """The messages of a file with what they are translated to."""
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            words = (context.findtext("name"), message.findtext("source"), message.findtext("comment"))
            name, source, comment = (each or "" for each in words)
            translation = message.find("translation")
            assert translation is not None
            yield Message(name, source, comment, message.get("numerus") == "yes"), translation


def translations(name: str) -> Translated:
    """Every message of a file with its forms."""
    found = {}
    for message, element in read(I18N / f"{name}.ts"):
        forms = [form.text or "" for form in element.iter("numerusform")]
        found[message] = forms if message.is_counted else [element.text or ""]
    return found


def test_every_file_belongs_to_a_language() -> None:
    assert sorted(path.stem for path in I18N.glob("*.ts")) == sorted(FILES + OF_QT)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_qt_says_is_translated_by_qt_or_by_us(code: str, qapp: QApplication) -> None:
    of_qt = QTranslator()
    of_qt.load(f"{QTS_FOLDER}/qtbase_{code}.qm")
    wanted = set().union(*(translations(name) for name in OF_QT)) - set(translations(f"qt_{code}"))

    unsaid = [message for message in sorted(wanted) if not of_qt.translate(message.context, message.source)]
    assert [message for message in unsaid if message.context != "QShortcut"] == []  # keys are written as they are


@pytest.mark.parametrize("name", FILES)
def test_what_is_translated_is_what_stands_in_the_sources(name: str) -> None:
    wanted = call_messages() if name.startswith("calls") else window_messages()
    found = set(translations(name))

    assert sorted(wanted - found) == [], HOW
    assert sorted(found - wanted) == [], HOW


@pytest.mark.parametrize("name", FILES + OF_QT)
def test_nothing_is_left_to_translate(name: str) -> None:
    unfinished = [message for message, element in read(I18N / f"{name}.ts") if element.get("type")]
    empty = [message for message, forms in translations(name).items() if not all(forms)]

    assert unfinished == [], HOW
    assert empty == [], HOW


@pytest.mark.parametrize("name", FILES + OF_QT)
def test_every_form_holds_the_same_places_and_ends_alike(name: str) -> None:
    wrong, code = [], name.rpartition("_")[2]
    for message, forms in translations(name).items():
        is_one = is_sentence(message.source)
        whole = shape(message.source, SOURCE, is_a_sentence=is_one)
        wrong += [(message.source, form) for form in forms if shape(form, code, is_a_sentence=is_one) != whole]
        if message.is_counted:
            assert len(forms) == 1 + max(plural_form(code, n) for n in range(100)), message

    assert wrong == []


def shape(text: str, code: str, *, is_a_sentence: bool) -> tuple[list[str], str, str, int, bool]:
    """What has to be the same in every language: places to fill, room at both ends, an ellipsis, a full stop.

    Of a label that is none: "No." is abbreviated in one language and not in another.
    """
    places = sorted(re.findall(r"\{\w*\}|%n", text))
    room_before, room_after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    has_stop = is_a_sentence and text.endswith(FULL_STOPS.get(code, "."))
    return places, room_before, room_after, text.count("…"), has_stop


@pytest.mark.parametrize("code", LANGUAGES)
def test_stories_name_their_players_as_the_board_does(code: str) -> None:
    """An ending may be inflected: only the last letter may differ."""
    stories = {
        message.source: forms[0]
        for message, forms in translations(f"carrom-desk_{code}").items()
        if message.context in ("Guide", "Situation")
    }

    other = [
        source
        for source, story in stories.items()
        if any(name in source and name[:-1] not in story for name in ("Asha", "Ravi", "Anil", "Rosa"))
    ]

    assert len(stories) > 50
    assert other == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_reports_count_as_the_window_does(code: str, qapp: QApplication) -> None:
    translator = QTranslator()
    assert translator.load(str(resource_path(window_file(code))))
    message, forms = next(
        (each, forms) for each, forms in translations(f"carrom-desk_{code}").items() if len(forms) > 1
    )
    for n in range(130):
        found = translator.translate(message.context, message.source, message.comment or None, n)
        assert found == forms[plural_form(code, n)], n


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_says_its_name_its_terms_where_they_come_from_and_its_plurals(code: str) -> None:
    known = language_of_code(code)

    assert known.name
    assert known.source
    assert known.plurals
    assert known.terms.keys() >= CORE
    assert all(known.terms.values())


@pytest.mark.parametrize("name", FILES)
@pytest.mark.skipif(shutil.which(tool("lupdate")) is None, reason="no lupdate: it comes with PySide6-Essentials")
def test_qt_s_own_tool_finds_the_same_words(name: str, tmp_path: Path) -> None:
    sources = [CALLS] if name.startswith("calls") else sorted((CHECKOUT / "carrom_desk").rglob("*.py"))
    others = [str(path) for path in sources if (path == CALLS) is name.startswith("calls")]
    file = tmp_path / f"{name}.ts"
    shutil.copy(I18N / f"{name}.ts", file)
    command = [tool("lupdate"), *others, "-silent", "-locations", "none", "-ts", str(file)]
    subprocess.run(command, check=True, capture_output=True)

    assert {message: element.get("type") for message, element in read(file)} == dict.fromkeys(translations(name)), HOW


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_are_compiled_as_they_stand_in_their_file(code: str, qapp: QApplication) -> None:
    for name, file in (("carrom-desk", window_file(code)), ("calls", calls_file(code))):
        translator = QTranslator()
        assert translator.load(str(resource_path(file)))
        for message, forms in translations(f"{name}_{code}").items():
            count = 2 if message.is_counted else -1
            found = translator.translate(message.context, message.source, message.comment or None, count)
            assert found == forms[plural_form(code, 2) if message.is_counted else 0], message


def test_every_language_can_be_chosen_and_english_needs_nothing() -> None:
    assert spoken_languages() == languages()
    assert language_name(SOURCE) == "English"
    assert not list(I18N.glob(f"*_{SOURCE}.*"))


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT", "en"], "de"),
        (["de_DE"], "de"),
        (["xx-IN", "de"], "de"),
        (["en-GB", "de"], "en"),
        (["xx-IN"], "en"),
        ([], "en"),
    ],
)
def test_the_dearest_language_that_is_spoken_is_taken(wanted: list[str], spoken: str) -> None:
    assert language_of(wanted) == spoken


def test_strings_are_read_with_their_contexts_comments_and_plurals() -> None:
    source = (
        "class Panel(QWidget):\n"
        "    def show(self):\n"
        '        self.tr("one"), self.tr("two", "as a number"), self.tr("%n men", "", count)\n'
        'TEXTS = {1: QT_TRANSLATE_NOOP("Entry", "it {is}"), 2: QT_TRANSLATE_NOOP("Entry", "%n left", "men", 1)}\n'
        'def word():\n    return QCoreApplication.translate("Words", "a " "b")\n'
        'def painted():\n    painter.translate(3, 4)\n    "abc".translate({})\n'
    )
    found = {
        Message("Panel", "one"),
        Message("Panel", "two", "as a number"),
        Message("Panel", "%n men", "", True),
        Message("Words", "a b"),
        Message("Entry", "it {is}"),
        Message("Entry", "%n left", "men", True),
    }

    assert messages_of(source) == found


def is_sentence(text: str) -> bool:
    """Whether a text is more than a label: five words, or three that end as a sentence does."""
    words = re.findall(r"\w+", re.sub(r"\{\w*\}|%n", "", text))
    return len(words) >= (3 if text.endswith((".", "?", "!", "…")) else 5)


def test_a_sentence_for_people_stands_once() -> None:
    twice = {text: places for text, places in occurrences().items() if len(places) > 1 and is_sentence(text)}

    assert twice == {}, "Mark it once beside what it words, and say that wherever it is shown."


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("Open a match first.", True),
        ("Restore a backup…", True),
        ("Where the laws leave the answer open", True),
        ("Points of the board", False),
        ("{side} owes {count}.", False),
        ("No.", False),
    ],
)
def test_a_label_is_no_sentence(text: str, is_one: bool) -> None:
    assert is_sentence(text) is is_one


_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
_TURNING = re.compile(r"\{(name|side|player|law|laws|score|winner|loser|key|path|a|b)\}|\{won\} ?– ?\{lost\}")
"""Places for what is written from left to right, or begins so."""


@pytest.mark.parametrize("name", ["carrom-desk_ur", "calls_ur"])
def test_what_is_put_into_a_sentence_from_right_to_left_does_not_turn_it_round(name: str) -> None:
    forms = [form for forms in translations(name).values() for form in forms]

    assert [form for form in forms if _TURNING.search(_ISOLATED.sub("", form)) and not _is_bare(form)] == []


def _is_bare(form: str) -> bool:
    """Whether it only joins what is put in."""
    return not re.search("[\u0600-\u06ff]", form)
