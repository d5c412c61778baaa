"""The printed log: short lines for ordinary strokes, full text for rulings and decisions."""

from carrom_desk.match.entry.entries import MatchAbandoned, WalkedOver
from carrom_desk.match.side import Side
from carrom_desk.reports.content import Emphasis, Piece
from carrom_desk.reports.document import as_json
from carrom_desk.reports.match_documents import Options, match_document
from carrom_desk.reports.sheet.log_page import log_page
from carrom_desk.reports.sheet_content import LogBoard, LogEntry, Weight
from tests.fakes import stroke
from tests.reports.sheets import TOSS, WHITE_BOARD, eventful, sheet


def entries_of(boards: tuple[LogBoard, ...]) -> dict[str, LogEntry]:
    return {entry.number: entry for board in boards for entry in board.entries}


def test_an_ordinary_stroke_is_a_short_line_without_its_laws() -> None:
    page = log_page(sheet(TOSS, stroke(2), stroke(), stroke(1), stroke(queen=True)))

    entries = entries_of(page.boards)
    assert entries["1"] == LogEntry("1", "1", "break: 2 white", turn="▶")
    assert entries["2"] == LogEntry("2", "1", "missed", turn="↷")
    assert (entries["4"].text, entries["4"].laws, entries["4"].turn) == ("Queen", "92", "▶")
    assert "not cited: 48, 44" in page.legend


def test_a_board_stands_between_its_score_before_and_what_came_of_it() -> None:
    first, second = log_page(sheet(TOSS, *WHITE_BOARD, stroke())).boards

    assert (first.title, first.about, first.score) == ("Game 1, board 1", "white: 1 Player A1 · 10:00:20", "0–0")
    assert first.foot == "Player A1 wins the board, 12 points (9 men, Queen 3) · 12–0 · 10:01:00 · 3 strokes"
    assert (second.score, second.foot) == ("12–0", "")
    assert "Turn passes" not in as_json(second), "its mark says it"


def test_a_board_that_was_broken_off_names_its_breaker() -> None:
    _, second = log_page(sheet(TOSS, *WHITE_BOARD, stroke(2), MatchAbandoned("The lights went out"))).boards

    assert second.about == "white: 2 Player B1 · 10:01:20"


def test_rulings_and_decisions_are_told_in_full_with_their_time() -> None:
    entries = entries_of(log_page(eventful()).boards)

    due, foul, decision, protest = (entries[number] for number in ("3", "5", "10", "16"))
    assert (due.weight, due.time, due.laws) == (Weight.RULING, "10:01:00", "73")
    assert "come back" in due.more
    assert "plays on" not in due.more
    assert foul.weight is Weight.RULING
    assert (decision.weight, decision.laws) == (Weight.DECISION, "")
    assert protest.weight is Weight.DECISION


def test_an_amendment_has_the_old_and_the_new_value_and_the_entry_the_new_one_alone() -> None:
    entries = entries_of(log_page(eventful()).boards)

    about, was, now = tuple(entries["9"].text)
    assert (about, was) == ("Entry 8 amended: ", Piece("1 black man pocketed", Emphasis.STRUCK))
    assert str(now).endswith("Reason: The push was seen late.")
    assert "1 black" not in str(entries["8"].text)


def test_a_walkover_takes_one_page_and_tells_nothing_that_players_did() -> None:
    document = match_document(sheet(WalkedOver(Side.A, "")), Options())

    (chapter,) = document.chapters
    assert [type(part).__name__ for part in chapter.parts] == ["ScorePage"]


def test_a_ruling_begins_with_a_capital_like_the_other_headings() -> None:
    page = log_page(sheet(TOSS, stroke(2), stroke(0, striker=True), stroke(0, striker=True)))
    told = [str(entry.text) for board in page.boards for entry in board.entries if entry.weight is Weight.RULING]

    assert told == ["Striker"] * 2
