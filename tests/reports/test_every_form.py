"""Values read back from every format equal the replay, for random matches."""

import csv
import io

from hypothesis import given

from carrom_desk.match.effects.outcome import outcome_of
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.record import MatchRecord, standing_entries
from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.match.state import MatchState
from carrom_desk.reports.output.workbook import as_xlsx
from carrom_desk.reports.statistics_tables import match_statistics_table
from carrom_desk.reports.tables import boards_table, csv_of, strokes_table
from tests.reports.generated import SEEDS, few, generated
from tests.reports.page import Element, page_of
from tests.reports.sheets import sheet_of
from tests.reports.test_tables import read_csv, read_workbook, written

Games = list[tuple[int, tuple[BoardRecord, ...]]]


def games_of(state: MatchState) -> Games:
    """Returns the boards of every finished game."""
    found = [(game.number, game.boards) for game in state.history]
    game = state.last_game
    return found if game is None else [*found, (game.number, game.boards)]


def boards_of(state: MatchState) -> list[tuple[int, BoardRecord]]:
    return [(number, board) for number, boards in games_of(state) for board in boards]


@given(SEEDS)
@few(4)
def test_the_table_of_boards_has_each_board_of_the_match(seed: int) -> None:
    record = generated(seed)

    rows = [row for row in read_csv(csv_of(boards_table(sheet_of(record)))) if row["board"]]

    expected = boards_of(record.state)
    assert len(rows) == len(expected)
    for row, (game, board) in zip(rows, expected, strict=True):
        assert (int(row["game"]), int(row["board"])) == (game, board.number)
        assert (row["break_side"], row["winner_side"]) == (
            board.breaker.side.value,
            board.winner and board.winner.value,
        )
        assert int(row["points"]) == board.points
        parts = ("points_queen", "points_men", "points_awarded", "points_demanded")
        assert sum(int(row[part]) for part in parts) == board.points
        assert int(row["points_demanded"]) == board.demanded
        assert row["queen_side"] == (board.queen.value if board.queen else "")
        assert row["slam"] == (board.slam.value if board.slam else "")
        assert (int(row["score_a"]), int(row["score_b"])) == (board.score.a, board.score.b)


@given(SEEDS)
@few(4)
def test_the_table_of_strokes_has_each_entry_and_its_status(seed: int) -> None:
    record = generated(seed)

    rows = read_csv(csv_of(strokes_table(sheet_of(record))))

    assert [int(row["number"]) for row in rows] == list(range(len(record.entries)))
    assert [(row["at"], int(row["elapsed_ms"] or 0)) for row in rows] == [
        (logged.at, logged.elapsed_ms) for logged in record.entries
    ]
    counts = {row.number for row in standing_entries(record) if not row.is_impossible}
    told = {"stands", "amended", "judged_anew"}
    assert {int(row["number"]) for row in rows if row["status"] in told} == counts


@given(SEEDS)
@few(12)
def test_the_workbook_holds_the_tables(seed: int) -> None:
    found = sheet_of(generated(seed))

    pages = read_workbook(as_xlsx(found))

    for title, text in (
        ("Boards", csv_of(boards_table(found))),
        ("Strokes", csv_of(strokes_table(found))),
        ("Statistics", csv_of(match_statistics_table(found))),
    ):
        lines = list(csv.reader(io.StringIO(text, newline="")))
        assert written(pages[title]) == lines
    match = {row[0]: row[1] for row in pages["Match"][1:]}
    assert (match["games_a"], match["games_b"]) == (found.outcome.games.a, found.outcome.games.b)
    assert match["status"] == found.status.value


def card_of(page: Element, record: MatchRecord) -> list[list[list[str]]]:
    """Returns the rows of finished boards in every game's card."""
    counts = [len(boards) for _, boards in games_of(record.state)]
    cards = [card.rows()[2:] for card in page.all("table", "card")]
    assert len(cards) == len(counts)
    return [rows[:count] for rows, count in zip(cards, counts, strict=True)]


@given(SEEDS)
@few(4)
def test_the_card_on_the_page(seed: int) -> None:
    record = generated(seed)
    found = sheet_of(record)
    page = page_of(found)

    for rows, (_, boards) in zip(card_of(page, record), games_of(record.state), strict=True):
        before = NOUGHT
        for row, board in zip(rows, boards, strict=True):
            assert row[0].split()[0] == str(board.number)
            sides = dict(zip(Side, (row[2:7], row[7:12]), strict=True))
            for side in Side:
                *counted, points, total = sides[side]
                assert total == str(board.score.of(side))
                assert points == (str(board.points) if side is board.winner else "Nil")
                parts = sum(int(cell) for cell in counted if cell.isdigit())
                assert parts == (board.points if side is board.winner else 0)
            assert board.winner is not None
            gained = board.score.of(board.winner) - before.of(board.winner)
            assert gained == min(board.points, record.setup.competition.points - before.of(board.winner))
            before = board.score


@given(SEEDS)
@few(4)
def test_the_head_the_tally_and_the_log_on_the_page(seed: int) -> None:
    record = generated(seed)
    state, found = record.state, sheet_of(record)
    page = page_of(found)

    scores = [score.text for score in page.all("p", "scores")[0].all("span")]
    assert scores[: len(state.history)] == [f"{game.score.a}–{game.score.b}" for game in state.history]
    outcome = page.all("p", "outcome")[0].text
    has_won = " wins the match" in outcome or outcome.startswith("Walkover")
    assert has_won is (outcome_of(state).winner is not None)
    log = [int(line.all("span")[0].text) for line in page.all("li")]
    assert log == list(range(len(record.entries)))
    tables = {table.attributes.get("aria-label"): table.rows() for table in page.all("table", "list")}
    told = {row[0]: row[1:] for row in tables.get("Statistics", [])}
    if "Strokes" in told:
        strokes = [str(found.statistics.sides.of(side).strokes) for side in Side]
        assert told["Strokes"][:2] == strokes
