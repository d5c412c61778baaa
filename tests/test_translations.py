"""Translations of every language are well-formed; missing ones are shown in English."""

import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.dates import format_date, format_skeleton
from babel.numbers import format_decimal, format_percent
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication

from carrom_desk.formats import date_words, decimal, listed, locale_of, percent, to_the_minute, when_words
from carrom_desk.gui.settings.languages import QT, language_of, spoken_languages
from carrom_desk.i18n import CALL, COUNT, ENGLISH, N_, NN_, NP_, SOURCE, Speech, Words, said_as, say
from carrom_desk.languages import language_name, language_of_code, languages, progress_of, speaking, speech_of
from tests.lost_translations import lost_strings
from tests.translatable import PACKAGE, extracted, marked, modules, occurrences, sentences
from tests.words_built import I18N, tool, translated, translations

LANGUAGES = [code for code in languages() if code != SOURCE]
QTS_FOLDER = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
FULL_STOPS = {"hi": "।", "mr": ".", "bn": "।", "ur": "۔"}
"""Full stops of languages that use another character than English."""
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
"""Terms without which nobody could continue a translation."""

NAMES = re.compile("Asha|Ravi|Anil|Rosa")
"""Players in stories."""
MEN = NN_("{count} man", "{count} men")

NUMBERED = {"{count}", "{men}"}
"""Placeholders with the number that selects the plural form."""


def of_qt(all_of_them: Iterable[Words]) -> set[Words]:
    return {words for words in all_of_them if words.context.startswith(QT)}


def is_incomplete(code: str) -> bool:
    """Returns True when a language was added before all its sentences are translated."""
    return progress_of(code) < 100


def test_every_file_belongs_to_a_language() -> None:
    assert sorted(path.stem for path in I18N.glob("*.po")) == LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_qt_says_is_translated_by_qt_or_by_us(code: str, qapp: QApplication) -> None:
    qts = QTranslator()
    qts.load(f"{QTS_FOLDER}/qtbase_{code}.qm")
    wanted = set().union(*(of_qt(translated(each)) for each in LANGUAGES)) - set(translated(code))

    unsaid = [words for words in wanted if not qts.translate(words.context.removeprefix(QT), words.text)]
    others = [words for words in unsaid if words.context != f"{QT}QShortcut"]  # keys are written as they are
    assert others == [] or is_incomplete(code)


def test_babel_extracts_what_python_reads() -> None:
    read = [
        (path.relative_to(PACKAGE).as_posix(), words)
        for path in modules()
        for words in marked(path.read_text(encoding="utf-8"))
    ]

    assert sorted(map(repr, read)) == sorted(map(repr, extracted()))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_form_holds_the_same_places_and_ends_alike(code: str) -> None:
    wrong = []
    for words, forms in translated(code).items():
        is_one = is_sentence(words.text)
        whole = shape(words.plural or words.text, SOURCE, is_a_sentence=is_one)
        wrong += [(words.text, form) for form in forms if shape(form, code, is_a_sentence=is_one) != whole]

    assert wrong == []


