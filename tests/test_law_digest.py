"""Shipped digests: every law of every text has a name, a kind and a place in the program."""

import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from carrom_desk.exchange.laws.law_digest import DigestRow, LawKind, every_row, load_digest, summary_in
from carrom_desk.i18n import in_english
from carrom_desk.reports.laws.law_books import book_in
from carrom_desk.reports.laws.law_summaries import texts_of
from carrom_desk.resources import resource_path
from carrom_desk.rules.breaches import CATALOGUE
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20

# Laws with paragraphs, as the texts letter them; the other laws of the span have none.
PARTS_OF_REVISED = {
    30: "a b", 37: "a b", 38: "a b", 39: "a b c d", 41: "a b", 45: "a b c", 49: "a a.i a.ii a.iii b",
    52: "a b b.i b.ii", 53: "a b c", 56: "a b", 60: "a b c", 62: "A B", 63: "a b", 64: "a b", 65: "a b c d",
    66: "a b", 69: "a b", 70: "a b", 72: "a b c", 77: "a b", 78: "a b b.i b.ii", 79: "a b", 82: "a b", 84: "a b",
    87: "a b", 88: "a b", 89: "a b", 94: "a", 95: "a b c d", **dict.fromkeys(range(97, 113), "a b"), 118: "a b",
    121: "a b", 122: "a b b.i b.ii b.iii c d e", 124: "a b c", 125: "a b", 126: "a b", 127: "a b", 130: "a b",
    136: "a b", 143: "a b c d e f g h i", 148: "a b",
}  # fmt: skip
PARTS_OF_1993 = {
    4: "a b", 11: "a b", 12: "a b", 13: "a b c d", 14: "a b", 18: "a b c", 22: "a a.i a.ii a.iii b",
    25: "a b b.i b.ii", 26: "a b c", 29: "a b", 33: "a b c", 35: "a b", 36: "a b", 37: "a b", 38: "a b c d",
    39: "a b", 42: "a b", 43: "a b", 45: "a b", 50: "a b", 51: "a b b.i b.ii", 52: "a b", 55: "a b", 57: "a b",
    62: "a b", 68: "a b c d", **dict.fromkeys(range(70, 86), "a b"),
}  # fmt: skip
TERMS_OF_1993 = (
    "Laws", "Proper", "Improper", "C/B", "C/m", "Board", "Break", "Finish", "Player", "Placing", "Pocketing", "Push",
    "Queen", "Due", "Penalty", "Covering", "Shot", "Pair", "Cannon", "Thumbing", "Turn", "Chief Referee", "Umpire",
    "Opponent in Singles", "Opponent in Doubles", "Hand", "Finger", "Imaginary lines", "Stroke", "White Slam",
    "Black Slam", "note",
)  # fmt: skip
SECTIONS = {
    CLUB: {
        "Objective": 7, "Striking": 6, "Basic rules": 4, "Other Rules": 3, "Fouls": 17, "Scoring": 5,
    },
    TECHNITIA_2K20: {
        "Basic rules": 3, "Covering the Queen": 5, "Fouls": 14, "Scoring": 5, "Doubles": 4, "Preparation": 3,
    },
}  # fmt: skip


