"""Matches entered from paper: their report shows the boards, but no strokes."""

from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.exchange.paper_sheet import PaperRow, PaperSheet
from carrom_desk.exchange.typed_sheet import typed_sheet
from carrom_desk.match.history import Slam
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import Seat, Side
from tests.exchange.sol.sol_documents import ONE_GAME, exported
from tests.reports.sheets import sheet_of
from tests.reports.test_tables import as_csv, read_csv

A, B = Side.A, Side.B
ROWS = (
    PaperRow(Seat.A1, A, 9, A, slam=Slam.WHITE),
    PaperRow(Seat.B1, B, 4, A),
    PaperRow(Seat.A1, A, 7, A, points=10),
    PaperRow(Seat.B1, A, 2, A),
    PaperRow(Seat.A1, A, 1, B),
)
"""Totals 12, 4, 22, 24, 25."""
AT_TEN = "2026-11-21T10:00:00.000+05:30"
AT_ELEVEN = "2026-11-21T11:05:00.000+05:30"


def stored() -> StoredMatch:
    """Returns a match of one game that was umpired on paper, after saving and loading."""
    sheet = PaperSheet((ROWS,), started=AT_TEN, finished=AT_ELEVEN)
    record = typed_sheet(ONE_GAME, sheet).record
    return read_match(write_match(StoredMatch(MatchId("m1"), record.agreed, record.entries)))


def record() -> MatchRecord:
    """Returns its replayed record."""
    return replay_match(stored()).record


def test_the_points_are_men_and_queen() -> None:
    rows = read_csv(as_csv(sheet_of(record())))

    told = [(row["winner_side"], row["points_men"], row["points_queen"], row["points_awarded"]) for row in rows]
    assert told == [
        ("a", "9", "3", "0"),
        ("b", "4", "0", "0"),
        ("a", "7", "3", "0"),
        ("a", "2", "0", "0"),
        ("a", "1", "0", "0"),
    ]
    assert [(row["score_a"], row["score_b"]) for row in rows][-1] == ("25", "4")
    assert [row["slam"] for row in rows] == ["white", "", "", "", ""]


def test_a_match_from_paper_has_the_times_of_its_sheet() -> None:
    found = sheet_of(record())

    assert (found.started, found.finished) == (AT_TEN, AT_ELEVEN)
    assert all(logged.at for logged in record().entries), "a file always has a time"


def test_no_stroke_is_counted() -> None:
    found = sheet_of(record())
    numbers = found.statistics.sides

    assert (numbers.a.strokes, numbers.b.strokes) == (0, 0)
    assert (found.statistics.sides.a.strokes, found.statistics.sides.b.strokes) == (0, 0)
    assert (numbers.a.boards_won, numbers.a.queens, numbers.a.white_slams) == (4, 4, 1)
    assert (numbers.a.break_and_runs, numbers.b.break_and_runs) == (1, 0)


def test_sol_gets_every_board() -> None:
    _, (tourney,) = exported(stored())
    (match,) = tourney["matches"]

    assert (match["score1"], match["score2"], match["breaker"]) == (25, 4, "1")
    assert [(board["coins1"], board["coins2"], board["queen"]) for board in match["boards"]] == [
        (9, 0, "1"),
        (0, 4, "1"),
        (7, 0, "1"),
        (2, 0, "1"),
        (1, 0, "2"),
    ]
