"""Statistics on paper, on the screen and in tables."""

from dataclasses import replace

import pytest

from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import Conceded, Concession
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Options, match_statistics_document, player_statistics_document
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.statistics.player_statistics import PlayerStatistics, is_same_name, player_statistics_of
from carrom_desk.reports.statistics.statistics_report import average_words, seconds_words
from carrom_desk.reports.statistics_tables import (
    MATCH_STATISTICS_COLUMNS,
    PLAYER_STATISTICS_COLUMNS,
    match_statistics_table,
    player_statistics_table,
)
from carrom_desk.reports.tables import csv_of
from tests.fakes import DOUBLES, improper, stroke
from tests.reports.page import Element, page_of, read_page
from tests.reports.sheets import TOSS, WHITE_BOARD, eventful, sheet, with_names
from tests.reports.test_tables import read_csv


def _match_html(found: ScoreSheet, paper: Paper = Paper.A4) -> str:
    return as_html(match_statistics_document(found, Options(paper)))


def _player_html(found: PlayerStatistics) -> str:
    return as_html(player_statistics_document(found, Options()))


def _match_csv(found: ScoreSheet) -> str:
    return csv_of(match_statistics_table(found))


def _player_csv(found: PlayerStatistics) -> str:
    return csv_of(player_statistics_table(found))


def numbers_of(page: Element) -> dict[str, list[str]]:
    """Returns the rows of the statistics by label."""
    tables = [table for table in page.all("table") if table.attributes.get("aria-label") == "Statistics"]
    return {row[0]: row[1:] for row in tables[0].rows()}


def of(*sheets: ScoreSheet, name: str = "Player A1") -> PlayerStatistics:
    return player_statistics_of(name, sheets)


def test_the_sheet_has_a_part_for_them() -> None:
    found = eventful()
    page = page_of(found)

    rows = numbers_of(page)
    assert rows[""] == ["Player A1", "Player B1"]
    assert rows["Strokes"] == ["6", "1"]
    assert rows["Turns"] == ["2", "1"]
    assert rows["Boards won"] == ["1 of 1", "0 of 1"]
    assert rows["Queens covered"] == ["1", "0"]
    assert rows["White slams"] == rows["Break and run"] == ["1", "0"]
    assert rows["Technical fouls"] == ["1", "0"]
    assert rows["Strokes in the longest turn"] == ["3", "1"]
    assert "Statistics" in [heading.text for heading in page.all("h2")]


def test_nothing_played_has_no_statistics() -> None:
    page = page_of(sheet(TOSS))

    assert "Statistics" not in [heading.text for heading in page.all("h2")]
    assert "Nothing has been played yet." in read_page(_match_html(sheet(TOSS))).text


def test_every_player_of_a_pair_has_a_column() -> None:
    page = page_of(sheet(TOSS, *WHITE_BOARD, setup=DOUBLES))

    rows = numbers_of(page)
    assert rows[""] == [
        "Player A1 / Player A2",
        "Player B1 / Player B2",
        "Player A1",
        "Player A2",
        "Player B1",
        "Player B2",
    ]
    assert rows["Strokes"] == ["3", "0", "3", "0", "0", "0"]
    assert "counts for the side, not for a player" in page.text


def test_faults_that_nobody_committed_have_no_row_but_dues_and_fouls() -> None:
    rows = numbers_of(page_of(sheet(TOSS, stroke(1))))

    assert {"Dues", "Fouls"} <= set(rows)
    assert "Time faults" not in rows
    assert "Median time per stroke" not in rows, "“Play” was not called"


def test_a_page_of_their_own_is_headed_by_the_match() -> None:
    page = read_page(_match_html(sheet(TOSS, *WHITE_BOARD), Paper.LETTER))

    assert page.all("h1")[0].text == "Player A1 – Player B1"
    lines = [line.text for line in page.all("p", "place")]
    assert lines == [
        "State Championship · Quarter-final · 21 November 2026",
        "In progress, 0–0 in games: no result yet.",
    ]
    assert page.all("title")[0].text == "Statistics: Player A1 – Player B1"
    assert "size: letter" in page.all("style")[0].text


def test_the_numbers_of_a_match_as_a_table() -> None:
    found = sheet(TOSS, *WHITE_BOARD, improper(1), setup=DOUBLES)

    rows = read_csv(_match_csv(found))

    assert tuple(rows[0]) == MATCH_STATISTICS_COLUMNS
    assert [(row["side"], row["seat"]) for row in rows] == [
        ("a", ""),
        ("b", ""),
        ("a", "a1"),
        ("b", "b1"),
        ("a", "a2"),
        ("b", "b2"),
    ]
    assert rows[2]["player"] == "Player A1"
    assert [row["strokes"] for row in rows] == ["3", "1", "3", "1", "0", "0"]
    assert [row["fouls"] for row in rows] == ["0", "1", "0", "1", "0", "0"]
    assert (rows[0]["men"], rows[0]["most_men_in_turn"], rows[0]["longest_turn_strokes"]) == ("9", "9", "3")
    assert (rows[0]["white_slams"], rows[0]["queens_covered"], rows[0]["boards_broken"]) == ("1", "1", "1")
    assert (rows[2]["strokes_timed"], rows[2]["median_ms"]) == ("2", "20000")
    assert len(read_csv(_match_csv(sheet(TOSS, stroke())))) == 2


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Asha", "ASHA", True),
        ("Asha  Rao ", "asha rao", True),
        ("Jos\u00e9", "Jose\u0301", True),
        ("Asha", "Ashok", False),
        ("Asha", "Asha R", False),
    ],
)
def test_names_are_the_same_but_for_case_and_spaces(one: str, other: str, same: bool) -> None:
    assert is_same_name(one, other) is same