def digest(edition: Edition) -> tuple[DigestRow, ...]:
    return load_digest(resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8"))


def rows(edition: Edition) -> tuple[DigestRow, ...]:
    return tuple(every_row(digest(edition)))


def numbered(span: range, parts: dict[int, str]) -> Iterator[str]:
    for law in span:
        yield str(law)
        for part in parts.get(law, "").split():
            yield f"{law}({part.replace('.', ')(')})"


def test_every_law_of_the_revised_text_is_there_in_order() -> None:
    found = [row.number for row in rows(ICF_REVISED)]

    assert found.pop(found.index("TRIAL BOARD")) == "TRIAL BOARD"
    assert found == list(numbered(range(27, 149), PARTS_OF_REVISED))


def test_the_numbers_that_the_revised_text_leaves_out_are_marked() -> None:
    absent = [row.number for row in rows(ICF_REVISED) if row.kind is LawKind.ABSENT]

    assert absent == ["40", "57", "58", "59"]
    for edition in (ICF_1993, CLUB, TECHNITIA_2K20):
        assert LawKind.ABSENT not in {row.kind for row in rows(edition)}


def test_every_law_of_the_1993_text_is_there_in_order() -> None:
    found = [row.number for row in rows(ICF_1993)]
    terms = [f"Interpretations: {term}" for term in TERMS_OF_1993]

    assert found.pop(found.index("Trial Board")) == "Trial Board"
    assert found == [*terms, *numbered(range(1, 88), PARTS_OF_1993)]


@pytest.mark.parametrize("edition", SECTIONS)
def test_every_section_of_a_club_text_is_there_with_its_sentences(edition: Edition) -> None:
    expected = {name: [f"{name} {part}" for part in range(1, n + 1)] for name, n in SECTIONS[edition].items()}

    assert {law.number: [part.number for part in law.parts] for law in digest(edition)} == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_and_names_are_unique_within_an_edition(edition: Edition) -> None:
    numbers = [row.number for row in rows(edition)]
    names = [name for row in rows(edition) for name in row.names]

    assert len(set(numbers)) == len(numbers)
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() and name == name.lower() for name in names)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_row_says_something_and_is_handled_somewhere(edition: Edition) -> None:
    for row in rows(edition):
        assert row.summary.endswith("."), row.number
        is_only_there = row.kind in (LawKind.REFERENCE, LawKind.ABSENT)
        assert bool(row.handled) is not is_only_there, row.number


@pytest.mark.parametrize("language", ["en", "ur"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_summary_is_found_alone_as_in_the_whole_book(edition: Edition, language: str) -> None:
    book = book_in(edition, language)

    assert {row.number: summary_in(*texts_of(edition, language), row.number) for row in book.rows()} == {
        row.number: row.summary for row in book.rows()
    }
    assert not summary_in(*texts_of(edition, language), "999")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_modules_that_handle_laws_exist(edition: Edition) -> None:
    handled = {name for row in rows(edition) for name in row.handled.split(", ") if name}
    for name in sorted(handled):
        import_module(name)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_digest_is_called_as_its_edition_is_and_by_no_year(edition: Edition) -> None:
    text = resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8")

    assert f'title = "{in_english(edition.name)}"\n' in text
    assert not re.search(r"19\d\d|20[012]\d", in_english(edition.name))


def test_a_law_keeps_its_name_from_edition_to_edition() -> None:
    revised = {row.number: row for row in rows(ICF_REVISED)}
    for law in digest(ICF_1993):
        if law.number.isdecimal():
            later = revised[str(int(law.number) + (26 if int(law.number) < 14 else 27))]
            assert law.name == later.name
            assert {part.name for part in law.parts} - {"change_at_13"} <= {part.name for part in later.parts}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_names_and_numbers_are_those_the_rules_cite(edition: Edition) -> None:
    number_of = {name: row.number for row in rows(edition) for name in row.names}
    numbers = edition.numbers

    # Clubs cite the section; its sentences are counted in the digest alone.
    for law, number in numbers.items():
        found = number_of.get(law.name.lower(), "")
        assert found == number or found.startswith(f"{number} "), law


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_catalogue_of_breaches_cites_laws_that_exist(edition: Edition) -> None:
    numbers = {row.number for row in rows(edition)}
    cited = {str(law) for entry in CATALOGUE if (law := edition.law_of(entry.breach)) is not None}

    assert cited <= numbers


CLUB_HEAD = 'edition = "club"\n'
ROW = CLUB_HEAD + '[[law]]\nnumber = "3"\nname = "n"\nsummary = "S."\nhandled = "m"\n'


def test_a_sound_row_is_read_with_its_paragraphs() -> None:
    part = '[[law.part]]\nnumber = "3(a)"\nname = "p"\nsummary = "P."\nkind = "reference"\nhandled = ""'
    (law,) = load_digest(f'{ROW}kind = "ruled"\nalso = ["o"]\n{part}')

    assert law == DigestRow(
        "3", "n", "S.", LawKind.RULED, "m", ("o",), (DigestRow("3(a)", "p", "P.", LawKind.REFERENCE, ""),)
    )
    assert law.names == ("n", "o")