def test_both_english_forms_hold_the_same_places_and_the_number() -> None:
    counted = [words for words in sentences() if words.plural]

    assert counted
    assert [words for words in counted if places_of(words.text) != places_of(words.plural)] == []
    assert [words for words in counted if not NUMBERED & set(places_of(words.text))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_are_as_many_forms_as_the_language_has_plurals(code: str) -> None:
    wanted = tool().read(I18N / f"{code}.po").num_plurals

    assert {len(forms) for words, forms in translations(code).items() if words.plural} == {wanted}


def places_of(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w*\}", text))


def shape(text: str, code: str, *, is_a_sentence: bool) -> tuple[list[str], str, str, int, bool]:
    """Returns the properties that must be the same in every language: placeholders, surrounding spaces, ellipsis, full
    stop.

    Labels are exempt from the last one, since "No." is an abbreviation in one language and not in another.
    """
    room_before, room_after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    has_stop = is_a_sentence and text.endswith(FULL_STOPS.get(code, "."))
    return places_of(text), room_before, room_after, text.count("…"), has_stop


@pytest.mark.parametrize("code", LANGUAGES)
def test_stories_name_their_players_as_the_board_does(code: str) -> None:
    """Names may be inflected in their last letter. Later in a story a pronoun may stand for a player."""
    stories = [(words.text, forms[0]) for words, forms in translated(code).items() if NAMES.match(words.text)]

    other = [text for text, story in stories if NAMES.findall(text)[0][:-1] not in story]

    assert len(stories) > 20 or is_incomplete(code)
    assert other == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_says_its_name_its_terms_and_where_they_come_from(code: str) -> None:
    known = language_of_code(code)

    assert known.name
    assert known.source
    assert known.terms.keys() >= CORE
    assert all(known.terms.values()) or is_incomplete(code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_are_compiled_as_they_stand_in_their_file(code: str) -> None:
    with speaking(code):
        for words, forms in translated(code).items():
            if words.plural:
                places = dict.fromkeys(map(_name, places_of(words.text)), 1) | {COUNT: 1}
                assert say(words, **places) == _filled(forms[0])
            else:
                assert say(words) == forms[0]


def _name(place: str) -> str:
    return place.strip("{}")


def _filled(form: str) -> str:
    return re.sub(r"\{\w*\}", "1", form)


def test_a_half_translated_language_is_spoken_and_shown_in_english_where_it_lacks_words(tmp_path: Path) -> None:
    half = tmp_path / "xx.po"
    half.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"\n\n'
        'msgid "Due"\nmsgstr "Offen"\n\n'
        'msgid "Foul"\nmsgstr ""\n\n'
        'msgid "{count} man"\nmsgid_plural "{count} men"\nmsgstr[0] "{count} Stein"\nmsgstr[1] ""\n\n'
        'msgid "Board"\nmsgstr ""\n',
        encoding="utf-8",
    )
    compiled = tmp_path / "xx.mo"
    tool().compile_words(half, compiled)
    with compiled.open("rb") as file:
        translations = GNUTranslations(file)

    with said_as(Speech("xx", translations, translations)):
        assert (say(N_("Due")), say(N_("Foul")), say(NP_("Report", "Board"))) == ("Offen", "Foul", "Board")
        assert (say(MEN, count=1), say(MEN, count=2)) == ("1 man", "2 men")
        assert listed(("a", "b")) == "a and b"
    assert translations.pgettext("Progress", "100") == "25"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_header_is_left_to_be_filled_in(code: str) -> None:
    head = (I18N / f"{code}.po").read_text(encoding="utf-8").partition("\n\n")[0]

    assert re.search("VERSION|EMAIL@ADDRESS|FULL NAME|li.org", head) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_progress_is_told_in_percent(code: str) -> None:
    known, done = translations(code), translated(code)

    assert progress_of(code) == 100 * len(done.keys() - of_qt(done)) // len(known.keys() - of_qt(known))
    assert progress_of(SOURCE) == 100


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_calls_can_stand_in_another_language(code: str) -> None:
    calls = {
        words: forms[0]
        for words, forms in translated(code).items()
        if words.context == CALL and not places_of(words.text)
    }
    assert calls or is_incomplete(code)
    with said_as(replace(ENGLISH, calls=speech_of(code).calls)):
        assert {call: say(call) for call in calls} == calls


def test_every_language_can_be_chosen_and_english_needs_nothing() -> None:
    assert spoken_languages() == languages()
    assert language_name(SOURCE) == "English"
    assert not list(I18N.glob(f"{SOURCE}.*"))


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


def test_marked_sentences_are_read_with_their_contexts_and_plurals() -> None:
    source = (
        'TEXTS = {1: N_("it {is}"), 2: NN_("{count} is left", "{count} are left"), 3: NP_("Report", "Record")}\n'
        "def word(count):\n"
        '    return _("a " "b") + ngettext("{count} man", "{count} men", count) + pgettext("Button", "Record")\n'
    )
    found = {
        Words("it {is}"),
        Words("{count} is left", "{count} are left"),
        Words("Record", context="Report"),
        Words("a b"),
        Words("{count} man", "{count} men"),
        Words("Record", context="Button"),
    }

    assert set(marked(source)) == found
    assert lost_strings(source) == []


@pytest.mark.parametrize(
    ("code", "parts", "number", "day", "moment"),
    [
        ("en", "a, b and c", "2.50", "21 November 2026", "21 Nov 2026, 10:04"),
        ("de", "a, b und c", "2,50", "21. November 2026", "21.11.2026, 10:04"),
        ("fr", "a, b et c", "2,50", "21 novembre 2026", "21 nov. 2026, 10:04"),
        ("hi", "a, b और c", "2.50", "21 नवंबर 2026", "21 नव॰ 2026, 10:04"),
    ],
)
def test_lists_numbers_and_dates_are_written_as_the_language_does(
    code: str, parts: str, number: str, day: str, moment: str
) -> None:
    at = "2026-11-21T10:04:05+05:30"
    with speaking(code):
        written = listed(("a", "b", "c")).replace("b, ", "b ")  # versions of Babel differ in this comma
        assert (written, decimal(2.5, 2), date_words(at), to_the_minute(at)) == (parts, number, day, moment)


@pytest.mark.parametrize("month", range(1, 13))
def test_english_dates_are_those_of_britain(month: int) -> None:
    day, locale = date(2026, month, 9), locale_of("en_GB")
    at = day.isoformat()

    assert date_words(at) == format_date(day, "long", locale)
    assert to_the_minute(at) == when_words(at, "2025-01-01") == format_date(day, "medium", locale)
    assert when_words(at, "2026-06-20") == format_skeleton("MMMd", day, locale=locale)


@pytest.mark.parametrize("number", [0.0, 0.5, 2.675, -1.25, 1234.5, 98765.4321])
def test_english_numbers_are_those_of_britain(number: float) -> None:
    locale = locale_of("en_GB")

    assert decimal(number, 1) == format_decimal(round(number, 1), "0.0", locale=locale)
    assert percent(round(number)) == format_percent(round(number) / 100, locale=locale)


@pytest.mark.parametrize("code", languages())
def test_babel_knows_every_language(code: str) -> None:
    with speaking(code):
        assert "2026" in date_words("2026-11-21")
        assert len(listed(("a", "b", "c"))) > 5


def is_sentence(text: str) -> bool:
    """Returns True when a text is more than a label: five words, or three that end like a sentence."""
    words = re.findall(r"\w+", re.sub(r"\{\w*\}", "", text))
    return len(words) >= (3 if text.endswith((".", "?", "!", "…")) else 5)


def test_a_sentence_for_people_stands_once() -> None:
    twice = {text: places for text, places in occurrences().items() if len(places) > 1 and is_sentence(text)}

    assert twice == {}, "Mark it once beside what it words, and say that wherever it is shown."


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("Close the door first.", True),
        ("Restore a backup…", True),
        ("Left open by the laws", True),
        ("Board points", False),
        ("{side} owes {count}.", False),
        ("No.", False),
    ],
)
def test_a_label_is_no_sentence(text: str, is_one: bool) -> None:
    assert is_sentence(text) is is_one


_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
_TURNING = re.compile(r"\{(name|side|player|law|laws|score|winner|loser|key|path|a|b)\}|\{won\} ?– ?\{lost\}")
"""Placeholders for left-to-right text."""


def test_what_is_put_into_a_sentence_from_right_to_left_does_not_turn_it_round() -> None:
    forms = [form for forms in translated("ur").values() for form in forms]

    assert [form for form in forms if _TURNING.search(_ISOLATED.sub("", form)) and not _is_bare(form)] == []


def _is_bare(form: str) -> bool:
    """Returns True when a text only joins its placeholders."""
    return not re.search("[\u0600-\u06ff]", form)
