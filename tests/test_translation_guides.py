"""Translations follow the guide of their language, as far as a machine can tell."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import pytest

from carrom_desk.formats import scored
from carrom_desk.i18n import SOURCE
from carrom_desk.languages import languages, speaking
from carrom_desk.resources import resource_path
from tests.words_built import I18N, translated

LANGUAGES = [code for code in languages() if code != SOURCE]
OWN_SCRIPT = [code for code in ("bn", "hi", "mr", "si", "ta", "ur") if code in LANGUAGES]
SECTIONS = ["Politeness", "Rulings and laws", "Names", "Numbers and punctuation", "Terms"]
LATIN = frozenset(
    re.findall(
        r"\w+",
        """
        Carrom Desk SoL Technitia ICF Asha Ravi Anil Rosa PDF HTML CSV XLSX ZIP JSON PNG JPEG QR UTF URL PATH USB MIT
        Noto Sans SIL Open Font License Linux Esc Ctrl Alt Del Tab Enter Space Page Up Down Backspace HH MM QF WS BS
        CODE cm ms kB http join sol gz wal null sqlite carrom desk verify rule spd say espeak ng pw play paplay aplay
        bye PostgreSQL pip install hall
        """,
    )
)
"""Words in Latin letters that stay in every script: names, keys, formats and commands."""

Pair = tuple[str, str]
"""An English text and its translation."""


@cache
def pairs(code: str) -> tuple[Pair, ...]:
    """Returns every translated sentence and every summary of a law; a sentence with plural forms comes once a form."""
    said = [(f"{words.text} {words.plural}", form) for words, forms in translated(code).items() for form in forms]
    laws = tomllib.loads(resource_path(f"laws/{code}.toml").read_text(encoding="utf-8"))
    return (*said, *laws.items())


def bare(text: str) -> str:
    """Returns a text without its placeholders."""
    return re.sub(r"\{\w*\}", "", text)


def guide(code: str) -> str:
    return (I18N / f"{code}.md").read_text(encoding="utf-8")


def banned(code: str) -> Iterator[tuple[re.Pattern[str], str]]:
    """Yields each English term of the guide with a word that never translates it."""
    for english, _word, never in re.findall(r"^\| (.+?) \| (.*?) \| (.*?) ?\|$", guide(code), re.MULTILINE):
        terms = "|".join(map(re.escape, re.split("[;,] ", re.sub(r" \(.*?\)", "", english))))
        for word in filter(None, map(str.strip, never.split(";"))):
            yield re.compile(rf"\b(?:{terms})\b", re.IGNORECASE), word


def miscalled(code: str, said: Iterator[Pair] | tuple[Pair, ...]) -> list[tuple[str, str]]:
    """Returns the translations that call a term by a word that the guide rules out."""
    ruled_out = tuple(banned(code))
    return [
        (word, form)
        for text, form in said
        for term, word in ruled_out
        if word in (plain := bare(form)) and term.search(bare(text)) and plain
    ]


_NOTE = re.compile(r"(?<!\w\d)[:：](?![\s\u00a0\u202f]*[\u2066-\u2069]*(?:[{“„«\"+\d]|$))")
"""Colon between words, other than after a label whose value follows."""


def overpunctuated(said: Iterator[Pair] | tuple[Pair, ...]) -> list[str]:
    """Returns the translations with a colon or semicolon between words that the English does not have."""
    return [
        form
        for text, form in said
        if (len(_NOTE.findall(form)) > len(_NOTE.findall(text)) and form.count(":") > text.count(":"))
        or len(re.findall("[;؛；]", form)) > text.count(";")
    ]


def misspaced(code: str, said: Iterator[Pair] | tuple[Pair, ...]) -> list[str]:
    """Returns the translations that separate a number and its percent sign otherwise than the guide does."""
    wanted = re.search(r"Percent sign: `95(.?)%`", guide(code))
    assert wanted is not None
    return [form for _text, form in said if any(room != wanted[1] for room in re.findall(r"[}\d](\s*)%", form))]


def leftovers(code: str, said: Iterator[Pair] | tuple[Pair, ...]) -> list[tuple[str, str]]:
    """Returns the words in Latin letters that a translation in another script should not have; a letter alone names a
    key, a size or a column.
    """
    known = LATIN | {code}
    return [
        (word, form) for _text, form in said for word in re.findall("[A-Za-z]{2,}", bare(form)) if word not in known
    ]


def test_every_language_has_a_guide() -> None:
    assert sorted(path.stem for path in I18N.glob("*.md")) == LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_guide_names_politeness_rulings_names_numbers_and_terms(code: str) -> None:
    assert re.findall("^## (.+)$", guide(code), re.MULTILINE) == SECTIONS
    assert len(tuple(banned(code))) >= 8


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_term_has_one_word(code: str) -> None:
    assert miscalled(code, pairs(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_colon_or_semicolon_is_added(code: str) -> None:
    assert overpunctuated(pairs(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_percent_sign_stands_as_the_language_writes_it(code: str) -> None:
    assert misspaced(code, pairs(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_score_is_written_as_the_language_writes_it(code: str) -> None:
    wanted = re.search("Scores: `25(.)13`", guide(code))
    assert wanted is not None
    with speaking(code):
        assert scored(25, 13) == f"25{wanted[1]}13"

    said = [form for text, form in pairs(code) if "{won}–{lost}" in text]
    assert {sign for form in said for sign in re.findall(r"\{won\}(\W)\{lost\}", form)} == {wanted[1]}


@pytest.mark.parametrize("code", OWN_SCRIPT)
def test_nothing_is_left_in_latin_letters(code: str) -> None:
    assert leftovers(code, pairs(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_breaks_a_guide_is_found(code: str) -> None:
    term, word = next(banned(code))
    english = term.pattern.split("(?:")[1].split("|")[0].rstrip(r")\b").replace("\\", "")

    assert miscalled(code, ((english, f"x {word} y"),)) == [(word, f"x {word} y")]
    assert overpunctuated((("One. Two.", "ka: kha."), ("Time left: {time}", "ka: {time}"), ("a", "b؛ c"))) == [
        "ka: kha.",
        "b؛ c",
    ]
    assert misspaced(code, (("5%", "5  %"),)) == ["5  %"]
    assert leftovers(code, (("Open", "ka Untranslated"),))[-1] == ("Untranslated", "ka Untranslated")
