"""The HTML report: complete, safe, and with the values of the replayed match."""

import re
from dataclasses import replace

import pytest

from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import Conceded, Concession, Demanded, Disqualified, Entry, ProtestLodged
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from tests.fakes import DOUBLES, SINGLES, improper, stroke
from tests.presentation.sheet.test_score_sheet import taken_over
from tests.reports.page import Element, html_of, page_of, read_page
from tests.reports.sheets import TOSS, WHITE_BOARD, eventful, record_of_file, sheet, sheet_of

EVIL = '<script>alert("x")</script>&\u202e\x01'


def log_of(page: Element) -> dict[str, Element]:
    """Returns the lines of the log by the number of the entry."""
    return {line.all("span")[0].text: line for line in page.all("li")}


def cards_of(page: Element) -> list[list[list[str]]]:
    """Returns the rows of every game's card, without headings."""
    return [card.rows()[2:] for card in page.all("table", "card")]


@pytest.mark.parametrize("found", [eventful(), sheet(), sheet(TOSS), sheet(TOSS, setup=DOUBLES)])
def test_the_document_stands_alone_and_can_be_heard(found: ScoreSheet) -> None:
    html = html_of(found)
    page = read_page(html)

    assert html.startswith("<!DOCTYPE html>")
    assert page.all("html")[0].attributes["lang"] == "en"
    assert all(cell.attributes.get("scope") in ("col", "row", "colgroup") for cell in page.all("th"))
    assert all(table.attributes.get("aria-label") for table in page.all("table"))
    assert "http" not in re.sub(r'xmlns="[^"]*"', "", html).replace("http-equiv", "")
    assert not re.search(r"@import|url\(|src=|href=", html)
    names = {element.name for element in page.everything()}
    assert names.isdisjoint({"script", "link", "img", "iframe", "object", "form", "font", "center"})
    identities = [element.attributes["id"] for element in page.everything() if "id" in element.attributes]
    assert len(set(identities)) == len(identities)


def test_what_is_typed_is_shown_and_never_obeyed() -> None:
    setup = replace(
        SINGLES,
        sides=BySide((Player(EVIL, EVIL, EVIL),), (Player("B"),)),
        event=EVIL,
        round=EVIL,
        category=EVIL,
        table=EVIL,
        umpire=EVIL,
        chief_referee=EVIL,
    )
    commands: tuple[Entry, ...] = (TOSS, ProtestLodged(Side.A, EVIL), Disqualified(Side.A, EVIL))

    html = html_of(sheet(*commands, setup=setup))
    page = read_page(html)

    assert "<script" not in html
    assert "\u202e" not in html
    assert "\x01" not in html
    assert page.all("script") == []
    assert page.all("h1")[0].text == '<script>alert("x")</script>&\ufffd\ufffd'


def test_columns_are_those_of_the_published_card() -> None:
    titles = page_of(sheet(TOSS, *WHITE_BOARD)).all("table", "card")[0].rows()[:2]

    assert titles[0] == ["Board", "Break by", "● 1 Player A1*", "□ 2 Player B1"]
    assert titles[1] == ["C/m", "Queen", "+", "Points", "Total"] * 2


def test_a_board_is_filled_in_as_on_paper() -> None:
    queen_of_the_loser = (stroke(2, queen=True), stroke(), stroke(9))

    ((first, second, third, fourth),) = cards_of(
        page_of(sheet(TOSS, *WHITE_BOARD, improper(9), *queen_of_the_loser, stroke()))
    )

    assert first == ["1 WS", "1 Player A1", "9", "3", "", "12", "12", "", "", "", "Nil", "0"]
    assert second == ["2", "2 Player B1", "–", "–", "4", "4", "16", "", "", "", "Nil", "0"]
    assert third == ["3 BS", "1 Player A1", "", "(Q)", "", "Nil", "16", "7", "–", "", "7", "7"]
    assert fourth[2] == "In progress: 9 white and 9 black on the board. The Queen is on the board. Player A1 to play."


def test_a_queen_off_the_board_is_told_of_the_board_being_played() -> None:
    to_cover = cards_of(page_of(sheet(TOSS, stroke(1), stroke(queen=True))))[0][0]
    covered = cards_of(page_of(sheet(TOSS, stroke(2, queen=True))))[0][0]

    assert ". The Queen is not yet covered. Player A1 to play." in to_cover[2]
    assert ". Queen covered by Player A1. Player A1 to play." in covered[2]


def test_a_finished_match_names_the_winner_and_the_games() -> None:
    page = page_of(sheet_of(record_of_file("icf-revised-singles-11")))

    (headline,) = page.all("div", "headline")
    assert headline.text == "Side 2 wins the match, 0–2 in games.Player B112–20 18–25"
    assert [number.text for number in headline.all("b")] == ["20", "25"]
    assert [player.text for player in page.all("p", "player")] == ["1 Player A1*", "2 Player B1"]


def test_the_html_sheet_has_its_head_and_terms() -> None:
    setup = replace(SINGLES, umpire="U. One", chief_referee="C. Two", category="Men")
    page = page_of(sheet(TOSS, *WHITE_BOARD, setup=setup))

    terms = dict(zip([e.text for e in page.all("dt")], [e.text for e in page.all("dd")], strict=True))
    assert (terms["Round"], terms["Table"]) == ("Quarter-final", "3")
    assert terms["Toss"] == "Side 1, chose to break"
    assert terms["Played"] == "21 November 2026, 10:00– (UTC+05:30)"
    assert terms["Laws"] == "ICF revised"
    assert terms["Format"] == "best of 3 · 25 points · no board limit"
    assert page.all("h1")[0].text == "State Championship"
    assert page.all("p", "document")[0].text == "Match record · Men"


