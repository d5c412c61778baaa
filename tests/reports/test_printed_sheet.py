"""The printed sheet: result as its headline, short names used consistently, and remarks with their places."""

import io
import re
from dataclasses import replace

import pytest
from pypdf import PdfReader

from carrom_desk.match.entry.entries import Noted, ProtestDecided, ProtestLodged
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.names import cut_names
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options, match_document
from carrom_desk.reports.output.typeset import set_pages
from carrom_desk.reports.sheet.score_page import score_page
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.reports.sheets import TOSS, WHITE_BOARD, sheet, with_names

BROTHERS = replace(
    DOUBLES,
    sides=BySide(
        (Player("Venkatanarasimha Satyanarayana", "Madurai", "IND"), Player("Nagajothi P.", "Madurai", "India")),
        (
            Player("Mohammed Abdul Aziz Siddiqui", "Dhaka", "BAN"),
            Player("Mohammed Abdul Amin Siddiqui", "Dhaka", "BAN"),
        ),
    ),
)


def test_short_names_tell_brothers_apart_and_keep_an_initial_at_the_end() -> None:
    page = score_page(sheet(TOSS, *WHITE_BOARD, setup=BROTHERS), "1")

    told = [(each.tag, each.short, each.flag) for team in page.teams for each in team.members]
    assert told == [
        ("1a", "V. Satyanarayana", "in"),
        ("1b", "Nagajothi P.", "in"),
        ("2a", "Aziz Siddiqui", "bd"),
        ("2b", "Amin Siddiqui", "bd"),
    ]
    assert [team.clubs for team in page.teams] == ["Madurai, IND / Madurai, India", "Dhaka, BAN"]
    assert [row.breaker for row in page.cards[0].rows] == ["1a", "2a"]


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Mohammed Abdul Aziz Siddiqui", "Bo"), ("M. A. Siddiqui", "Bo")),
        (("Anna Lind", "Bo Lind"), ("Anna Lind", "Bo Lind")),
        (("Venkatanarasimha", "Nagajothi"), ("Venkatanarasimha", "Nagajothi")),
        (("முத்துலட்சுமி பாலசுப்பிரமணியன்", "Bo"), ("மு. பாலசுப்பிரமணியன்", "Bo")),
    ],
)
def test_a_name_is_shortened_no_more_than_it_must_be(names: tuple[str, ...], short: tuple[str, ...]) -> None:
    assert cut_names(names) == short


def test_a_remark_begins_with_its_place_and_a_long_protest_cites_the_log() -> None:
    text = "My hand was lifted before the call. " * 10
    page = score_page(
        sheet(TOSS, *WHITE_BOARD, Noted("The light flickered"), stroke(), ProtestLodged(Side.B, text)), "1"
    )

    (_, counted), (place, protest), (where, remark) = page.record.items
    assert counted == "No corrections."
    assert (where, remark) == ("1.2, 12–0", "Note: The light flickered.")
    assert place == "1.2, 12–0"
    assert re.fullmatch(r"Protest by Player B1: “My hand .* …” \(in full: log, entry 6\) \(undecided\)", protest)
    assert len(protest) < len(text)


def test_in_singles_a_chief_referee_signs_who_is_named_or_decided() -> None:
    alone = sheet(TOSS)
    named = sheet(TOSS, setup=replace(SINGLES, chief_referee="K. Perera"))
    decided = sheet(TOSS, ProtestLodged(Side.A, "x"), ProtestDecided(upheld=False))

    officials = [[role for role, _ in score_page(found, "1").signing.officials] for found in (alone, named, decided)]
    assert officials == [["Umpire"], ["Umpire", "Chief referee"], ["Umpire", "Chief referee"]]


def test_two_umpires_in_one_field_have_two_lines_to_sign() -> None:
    found = sheet(TOSS, setup=replace(SINGLES, umpire="A. Roy, B. Sen"))

    assert score_page(found, "1").signing.officials == (("Umpire", "A. Roy"), ("Umpire", "B. Sen"))


def full(setup: Setup, games: int, boards: int) -> ScoreSheet:
    """Returns a sheet with the given numbers of games and boards."""
    found = sheet(TOSS, *WHITE_BOARD, setup=setup)
    lines = tuple(replace(found.games[0].boards[0], number=number) for number in range(1, boards + 1))
    card = replace(found.games[0], boards=lines, under_way=None)
    return replace(found, games=tuple(replace(card, number=number) for number in range(1, games + 1)))


def sizes_of_names(found: ScoreSheet, paper: Paper) -> tuple[int, set[float]]:
    """Returns the number of pages of a sheet, and the font sizes of the breaker's short name."""
    pages = PdfReader(io.BytesIO(set_pages(match_document(found, Options(paper, Extent.CARD))).pdf)).pages
    sizes: set[float] = set()

    def note(text: str, _matrix: object, _text: object, _font: object, size: float) -> None:
        if "Satyana" in text and size < 10:
            sizes.add(round(size, 1))

    pages[0].extract_text(visitor_text=note)
    return len(pages), sizes


@pytest.mark.parametrize("paper", Paper)
def test_the_size_of_a_card_follows_from_the_number_of_its_rows(paper: Paper) -> None:
    many = sizes_of_names(full(BROTHERS, 3, 9), paper)
    few = sizes_of_names(full(with_names("V. Satyanarayana", "B"), 2, 4), paper)

    assert (many[0], few[0]) == (1, 1)
    assert max(few[1]) > 1.3 * min(many[1])


def test_more_games_than_a_page_holds_go_on_to_the_next() -> None:
    assert sizes_of_names(full(BROTHERS, 7, 9), Paper.A4)[0] > 1