def later(found: ScoreSheet, hour: int) -> ScoreSheet:
    """Returns the same sheet for a match that began at another hour."""
    return replace(found, started=f"2026-11-21T{hour:02}:00:00.000+05:30")


WON = sheet(TOSS, *WHITE_BOARD, *WHITE_BOARD, Conceded(Side.B, Concession.MATCH))
LOST = sheet(TOSS, stroke(1), Conceded(Side.B, Concession.MATCH), setup=with_names("Somebody", "PLAYER  A1"))
OPEN = sheet(TOSS, stroke(2), setup=DOUBLES)
OTHERS = sheet(TOSS, stroke(2), setup=with_names("Somebody", "Somebody else"))


def test_a_player_is_found_on_either_side_and_in_pairs() -> None:
    found = of(later(OPEN, 12), later(LOST, 11), later(WON, 10), OTHERS)

    assert [match.sheet for match in found.matches] == [later(WON, 10), later(LOST, 11), later(OPEN, 12)]
    assert [match.seat for match in found.matches] == [Seat.A1, Seat.B1, Seat.A1]
    assert [match.is_won for match in found.matches] == [True, False, None]
    assert (found.won, found.lost) == (1, 1)
    assert found.total.strokes == sum(match.statistics.strokes for match in found.matches) == 4


def test_the_page_of_a_player() -> None:
    page = read_page(_player_html(of(WON, LOST, OPEN)))

    assert page.all("h1")[0].text == "Player A1"
    assert [line.text for line in page.all("p", "place")] == ["Matches: 3, 1 won, 1 lost", "21 November 2026"]
    assert numbers_of(page)["Strokes"] == ["4"]
    rows = page.all("table")[-1].rows()
    assert [row[3] for row in rows[1:]] == ["won 0–0: 12–12", "lost 0–0: 0–0", "open 0–0: 0–0"]
    assert rows[1][:3] == ["21 November 2026", "State Championship, Quarter-final", "Player B1"]


def table_of(page: Element, begins: str) -> list[list[str]]:
    """Returns the rows of the table whose label starts with a text."""
    return next(
        table.rows()[1:] for table in page.all("table") if (table.attributes.get("aria-label") or "").startswith(begins)
    )


def test_a_player_has_percentages_and_opponents() -> None:
    again = replace(WON, setup=with_names("player a1", "PLAYER B1"))
    page = read_page(_player_html(of(later(WON, 10), later(LOST, 11), later(again, 12), later(OPEN, 13))))

    percentages = {row[0]: row[1:] for row in table_of(page, "Percentages")}
    assert percentages["Matches won"] == ["2", "3", "67 %"]
    assert percentages["Boards won"] == ["2", "4", "50 %"]
    assert percentages["Boards won with white"] == ["2", "2", "100 %"]
    assert percentages["Boards won with black"] == ["0", "2", "0 %"]
    against = [row[:6] for row in table_of(page, "Head to head")]
    assert [row[0] for row in against][1:] == ["Somebody", "Player B1 / Player B2"]
    assert against[0][1:] == ["2", "2", "0", "4", "2"]


def test_without_a_board_that_is_over_there_are_no_empty_tables() -> None:
    page = read_page(_player_html(of(OPEN)))

    assert all(len(table.rows()) > 1 for table in page.all("table"))


def test_a_player_of_whom_nothing_is_known() -> None:
    found = of(OTHERS, name="Nobody")

    page = read_page(_player_html(found))

    assert found.matches == ()
    assert page.all("h1")[0].text == "Nobody"
    assert "No matches found for this player." in page.text


def test_a_player_match_by_match_as_a_table() -> None:
    rows = read_csv(_player_csv(of(WON, LOST, OPEN)))

    assert tuple(rows[0]) == PLAYER_STATISTICS_COLUMNS
    assert [row["result"] for row in rows] == ["won", "lost", "open"]
    assert [row["opponents"] for row in rows] == ["Player B1", "Somebody", "Player B1 / Player B2"]
    assert [row["partner"] for row in rows] == ["", "", "Player A2"]
    assert [row["strokes"] for row in rows] == ["3", "0", "1"]
    for row in rows:
        by_colour = [int(row[f"boards_{colour}"]) for colour in ("white", "black")]
        assert sum(by_colour) == int(row["boards"])
        assert int(row["boards_won_white"]) + int(row["boards_won_black"]) == int(row["boards_won"])
    won = rows[0]
    assert (won["turns_with_men"], won["boards_won_white"], won["points_for"], won["points_against"]) != ("0",) * 4


def test_matches_without_a_time_come_last_and_other_zones_in_their_order() -> None:
    east = replace(WON, started="2026-11-21T10:00:00+05:30", match_id="east")
    west = replace(WON, started="2026-11-21T05:00:00+00:00", match_id="west")
    silent = replace(WON, started="", match_id="silent")

    assert [match.sheet.match_id for match in of(silent, west, east).matches] == ["east", "west", "silent"]


@pytest.mark.parametrize(
    ("time_ms", "words"),
    [(None, "–"), (0, "0.0 s"), (9_050, "9.1 s"), (59_949, "59.9 s"), (60_000, "1 min 00 s"), (125_900, "2 min 05 s")],
)
def test_a_duration_is_printed_in_seconds(time_ms: float | None, words: str) -> None:
    assert seconds_words(time_ms) == words


def test_an_average_is_printed_with_two_digits_or_a_dash() -> None:
    assert tuple(average_words(each) for each in (None, 1.005, 2)) == ("–", "1.00", "2.00")


def test_decimals_are_written_as_the_language_does() -> None:
    with speaking("de"):
        assert (average_words(2.5), seconds_words(9_050)) == ("2,50", "9,1 s")