def test_a_match_without_a_name_is_headed_as_what_it_is() -> None:
    page = page_of(sheet(setup=replace(SINGLES, event="", table="", round="")))

    assert page.all("h1")[0].text == "Match record"
    assert page.all("p", "document")[0].text == "Singles"
    assert page.all("dl", "boxes")[0].children == []
    assert page.all("title")[0].text == "Match record: Player A1 – Player B1"


def test_a_toss_for_an_extra_board_tells_for_which() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))

    page = page_of(sheet(TOSS, *WHITE_BOARD, *WHITE_BOARD, TOSS, *WHITE_BOARD, setup=setup))

    assert "Side 1, chose to break; Side 1, chose to break (game 1, board 3)" in page.text
    assert cards_of(page)[0][2][0] == "3 WS E"


def test_a_match_taken_over_shows_what_was_before() -> None:
    page = page_of(sheet(*WHITE_BOARD, setup=taken_over(BySide(7, 5))))

    before, board, _ = cards_of(page)[0]
    assert before == ["–", "Boards before the takeover: 3", "", "", "", "", "7", "", "", "", "", "5"]
    assert board[11] == "17"
    assert "in game 1; boards already played: 3" in page.text


def test_conceded_and_broken_off_games_say_so() -> None:
    page = page_of(sheet(TOSS, Conceded(Side.A, Concession.GAME), stroke(), Conceded(Side.A, Concession.MATCH)))

    headings = [heading.text for heading in page.all("h2", "game")]
    assert headings[0] == "Game 1 · won by Player B1, 0–0"
    assert headings[1].startswith("Game 2 · ended early at 0–0")
    assert cards_of(page)[0] == [["Conceded by Player A1."]]


def test_details_hold_all_that_there_is_and_name_what_there_is_not() -> None:
    full, empty = page_of(eventful()), page_of(sheet())

    assert [heading.text for heading in full.all("h3")] == [
        "Boards",
        "Dues, fouls and time faults",
        "Protests",
        "Corrections",
        "Remarks and interruptions",
        "Readings applied where the laws leave a question open",
        "Game 1, board 1",
        "Game 1, board 2",
    ]
    assert "Nothing to report." not in full.text
    assert empty.all("h3") == []
    assert "Nothing to report." in empty.text
    assert "No protests, no corrections." in empty.text


def test_tables_of_details_read_as_they_should() -> None:
    page = page_of(eventful())
    counts, boards, faults, protests, corrections, remarks, *_ = (table.rows() for table in page.all("table", "list"))

    assert boards[1] == [
        "1.1 (replay)",
        "10:07–10:08",
        "1 min",
        "Player A1 (White slam)",
        "12: 9 men, Queen 3",
        "Player A1",
    ]
    assert counts[0][:3] == ["", "Strokes", "Dues"]
    assert [row[:2] for row in counts[1:]] == [["Player A1", "6"], ["Player B1", "1"]]
    assert faults[1] == ["3", "10:01:00", "1.1", "Player A1", "Due", "1 white man and striker pocketed", "73"]
    assert faults[3][5].endswith("Overridden by No. 10.")
    assert protests[1][3:] == ["Player B1", "The man was touched", "overruled 10:05:40"]
    assert corrections[2][2:] == [
        "Amended",
        "No. 8: 1 black man pocketed",
        "Push (law 33)",
        "The push was seen late.",
    ]
    assert remarks[1] == ["13", "10:04:20", "1.1", "Umpire", "Note: The light flickered."]


def test_points_on_demand_and_awarded_are_told_apart() -> None:
    page = page_of(sheet(TOSS, improper(9), Demanded(1)))

    assert page.all("table", "list")[1].rows()[1][4] == "4: 3 awarded, 1 on demand"
    assert "+: points on demand" in page.text


def test_the_log_strikes_out_what_was_taken_back_and_shows_both_tellings() -> None:
    lines = log_of(page_of(eventful()))

    assert lines["6"].all("s")[0].text == "missed"
    assert "(undone by No. 7)" in lines["6"].text
    assert "Push (law 33) (amended by No. 9)" in lines["8"].text
    assert lines["9"].all("s")[0].text == "1 black man pocketed"


def test_everybody_has_a_line_to_sign_on() -> None:
    page = page_of(sheet(setup=DOUBLES))

    (signatures,) = page.all("div", "signatures")
    assert [line.all("div")[0].text for line in signatures.all("div", "signature")] == [
        "1a Player A1",
        "1b Player A2",
        "2a Player B1",
        "2b Player B2",
        "Umpire",
        "Chief referee",
    ]


def test_names_of_any_script_stand_isolated() -> None:
    setup = replace(SINGLES, sides=BySide((Player("علی رضا", "Karachi"),), (Player("कुमारी ऐश्वर्या"),)))

    html = html_of(sheet(TOSS, *WHITE_BOARD, setup=setup))

    assert "<bdi>علی رضا</bdi>" in html
    assert "<bdi>علی رضا</bdi> wins the board, 12 points (9 men, Queen 3)" in html
    assert "<bdi>कुमारी ऐश्वर्या</bdi>" in html
    assert not set("\u2066\u2067\u2068\u2069") & set(html)


def test_a_name_within_a_phrase_from_right_to_left_stands_isolated_in_it() -> None:
    with speaking("ur"):
        html = html_of(eventful())

    assert "<bdi><bdi>" in html
    assert not set("\u2066\u2067\u2068\u2069") & set(html)
    read_page(html)
